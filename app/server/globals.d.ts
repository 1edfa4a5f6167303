/** Changes with the texts; see vite.config.ts. */
declare const __LOCALES_VERSION__: string;

// `var` is what puts a name on globalThis.
/* eslint-disable no-var */
/** Set by the app, awaited by the guard when the process stops. */
declare var __shopShutdown: (() => Promise<void>) | undefined;
