import "@fontsource-variable/commissioner/wght.css";
import "./style/tokens.css";
import "./style/page.css";

import { mount } from "svelte";

import App from "./App.svelte";
import { at } from "./base";
import { started } from "./local/started";
import { SITE } from "./router.svelte";
import { settings } from "./settings.svelte";
import { chooseLanguage } from "./texts.svelte";

// Where all is kept here already, nothing is loaded before the page is: Python starts beside it.
if (SITE && navigator.serviceWorker?.controller) void import("./local/here.svelte").then(({ warmUp }) => warmUp());
await chooseLanguage(settings.language);
document.querySelector(".waiting")?.remove();
mount(App, { target: document.body });

if ("serviceWorker" in navigator && import.meta.env.PROD) {
  if (SITE) await started.settled; // who has tapped need not wait while all is fetched and unpacked to be kept
  // Without a network there is nothing to register; what was kept before still opens.
  navigator.serviceWorker.register(at("/worker.js")).catch(() => undefined);
}
