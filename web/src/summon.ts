import { settings } from "./settings.svelte";
import { play } from "./sound";

/** Whether this browser can tell somebody something who looks elsewhere. */
export const canNotify = "Notification" in window;

/** Ask the person, who has just wished for it, whether this page may notify them. */
export async function allowed(): Promise<boolean> {
  return canNotify && (await Notification.requestPermission()) === "granted";
}

/** Call somebody back who looks elsewhere: by a sound, and by a notification if that is wished for. */
export function summon(text: string): void {
  if (!document.hidden && document.hasFocus()) return;
  play("chime");
  if (!settings.notify || !canNotify || Notification.permission !== "granted") return;
  const wishes = { tag: "reihum-turn", icon: markedIcon(false) };
  try {
    const notice = new Notification(text, wishes);
    notice.onclick = () => {
      window.focus();
      notice.close();
    };
  } catch {
    // Browsers on phones want it to come from the service worker.
    void navigator.serviceWorker?.getRegistration().then((found) => found?.showNotification(text, wishes));
  }
}

const link = document.querySelector<HTMLLinkElement>("link[rel=icon]");
const plain = link?.href ?? "";

function markedIcon(marked: boolean): string {
  return marked ? plain.replace("icon.svg", "icon-turn.svg") : plain;
}

/** The icon of the tab, with a dot in it or without. */
export function markIcon(marked: boolean): void {
  if (link) link.href = markedIcon(marked);
}
