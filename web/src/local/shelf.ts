// Where this browser keeps its tables: IndexedDB, one document a table.
import { isText } from "../checks";

const NAME = "reihum";
const STORE = "tables";

/** What became of a table that was to be kept; unkept if this browser keeps none, or has no room. */
export type Kept = "kept" | "unkept" | "removed";

/** The tables that are kept here; a browser that forbids it keeps nothing and says so. */
export class Shelf {
  private constructor(private readonly database: IDBDatabase | null) {}

  static async open(): Promise<Shelf> {
    try {
      const request = indexedDB.open(NAME, 1);
      request.onupgradeneeded = () => request.result.createObjectStore(STORE);
      return new Shelf(await settled(request));
    } catch {
      return new Shelf(null);
    }
  }

  /** Every table that is kept, as it was given. */
  async all(): Promise<string[]> {
    if (!this.database) return [];
    try {
      const found: unknown[] = await settled(this.database.transaction(STORE).objectStore(STORE).getAll());
      return found.filter(isText);
    } catch {
      return [];
    }
  }

  /** One table as it was given; "" if it is not there, undefined if this browser cannot look. */
  async one(id: string): Promise<string | undefined> {
    if (!this.database) return undefined;
    try {
      const found: unknown = await settled(this.database.transaction(STORE).objectStore(STORE).get(id));
      return isText(found) ? found : "";
    } catch {
      return undefined;
    }
  }

  /** Keep a table; unless it is not a new one, and another page has removed it. */
  async keep(id: string, document: string, fresh: boolean): Promise<Kept> {
    let removed = false;
    const written = await this.write((store) => {
      const before = store.count(id); // in the same transaction, so that nobody can come between
      before.onsuccess = () => {
        removed = !fresh && before.result === 0;
        if (!removed) store.put(document, id);
      };
    });
    return removed ? "removed" : written;
  }

  async remove(id: string): Promise<Kept> {
    return this.write((store) => store.delete(id));
  }

  async clear(): Promise<Kept> {
    return this.write((store) => store.clear());
  }

  private async write(change: (store: IDBObjectStore) => void): Promise<Kept> {
    if (!this.database) return "unkept";
    try {
      const transaction = this.database.transaction(STORE, "readwrite", { durability: "strict" });
      change(transaction.objectStore(STORE));
      await new Promise<void>((resolve, reject) => {
        transaction.oncomplete = () => resolve();
        transaction.onabort = transaction.onerror = () => reject(transaction.error ?? new Error("aborted"));
      });
      return "kept";
    } catch {
      return "unkept";
    }
  }
}

function settled<Result>(request: IDBRequest<Result>): Promise<Result> {
  return new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error ?? new Error("no database"));
  });
}
