/** Changes with the texts; see vite.config.ts. */
declare const __LOCALES_VERSION__: string;

// Their types would bring those of Express.
declare module "compression";
declare module "proxy-addr";
