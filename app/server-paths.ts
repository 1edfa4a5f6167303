/** Addresses of the shop that the server alone writes; no browser carries them. */
export const serverPaths = {
  sitemap: () => "/sitemap.xml",
  robots: () => "/robots.txt",
  health: () => "/healthz",
  readiness: () => "/readyz",
  /** The receipt of a statement of withdrawal. */
  withdrawalReceipt: (token: string) => `/retragere/${token}`,
  /** A document of an order that one may see. */
  orderDocument: (token: string, id: string) => `/comanda/${token}/documente/${id}`,
  /** A picture of a delivery, for who may see the order's page. */
  handoverPicture: (token: string, picture: string) => `/comanda/${token}/fotografii/${picture}`,
  officialPicture: (name: string, version: string) => `/imagini/oficiale/${name}/${version}`,
};
