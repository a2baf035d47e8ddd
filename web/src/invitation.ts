import { at } from "./base";

/** What a guest opens to sit down. */
export const invitation = (link: string): string => `${location.origin}${at("/join")}#${link}`;

/** A link that names this computer as every computer names itself leads nobody else here. */
export const hereOnly = ["localhost", "127.0.0.1", "[::1]"].includes(location.hostname);
