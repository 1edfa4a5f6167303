/** Every address of the back office, one line each; who only shops does not carry them. */
export const adminPaths = {
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
  /** Where the promised day of an order's delivery is moved. */
  orderPromise: (number: string) => `/admin/comenzi/${number}/termen`,
  /** The documents, one by its id, and its files; their series and e-Factura's list by their own names. */
  adminDocument: (
    id: "" | "serii" | "e-factura" | "e-factura.zip" | (string & {}) = "",
    part = "",
  ) => `/admin/documente${id && `/${id}`}${part && `/${part}`}`,
  /** The drawings of an order that its customer approves, one by its id, and its files behind that. */
  orderDrawings: (number: string, rest = "") => `/admin/comenzi/${number}/desene${rest}`,
  /** The delivery note of an order, its pictures of the delivery, and one of them behind that. */
  orderHandover: (number: string, place: "predare" | "fotografii", rest = "") =>
    `/admin/comenzi/${number}/${place}${rest}`,
  /** The workshop package of an order, or of several by their query, and its files. */
  orderPackage: (number = "") => `/admin/comenzi/${number && `${number}/`}pachet`,
  packageFile: (file: "pachet.pdf" | "pachet.zip" | "taiere.csv" | "etichete.pdf", number = "") =>
    `/admin/comenzi/${number && `${number}/`}${file}`,
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
  /** The cuts of a batch as pages for the saw. */
  batchCuts: (id: string) => `/admin/loturi/${id}/taieri.pdf`,
  adminOffcuts: () => "/admin/resturi",
  offcutLabel: (id: string) => `/admin/resturi/${id}/eticheta.pdf`,
  stock: () => "/admin/stoc",
  stockItem: (key: string) => `/admin/stoc/${encodeURIComponent(key)}`,
  /** What has to be bought: for a batch, or for the least stock alone. */
  stockOrderFile: (batch = "") => `/admin/stoc.csv${batch && `?lot=${batch}`}`,
  /** The statements of the bank, one of them, the banks and one of those; a new one is `nou`. */
  adminStatements: () => "/admin/extrase",
  adminStatement: (id: string, query = "") => `/admin/extrase/${id}${query}`,
  adminBanks: () => "/admin/extrase/banci",
  adminBank: (id: string) => `/admin/extrase/banci/${id}`,
  /** The journals for the accountant, and one of them as a file; the last month without a query. */
  adminAccounts: (query = "") => `/admin/contabilitate${query && `?${query}`}`,
  accountsFile: (file: string, query = "") => `/admin/contabilitate/${file}${query && `?${query}`}`,
  /** The keys for payments by card, or what such payments leave for the desk. */
  adminCards: (list: "" | "/de-rezolvat" = "") => `/admin/plati${list}`,
  /** The words of the search, and behind a slash the language and the kind of a list. */
  adminSearch: (list = "") => `/admin/cautare${list}`,
  /** The swatches to send and those in stock, or the labels of the parcels. */
  adminSwatches: (place: "" | "/etichete" = "", query = "") => `/admin/mostre${place}${query}`,
  /** The discount codes, and one of them; a new one is `nou`. */
  adminDiscounts: (id = "") => `/admin/reduceri${id && `/${id}`}`,
  /** From looks to orders. */
  adminFigures: () => "/admin/cifre",
  /** What Google and Meta are told of the pieces. */
  adminFeeds: () => "/admin/feeduri",
  /** The zones of delivery, and one of them; a new one is `nou`. */
  adminDelivery: (zone = "") => `/admin/livrare${zone && `/${zone}`}`,
  adminZoneDeletion: (zone: string) => `/admin/livrare/${zone}/stergere`,
  /** The week's appointments, one of them, a new one, the teams, the free days and the feeds. */
  appointments: (
    place: "" | "nou" | "echipe" | "zile-libere" | "calendare" | (string & {}) = "",
    query = "",
  ) => `/admin/programari${place && `/${place}`}${query && `?${query}`}`,
  appointmentTeam: (id: string) => `/admin/programari/echipe/${id}`,
  /** The requests for a quote, and one of them by its id. */
  adminQuotes: (query = "") => `/admin/oferte${query}`,
  adminQuote: (id: string) => `/admin/oferte/${id}`,
  /** The designs that customers have shared. */
  adminModels: (query = "") => `/admin/modele${query}`,
  adminWithdrawals: () => "/admin/retrageri",
  adminWithdrawal: (id: string) => `/admin/retrageri/${id}`,
  /** The claims, or one of them, and its files behind that. */
  adminClaims: (rest = "") => `/admin/reclamatii${rest}`,
  adminMessages: () => "/admin/mesaje",
  adminMessage: (id: string) => `/admin/mesaje/${id}`,
  adminMessageFile: (id: string) => `/admin/mesaje/${id}/fisier`,
  adminReviews: () => "/admin/recenzii",
  adminQuestions: () => "/admin/intrebari",
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
};
