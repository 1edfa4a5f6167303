/** Addresses of the shop that the server alone writes; no browser carries them. */
export const serverPaths = {
  sitemap: () => "/sitemap.xml",
  robots: () => "/robots.txt",
  securityTxt: () => "/.well-known/security.txt",
  /** A feed of ready-made pieces for Google or Meta. */
  feed: (file: string) => `/feed/${file}`,
  health: () => "/healthz",
  readiness: () => "/readyz",
  /** What the search field suggests; a page says it to its script. */
  searchSuggestions: () => "/cautare/sugestii",
  /** The receipt of a statement of withdrawal. */
  withdrawalReceipt: (token: string) => `/retragere/${token}`,
  /** A document of an order that one may see. */
  orderDocument: (token: string, id: string) => `/comanda/${token}/documente/${id}`,
  /** A picture of a delivery, for whoever may see the order's page. */
  handoverPicture: (token: string, picture: string) => `/comanda/${token}/fotografii/${picture}`,
  /** Pieces side by side, each named as `modelQuery` writes it. */
  compare: () => "/compara",
  /** Where a kitchen or a vanity along a wall is planned. */
  runPlanner: () => "/proiecteaza/bucatarie",
  /** A list of saved pieces, by the link that was mailed. */
  savedList: (token: string) => `/salvate/${token}`,
  /** A design that was shared. */
  savedDesign: (code: string) => `/model/${code}`,
  swatches: () => "/mostre",
  /**
   * Where visitors ask to hear when a sold-out piece is back (by its query), or an alert (behind a slash, its
   * token).
   */
  stockAlert: (rest: string) => `/anunta-ma${rest}`,
  /** The questions about a product, and where one is asked. */
  questions: (category: string, number: number) => `/produse/${category}/${number}/intrebari`,
  officialPicture: (name: string, version: string) => `/imagini/oficiale/${name}/${version}`,
  /** Where the photograph of a kind of piece in a material is sent. */
  officeDecorPicture: (id: string, kind: string) =>
    `/admin/materiale/material/${id}?fotografie=${kind}`,
  /** A step of putting a piece of an order together, as a drawing. */
  assemblyStep: (number: string, line: number, step: number) =>
    `/admin/comenzi/${number}/pachet/${line}/${step}`,
  /** A board of an order's piece that is cut obliquely, as a drawing. */
  slantedBoard: (number: string, line: number, board: number) =>
    `/admin/comenzi/${number}/pachet/${line}/oblic-${board}`,
  /** One of a batch's sheets as a drawing. */
  batchSheet: (id: string, sheet: string) => `/admin/loturi/${id}/foaie/${sheet}`,
  /** A photograph of a request for a quote. */
  officeQuotePicture: (id: string, picture: string) => `/admin/oferte/${id}/foto/${picture}`,
  /** How many visitors look, plan and order, as a file. */
  officeFiguresFile: (query: string) => `/admin/cifre.csv${query}`,
};
