/** Every address of the shop, one line each. */
export const paths = {
  home: () => "/",
  products: () => "/produse",
  category: (category: string) => `/produse/${category}`,
  product: (category: string, number: number) => `/produse/${category}/${number}`,
  planner: () => "/proiecteaza",
  planBasis: (rules: number, language: string) =>
    `/proiecteaza/date?${new URLSearchParams({ reguli: String(rules), lng: language })}`,
  cart: () => "/cos",
  checkout: () => "/finalizare-comanda",
  checkoutReview: () => "/finalizare-comanda/verificare",
  /** Without a query the address that a customiser's fields are sent to. */
  inYourRoom: (design = "") => `/in-camera${design && `?${design}`}`,
  gallery: () => "/galerie",
  about: () => "/despre",
  contact: (subject?: string) =>
    subject ? `/contact?subiect=${encodeURIComponent(subject)}` : "/contact",
  newsletter: () => "/newsletter",
  subscription: (token: string) => `/newsletter/${token}`,
  terms: () => "/termeni",
  privacy: () => "/confidentialitate",
  cookies: () => "/cookies",
  accessibility: () => "/accesibilitate",
  /** The notice on the legal guarantee, below the terms. */
  legalGuarantee: () => "/termeni#garantie-legala",
  withdrawal: () => "/retragere",
  /** The withdrawal from an order that one may see, and the receipt of a statement. */
  orderWithdrawal: (token: string) => `/comanda/${token}/retragere`,
  withdrawalReceipt: (token: string) => `/retragere/${token}`,
  order: (token: string) => `/comanda/${token}`,
  /** A document of an order that one may see, and its file. */
  orderDocument: (token: string, id: string) => `/comanda/${token}/documente/${id}`,
  orderDocumentFile: (token: string, id: string) => `/comanda/${token}/documente/${id}/pdf`,
  /** Where what an order owes is paid by card, or an attempt to do so. */
  cardPayment: (token: string, attempt = "") =>
    `/comanda/${token}/plata${attempt && `/${attempt}`}`,
  /** A text as somebody accepted it. */
  acceptedText: (id: string) => `/texte-acceptate/${id}`,
  assistant: () => "/asistent",
  consultant: () => "/asistent/consultant",
  chat: () => "/chat",
  assistantKey: () => "/configurare-api",
  signIn: () => "/autentificare",
  /** The second step of signing in, and where a signed-in person proves their identity again. */
  secondStep: (returnTo: string) => `/autentificare/cod${backTo(returnTo)}`,
  proveAgain: (returnTo: string) => `/autentificare/din-nou${backTo(returnTo)}`,
  passkeyChallenge: () => "/autentificare/cheie",
  signUp: () => "/inregistrare",
  requestConfirmation: () => "/confirmare-email",
  confirmEmail: (token: string) => `/confirmare-email/${token}`,
  resetPassword: () => "/resetare-parola",
  choosePassword: (token: string) => `/resetare-parola/${token}`,
  profile: () => "/cont/profil",
  address: (id: string) => `/cont/adrese/${id}`,
  newAddress: () => "/cont/adrese/noua",
  security: (returnTo = "") => `/cont/securitate${backTo(returnTo)}`,
  recoveryCodes: (returnTo = "") => `/cont/securitate/coduri${backTo(returnTo)}`,
  orders: () => "/cont/comenzi",
  customerOrder: (number: string) => `/cont/comenzi/${number}`,
  accountData: () => "/cont/date",
  accountExport: () => "/cont/date/descarca",
  signOut: () => "/deconectare",
  admin: () => "/admin",
  adminProducts: () => "/admin/produse",
  adminProductNew: () => "/admin/produse/nou",
  adminProduct: (id: string) => `/admin/produse/${id}`,
  adminProductDeletion: (id: string) => `/admin/produse/${id}/stergere`,
  adminProductCopy: (id: string) => `/admin/produse/${id}/dublare`,
  adminProductsExport: () => "/admin/produse/export",
  adminImports: () => "/admin/produse/import",
  adminImport: (id: string) => `/admin/produse/import/${id}`,
  adminBulkChanges: () => "/admin/modificari",
  adminBulkChange: (id: string) => `/admin/modificari/${id}`,
  adminCategories: () => "/admin/categorii",
  adminCategoryNew: () => "/admin/categorii/nou",
  adminCategory: (id: string) => `/admin/categorii/${id}`,
  adminCategoryDeletion: (id: string) => `/admin/categorii/${id}/stergere`,
  adminOptions: () => "/admin/materiale",
  adminOptionNew: (kind: string) => `/admin/materiale/${kind}/nou`,
  adminOption: (kind: string, id: string) => `/admin/materiale/${kind}/${id}`,
  /** Where the photograph of a kind of piece in a material is sent. */
  adminDecorPicture: (id: string, kind: string) =>
    `/admin/materiale/material/${id}?fotografie=${kind}`,
  /** The construction rules, or another book of the workshop. */
  adminWorkshop: (book = "") => `/admin/atelier${book && `/${book}`}`,
  adminTranslations: (subject: string, id: string) => `/admin/traduceri/${subject}/${id}`,
  adminAssistant: () => "/admin/asistent",
  adminJournal: () => "/admin/jurnal",
  adminOrders: () => "/admin/comenzi",
  adminOrdersFile: () => "/admin/comenzi.csv",
  adminOrder: (number: string) => `/admin/comenzi/${number}`,
  /** Whom the documents of an order name from now on. */
  orderBilling: (number: string) => `/admin/comenzi/${number}/facturare`,
  adminDocuments: () => "/admin/documente",
  adminDocument: (id: string) => `/admin/documente/${id}`,
  adminDocumentFile: (id: string) => `/admin/documente/${id}/pdf`,
  documentSeries: () => "/admin/documente/serii",
  /** The invoices of a period for e-Factura, and one of them by its id. */
  eInvoices: () => "/admin/documente/e-factura",
  eInvoicesFile: () => "/admin/documente/e-factura.zip",
  eInvoice: (id: string) => `/admin/documente/${id}/e-factura`,
  eInvoiceFile: (id: string) => `/admin/documente/${id}/e-factura.xml`,
  /** The workshop package of an order, or of several by their query, and its files. */
  orderPackage: (number = "") => `/admin/comenzi/${number && `${number}/`}pachet`,
  packageFile: (file: "pachet.pdf" | "pachet.zip" | "taiere.csv" | "etichete.pdf", number = "") =>
    `/admin/comenzi/${number && `${number}/`}${file}`,
  assemblyStep: (number: string, line: number, step: number) =>
    `/admin/comenzi/${number}/pachet/${line}/${step}`,
  /** The boards of an order, those that wait for a step, and one of them by its id. */
  orderBoards: (number: string, waiting = "") =>
    `/admin/comenzi/${number}/placi${waiting && `?pas=${waiting}`}`,
  adminBoard: (id: string) => `/admin/placi/${id}`,
  orderCost: (number: string) => `/admin/comenzi/${number}/cost`,
  /** The orders in the workshop, and a month's figures; the current one without a month. */
  production: () => "/admin/productie",
  productionFigures: (month = "") => `/admin/productie/cifre${month && `?luna=${month}`}`,
  adminBatches: () => "/admin/loturi",
  adminBatch: (id: string) => `/admin/loturi/${id}`,
  /** The cuts of a batch as pages for the saw, and one of its sheets as a drawing. */
  batchCuts: (id: string) => `/admin/loturi/${id}/taieri.pdf`,
  batchSheet: (id: string, sheet: string) => `/admin/loturi/${id}/foaie/${sheet}`,
  adminOffcuts: () => "/admin/resturi",
  offcutLabel: (id: string) => `/admin/resturi/${id}/eticheta.pdf`,
  stock: () => "/admin/stoc",
  stockItem: (key: string) => `/admin/stoc/${encodeURIComponent(key)}`,
  /** What has to be bought: for a batch, or for the least stock alone. */
  stockOrderFile: (batch = "") => `/admin/stoc.csv${batch && `?lot=${batch}`}`,
  /** The statements of the bank, one of them, the banks and one of those; a new one is `nou`. */
  adminStatements: () => "/admin/extrase",
  adminStatement: (id: string, query = "") => `/admin/extrase/${id}${query && `?${query}`}`,
  adminBanks: () => "/admin/extrase/banci",
  adminBank: (id: string) => `/admin/extrase/banci/${id}`,
  /** The journals for the accountant, and one of them as a file; the last month without a query. */
  adminAccounts: (query = "") => `/admin/contabilitate${query && `?${query}`}`,
  accountsFile: (file: string, query = "") => `/admin/contabilitate/${file}${query && `?${query}`}`,
  /** The keys for payments by card, or what such payments leave for the desk. */
  adminCards: (list: "" | "/de-rezolvat" = "") => `/admin/plati${list}`,
  adminWithdrawals: () => "/admin/retrageri",
  adminWithdrawal: (id: string) => `/admin/retrageri/${id}`,
  adminMessages: () => "/admin/mesaje",
  adminMessage: (id: string) => `/admin/mesaje/${id}`,
  adminMessageFile: (id: string) => `/admin/mesaje/${id}/fisier`,
  adminReviews: () => "/admin/recenzii",
  adminUsers: () => "/admin/utilizatori",
  adminUser: (id: string) => `/admin/utilizatori/${id}`,
  adminNewsletter: () => "/admin/newsletter",
  adminNewsletterFile: () => "/admin/newsletter.csv",
  adminGallery: () => "/admin/galerie",
  adminGalleryImage: (id: string) => `/admin/galerie/${id}`,
  adminPages: () => "/admin/pagini",
  adminPage: (page: string) => `/admin/pagini/${page}`,
  adminLaunch: () => "/admin/lansare",
  adminOfficialPictures: () => "/admin/lansare/imagini",
  adminOpening: () => "/admin/lansare/deschidere",
  adminSettings: () => "/admin/setari",
  drawing: () => "/desen",
  plannedDrawing: () => "/desen/proiect",
  /** The model of a design, catalogue or planned, for 3D views and for the room. */
  glb: () => "/desen.glb",
  usdz: () => "/desen.usdz",
  /** The picture of a design, catalogue or planned, for where it is shared or mailed. */
  shareCard: () => "/desen.jpg",
  orderedDrawing: (line: string) => `/desen/${line}`,
  picture: (file: string) => `/imagini/${file}`,
  officialPicture: (name: string, version: string) => `/imagini/oficiale/${name}/${version}`,
  language: () => "/limba",
  economicMode: () => "/mod-economic",
  textGroup: (language: string, group: string) => `/locales/${language}/${group}.json`,
  sitemap: () => "/sitemap.xml",
  robots: () => "/robots.txt",
  manifest: () => "/manifest.webmanifest",
  health: () => "/healthz",
  readiness: () => "/readyz",
};

/** The page to return to, as a query parameter. */
function backTo(returnTo: string): string {
  return returnTo === "" ? "" : `?${new URLSearchParams({ returnTo }).toString()}`;
}
