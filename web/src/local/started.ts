/** Whether Python runs in this page, or could not be started; apart, so that who asks need not load it. */
export const started = { here: false, failed: false };
