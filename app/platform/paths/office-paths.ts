/**
 * Every address of the back office, one line each. They are apart from the shop's, so that
 * customers' browsers do not load them.
 */
export const officePaths = {
  products: () => "/admin/produse",
  product: (id: string) => `/admin/produse/${id}`,
  productDeletion: (id: string) => `/admin/produse/${id}/stergere`,
  productCopy: (id: string) => `/admin/produse/${id}/dublare`,
  productsExport: () => "/admin/produse/export",
  imports: () => "/admin/produse/import",
  import: (id: string) => `/admin/produse/import/${id}`,
  bulkChanges: () => "/admin/modificari",
  bulkChange: (id: string) => `/admin/modificari/${id}`,
  categories: () => "/admin/categorii",
  category: (id: string) => `/admin/categorii/${id}`,
  categoryDeletion: (id: string) => `/admin/categorii/${id}/stergere`,
  options: () => "/admin/materiale",
  option: (kind: string, id: string) => `/admin/materiale/${kind}/${id}`,
  /** What is bought for each role of the construction, and one of them. */
  fittings: (id = "") => `/admin/feronerie${id && `/${id}`}`,
  /** The construction rules, or another set of the workshop's numbers. */
  workshop: (numbers = "") => `/admin/atelier${numbers && `/${numbers}`}`,
  translations: (subject: string, id: string) => `/admin/traduceri/${subject}/${id}`,
  assistant: () => "/admin/asistent",
  auditLog: () => "/admin/jurnal",
  /** The search over everything in the office. */
  find: () => "/admin/cauta",
  orders: () => "/admin/comenzi",
  ordersFile: () => "/admin/comenzi.csv",
  ordersConfirm: () => "/admin/comenzi/confirmare",
  ordersDocuments: () => "/admin/comenzi/documente.zip",
  order: (number: string) => `/admin/comenzi/${number}`,
  /** Where staff write an order down for a customer, and one of those by its id. */
  deskOrder: (id = "", query = "") => `/admin/comenzi/noua${id && `/${id}`}${query}`,
  /** Where the buyer whom an order's documents name is changed. */
  orderBilling: (number: string) => `/admin/comenzi/${number}/facturare`,
  /** Where the promised day of an order's delivery is moved. */
  /** `day`: to which its form would move the promise. */
  orderPromise: (number: string, day: string | null = null) =>
    `/admin/comenzi/${number}/termen${day ? `?zi=${day}` : ""}`,
  /** How the customer of an order is reached, and how and where it is brought. */
  orderContact: (number: string) => `/admin/comenzi/${number}/contact`,
  /** How what an order still owes is to be paid. */
  orderMethod: (number: string) => `/admin/comenzi/${number}/mod-de-plata`,
  /** Where the lines, prices and charges of a placed order are changed. */
  orderChange: (number: string, query = "") =>
    `/admin/comenzi/${encodeURIComponent(number)}/schimbare${query}`,
  orderParts: (number: string) => `/admin/comenzi/${number}/parti`,
  orderCancel: (number: string) => `/admin/comenzi/${number}/anulare`,
  orderPayment: (number: string, id: string) => `/admin/comenzi/${number}/plati/${id}`,
  /** The documents, one by its id, and its files; their series and e-Factura's list by their own names. */
  document: (id: "" | "serii" | "e-factura" | "e-factura.zip" | (string & {}) = "", part = "") =>
    `/admin/documente${id && `/${id}`}${part && `/${part}`}`,
  /** The drawings of an order that its customer approves, one by its id, and its files behind that. */
  orderDrawings: (number: string, rest = "") => `/admin/comenzi/${number}/desene${rest}`,
  /** The delivery note of an order, its pictures of the delivery, and one of them behind that. */
  orderHandover: (number: string, place: "predare" | "fotografii", rest = "") =>
    `/admin/comenzi/${number}/${place}${rest}`,
  /** The workshop package of an order, or of several by their query, and its files. */
  /** The package of an order, or of several; of one, what is for one post alone. */
  orderPackage: (number = "", post = "") =>
    `/admin/comenzi/${number && `${number}/`}pachet${post && `?post=${post}`}`,
  packageFile: (file: "pachet.pdf" | "pachet.zip" | "taiere.csv" | "etichete.pdf", number = "") =>
    `/admin/comenzi/${number && `${number}/`}${file}`,
  /** The boards of an order, those that wait for a step, and one of them by its id. */
  orderBoards: (number: string, waiting = "") =>
    `/admin/comenzi/${number}/placi${waiting && `?pas=${waiting}`}`,
  board: (id: string) => `/admin/placi/${id}`,
  orderCost: (number: string) => `/admin/comenzi/${number}/cost`,
  /** How long an order took at each station; with a station the minutes there, written by hand. */
  orderTimes: (number: string, station = "") =>
    `/admin/comenzi/${number}/timp${station && `/${station}`}`,
  /** The orders in the workshop, and a month's figures; the current one without a month. */
  production: () => "/admin/productie",
  productionFigures: (month = "") => `/admin/productie/cifre${month && `?luna=${month}`}`,
  /** Which order the workshop works on when; what is done next; who works there, and when not. */
  plan: () => "/admin/plan",
  today: () => "/admin/azi",
  workshopPeople: () => "/admin/plan/oameni",
  workshopPerson: (id: string) => `/admin/plan/oameni/${id}`,
  workshopAbsences: () => "/admin/plan/absente",
  batches: () => "/admin/loturi",
  batch: (id: string) => `/admin/loturi/${id}`,
  /** The cuts of a batch as pages for the saw. */
  batchCuts: (id: string) => `/admin/loturi/${id}/taieri.pdf`,
  offcuts: () => "/admin/resturi",
  offcutLabel: (id: string) => `/admin/resturi/${id}/eticheta.pdf`,
  stock: () => "/admin/stoc",
  stockItem: (key: string) => `/admin/stoc/${encodeURIComponent(key)}`,
  /** What is counted of all articles, on the page or as a file. */
  stockCount: (file: "" | ".csv" = "") => `/admin/stoc/numaratoare${file}`,
  /** The orders to suppliers, one of them, its files, and the suppliers; a new one is `nou`. */
  supplierOrders: () => "/admin/aprovizionare",
  supplierOrder: (id: number) => `/admin/aprovizionare/${id}`,
  supplierOrderFile: (id: number, kind: "pdf" | "csv") =>
    `/admin/aprovizionare/${id}/comanda.${kind}`,
  suppliers: () => "/admin/furnizori",
  supplier: (id: string) => `/admin/furnizori/${encodeURIComponent(id)}`,
  /** What has to be bought: for a batch, or for the least stock alone. */
  stockOrderFile: (batch = "") => `/admin/stoc.csv${batch && `?lot=${batch}`}`,
  /** The statements of the bank, one of them, the banks and one of those; a new one is `nou`. */
  statements: () => "/admin/extrase",
  statement: (id: string, query = "") => `/admin/extrase/${id}${query}`,
  banks: () => "/admin/extrase/banci",
  bank: (id: string) => `/admin/extrase/banci/${id}`,
  /** The journals for the accountant, and one of them as a file; the last month without a query. */
  bookkeeping: (query = "") => `/admin/contabilitate${query && `?${query}`}`,
  accountsFile: (file: string, query = "") => `/admin/contabilitate/${file}${query && `?${query}`}`,
  /** The keys for payments by card, or what such payments leave for the office. */
  cards: (list: "" | "/de-rezolvat" = "") => `/admin/plati${list}`,
  /** The words of the search, and behind a slash the language and the kind of a list. */
  search: (list = "") => `/admin/cautare${list}`,
  /** The swatches to send and those in stock, or the labels of the parcels. */
  swatches: (place: "" | "/etichete" = "", query = "") => `/admin/mostre${place}${query}`,
  /** The discount codes, and one of them; a new one is `nou`. */
  discounts: (id = "") => `/admin/reduceri${id && `/${id}`}`,
  /** How many visitors look, plan and order. */
  figures: () => "/admin/cifre",
  /** The feeds of pieces for Google and Meta. */
  feeds: () => "/admin/feeduri",
  /** The zones of delivery, and one of them; a new one is `nou`. */
  delivery: (zone = "") => `/admin/livrare${zone && `/${zone}`}`,
  zoneDeletion: (zone: string) => `/admin/livrare/${zone}/stergere`,
  /** The week's appointments, one of them, a new one, the teams, the free days and the feeds. */
  appointments: (
    place: "" | "nou" | "echipe" | "zile-libere" | "calendare" | (string & {}) = "",
    query = "",
  ) => `/admin/programari${place && `/${place}`}${query && `?${query}`}`,
  appointmentTeam: (id: string) => `/admin/programari/echipe/${id}`,
  /** The requests for a quote, and one of them by its id. */
  quotes: (query = "") => `/admin/oferte${query}`,
  quote: (id: string) => `/admin/oferte/${id}`,
  /** The designs that customers have shared. */
  savedDesigns: (query = "") => `/admin/modele${query}`,
  withdrawals: () => "/admin/retrageri",
  withdrawal: (id: string) => `/admin/retrageri/${id}`,
  /** The claims, or one of them, and its files behind that. */
  claims: (rest = "") => `/admin/reclamatii${rest}`,
  customers: () => "/admin/clienti",
  customer: (id: string) => `/admin/clienti/${id}`,
  /** Where a customer is joined with another, who may be named already. */
  customerJoin: (id: string, other = "") => `/admin/clienti/${id}/unire${other && `?cu=${other}`}`,
  customerPart: (id: string, merge: string) => `/admin/clienti/${id}/despartire/${merge}`,
  customerNote: (id: string, note: string) => `/admin/clienti/${id}/nota/${note}`,
  messages: () => "/admin/mesaje",
  message: (id: string) => `/admin/mesaje/${id}`,
  messageFile: (id: string) => `/admin/mesaje/${id}/fisier`,
  reviews: () => "/admin/recenzii",
  questions: () => "/admin/intrebari",
  users: () => "/admin/utilizatori",
  user: (id: string) => `/admin/utilizatori/${id}`,
  /** Where staff are invited, and an invitation is taken back. */
  invitation: (id = "") => `/admin/utilizatori/invitatie${id && `/${id}`}`,
  /** What each role may do. */
  roles: () => "/admin/utilizatori/roluri",
  /** The kept filters of the lists; where one is kept, which list's and what its address says of it. */
  savedFilters: (list = "", query = "") =>
    `/admin/filtre${list && `?${new URLSearchParams({ lista: list, filtru: query })}`}`,
  newsletter: () => "/admin/newsletter",
  newsletterFile: () => "/admin/newsletter.csv",
  gallery: () => "/admin/galerie",
  galleryImage: (id: string) => `/admin/galerie/${id}`,
  pages: () => "/admin/pagini",
  page: (page: string) => `/admin/pagini/${page}`,
  /** What the shop watches of itself, its backups and its copies. */
  state: () => "/admin/stare",
  /** Mail, public address, backups and copies as the office sets them; one part of it by its name. */
  installation: (part: "email" | "adresa" | "siguranta" | "copie" = "email") =>
    `/admin/instalare?parte=${part}`,
  /** The guide, or one of its pages. */
  guide: (page = "") => `/admin/ghid${page && `/${page}`}`,
  launch: () => "/admin/lansare",
  officialPictures: () => "/admin/lansare/imagini",
  opening: () => "/admin/lansare/deschidere",
  settings: () => "/admin/setari",
};
