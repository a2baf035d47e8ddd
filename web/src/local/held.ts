// What one page of a browser has alone: the others wait until it goes.

export type Release = () => void;

const PATIENCE = 500; // milliseconds in which a page answers that has it

/** Have this alone; null if it was no longer wanted before that. While another page has it, that is told. */
export function held(name: string, wanted: AbortSignal, taken: () => void): Promise<Release | null> {
  return navigator.locks ? byLock(name, wanted, taken) : byAsking(name, wanted, taken);
}

async function byLock(name: string, wanted: AbortSignal, taken: () => void): Promise<Release | null> {
  const free = await lock(name, { ifAvailable: true });
  if (free) return free;
  taken();
  return lock(name, { signal: wanted }).catch(() => null);
}

function lock(name: string, how: LockOptions): Promise<Release | null> {
  return new Promise((resolve, reject) => {
    const until = (granted: Lock | null): Promise<void> | void => {
      if (!granted) return resolve(null);
      return new Promise((release) => resolve(release));
    };
    navigator.locks.request(name, how, until).catch(reject);
  });
}

/** Without https a browser has no locks, so pages ask each other. */
async function byAsking(name: string, wanted: AbortSignal, taken: () => void): Promise<Release | null> {
  const channel = new BroadcastChannel(name);
  while (await someone(channel)) {
    taken();
    await freed(channel, wanted);
    if (!wanted.aborted) continue;
    channel.close();
    return null;
  }
  channel.onmessage = ({ data }) => data === "who" && channel.postMessage("me");
  const release = (): void => {
    removeEventListener("pagehide", release);
    channel.postMessage("free");
    channel.close();
  };
  addEventListener("pagehide", release);
  return release;
}

function someone(channel: BroadcastChannel): Promise<boolean> {
  return new Promise((resolve) => {
    channel.onmessage = ({ data }) => data === "me" && resolve(true);
    channel.postMessage("who");
    setTimeout(() => resolve(false), PATIENCE);
  });
}

function freed(channel: BroadcastChannel, wanted: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    channel.onmessage = ({ data }) => data === "free" && resolve();
    wanted.addEventListener("abort", () => resolve());
    if (wanted.aborted) resolve();
  });
}
