// Where this browser keeps its tables: IndexedDB, one document a table.
import { isText } from "../checks";

const NAME = "reihum";
const STORE = "tables";

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

  /** One table as it was given; undefined if it is not kept. */
  async one(id: string): Promise<string | undefined> {
    if (!this.database) return undefined;
    try {
      const found: unknown = await settled(this.database.transaction(STORE).objectStore(STORE).get(id));
      return isText(found) ? found : undefined;
    } catch {
      return undefined;
    }
  }

  /** Keep a table; false if this browser does not, or has no room. */
  async keep(id: string, document: string): Promise<boolean> {
    return this.write((store) => store.put(document, id));
  }

  async remove(id: string): Promise<boolean> {
    return this.write((store) => store.delete(id));
  }

  async clear(): Promise<boolean> {
    return this.write((store) => store.clear());
  }

  private async write(change: (store: IDBObjectStore) => IDBRequest): Promise<boolean> {
    if (!this.database) return false;
    try {
      const transaction = this.database.transaction(STORE, "readwrite", { durability: "strict" });
      change(transaction.objectStore(STORE));
      await new Promise<void>((resolve, reject) => {
        transaction.oncomplete = () => resolve();
        transaction.onabort = transaction.onerror = () => reject(transaction.error ?? new Error("aborted"));
      });
      return true;
    } catch {
      return false;
    }
  }
}

function settled<Result>(request: IDBRequest<Result>): Promise<Result> {
  return new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error ?? new Error("no database"));
  });
}
