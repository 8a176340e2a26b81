/** Leaves the app for a page of the server (sign-in, sign-out): a full navigation, no client route. */
export const leaveFor = (path: string): void => window.location.assign(path);

/** Loads this page again from the server. */
export const reload = (): void => window.location.reload();
