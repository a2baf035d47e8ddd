/** Whether Python runs in this page; apart, so that who asks need not load it. */
export const started = { here: false };
