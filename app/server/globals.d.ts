/** Changes with the texts; see vite.config.ts. */
declare const __LOCALES_VERSION__: string;
