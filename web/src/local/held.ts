// What one page of a browser has alone: the others wait until it goes.

export type Release = () => void;

const PATIENCE = 500; // milliseconds in which a page answers that has it
const AGAIN = 2000; // milliseconds until a page that waits asks again

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

/** What pages say to each other: one asks by a number that it has drawn, and is told that another one goes first. */
type Said = { who: number } | { taken: number } | "free";

/** Without https a browser has no locks, so pages ask each other. */
async function byAsking(name: string, wanted: AbortSignal, taken: () => void): Promise<Release | null> {
  const channel = new BroadcastChannel(name);
  const say = (said: Said): void => channel.postMessage(said);
  const number = Math.random();
  while (await someone(channel, say, number)) {
    taken();
    await freed(channel, wanted);
    if (!wanted.aborted) continue;
    channel.close();
    return null;
  }
  channel.onmessage = ({ data }: MessageEvent<Said>) => {
    if (data === "free") return;
    if ("who" in data) say({ taken: data.who });
    else if (data.taken === number) location.reload(); // the one who has it was slow to answer
  };
  const release = (): void => {
    removeEventListener("pagehide", goes);
    say("free");
    channel.close();
  };
  const goes = (): void => {
    release();
    addEventListener("pageshow", () => location.reload()); // a browser may keep the page as it is, for the way back
  };
  addEventListener("pagehide", goes);
  return release;
}

/** Whether another page has it, or asks at this moment and has the lower number. */
function someone(channel: BroadcastChannel, say: (said: Said) => void, number: number): Promise<boolean> {
  return new Promise((resolve) => {
    channel.onmessage = ({ data }: MessageEvent<Said>) => {
      if (data === "free") return;
      if ("taken" in data) data.taken === number && resolve(true);
      else if (data.who < number) resolve(true);
      else say({ taken: data.who });
    };
    say({ who: number });
    // In two halves: a page that was busy hears what came meanwhile before it goes on.
    setTimeout(() => setTimeout(() => resolve(false), PATIENCE / 2), PATIENCE / 2);
  });
}

/** Until it may be free: a page says so when it goes, unless it crashed. */
function freed(channel: BroadcastChannel, wanted: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    channel.onmessage = ({ data }: MessageEvent<Said>) => data === "free" && resolve();
    wanted.addEventListener("abort", () => resolve());
    if (wanted.aborted) resolve();
    setTimeout(resolve, AGAIN);
  });
}
