import { officePages, type OfficePage } from "~/people/identity/front/office-pages";
import type { Work } from "~/people/identity/front/roles";

/**
 * Who may open a route and post to it.
 * `everyone`; `visitors`: who is signed in is sent home; `customers`: visitors are sent to sign in;
 * `owner`: as customers, and to others than customer A it does not exist. The rest are of the back
 * office, as its own table says (office-pages.ts): visitors are sent to sign in, customers and the staff for whom it is not are sent home.
 */
export type Access = "everyone" | "visitors" | "customers" | "owner" | Work;

export function isBackOffice(access: Access): access is Work {
  return !["everyone", "visitors", "customers", "owner"].includes(access);
}

export interface RouteAccess {
  access: Access;
  address: string;
  /** The `intent` of each post it takes, "" for one without. */
  posts?: string[];
}

/** What everybody may read; of a person these pages carry a name at most. */
export const publicPages = [
  "shop/home",
  "shop/listing",
  "shop/product",
  "shop/gallery",
  "shop/about",
  "shop/contact",
  "shop/terms",
  "shop/privacy",
  "shop/cookies",
  "shop/accessibility",
  "shop/layout",
].map((name) => `routes/${name}`);
/** Files that are the same for all who ask. */
export const publicFiles = [
  "resources/drawing",
  "resources/feed",
  "resources/model-glb",
  "resources/model-usdz",
  "resources/official-picture",
  // What a piece looks like that somebody ordered, and nothing of who did.
  "resources/ordered-drawing",
  "resources/picture",
  // A design by its address, the same for all.
  "resources/planned-drawing",
  "resources/share-card",
  "resources/text-group",
  "resources/manifest",
  "resources/sitemap",
  "resources/security-txt",
  "resources/robots",
].map((name) => `routes/${name}`);

/** Whether answers of a route may be kept by whoever passes them on, or shown again on going back. */
export const mayBeKept = (id: string) => ["root", ...publicPages, ...publicFiles].includes(id);

/** What stands in the addresses below for rows that the test makes. */
export interface Places {
  product: string;
  category: string;
  order: string;
  orderToken: string;
  /** One with a piece made of boards. */
  plannedOrder: string;
  plannedToken: string;
  /** A drawing of that order which was sent to its customer. */
  drawing: string;
  /** A claim about the order of the first token. */
  claim: string;
  /** A picture of the delivery of the same order. */
  handoverPicture: string;
  acceptedText: string;
  savedAddress: string;
  message: string;
  /** A customer with a note, who was joined with another. */
  customer: string;
  customerNote: string;
  customerMerge: string;
  /** Somebody invited to work here. */
  invitation: string;
  withdrawal: string;
  /** A draft of an order to a supplier. */
  supplierOrder: string;
  /** A request for a quote, its token and one of its photographs. */
  quote: { id: string; token: string; picture: string };
  picture: string;
  document: string;
  person: string;
  batch: string;
  /** A document of the order with that token. */
  proforma: string;
  /** A payment of that order which somebody noted by hand. */
  payment: string;
  statement: string;
  bank: string;
  appointment: string;
  appointmentToken: string;
  team: string;
  zone: string;
  discount: string;
  /** An order that staff write down. */
  deskOrder: string;
  /** The secret part of the link of a list of saved pieces, and of a shared design. */
  savedList: string;
  model: string;
  /** A sold-out product, as `category/number`. */
  soldOut: string;
}

/** Every route of the shop. One that is missing here fails the test. */
export function routeAccess(at: Places): Record<string, RouteAccess> {
  const everyone = (address: string, posts?: string[]): RouteAccess => ({
    access: "everyone",
    address,
    posts,
  });
  const visitors = (address: string, posts?: string[]): RouteAccess => ({
    access: "visitors",
    address,
    posts,
  });
  const customers = (address: string, posts?: string[]): RouteAccess => ({
    access: "customers",
    address,
    posts,
  });
  const owner = (address: string, posts?: string[]): RouteAccess => ({
    access: "owner",
    address,
    posts,
  });
  const office = (page: OfficePage, address: string, posts?: string[]) => ({
    [`routes/office/${page}`]: { access: officePages[page], address, posts },
  });
  return {
    root: everyone("/"),
    "routes/shop/layout": everyone("/"),
    "routes/shop/home": everyone("/?index"),
    "routes/shop/not-found": everyone("/nu-exista", [""]),
    "routes/shop/listing": everyone("/produse"),
    "routes/shop/product": everyone("/produse/birouri/1", ["add-design", "review"]),
    "routes/shop/planner": everyone("/proiecteaza", [""]),
    "routes/shop/run-planner": everyone("/proiecteaza/bucatarie", [""]),
    "routes/shop/saved": everyone("/salvate", ["save", "remove", "share", "mail"]),
    "routes/shop/saved-list": everyone(`/salvate/${at.savedList}`, [""]),
    "routes/shop/compare": everyone("/compara"),
    "routes/shop/saved-design": everyone(`/model/${at.model}`),
    "routes/shop/cart": everyone("/cos", [
      "add",
      "buy",
      "set-quantity",
      "clear",
      "restore",
      "accept-prices",
      "discount",
      "remove-discount",
    ]),
    "routes/shop/swatches": everyone("/mostre", [""]),
    "routes/shop/checkout": everyone("/finalizare-comanda", [
      "",
      "keep",
      "transport",
      "cart",
      "discount",
      "remove-discount",
    ]),
    "routes/shop/checkout-review": everyone("/finalizare-comanda/verificare", [""]),
    "routes/shop/order": everyone(`/comanda/${at.orderToken}`, [""]),
    "routes/shop/order-appointment": everyone(`/comanda/${at.orderToken}/programare`, [""]),
    "routes/shop/appointment-new": everyone("/programare", [""]),
    "routes/shop/appointment": everyone(`/programare/${at.appointmentToken}`, [
      "confirm",
      "move",
      "cancel",
    ]),
    "routes/resources/review-picture": everyone("/imagini/recenzii/unknown"),
    "routes/resources/calendar": everyone("/calendar/unknown.ics"),
    "routes/shop/order-document": everyone(`/comanda/${at.orderToken}/documente/${at.proforma}`),
    "routes/resources/order-document": everyone(
      `/comanda/${at.orderToken}/documente/${at.proforma}/pdf`,
    ),
    "routes/shop/order-drawing": everyone(`/comanda/${at.plannedToken}/desene/${at.drawing}`, [
      "approve",
      "return",
    ]),
    "routes/resources/order-drawing-file": everyone(
      `/comanda/${at.plannedToken}/desene/${at.drawing}/front.svg`,
    ),
    "routes/shop/order-claims": everyone(`/comanda/${at.orderToken}/reclamatii`, [""]),
    "routes/shop/order-claim": everyone(`/comanda/${at.orderToken}/reclamatii/${at.claim}`, [""]),
    "routes/resources/claim-picture": everyone(
      `/comanda/${at.orderToken}/reclamatii/${at.claim}/unknown`,
    ),
    "routes/resources/handover-picture": everyone(
      `/comanda/${at.orderToken}/fotografii/${at.handoverPicture}`,
    ),
    "routes/shop/card-payment": everyone(`/comanda/${at.orderToken}/plata`, [""]),
    "routes/shop/card-attempt": everyone(`/comanda/${at.orderToken}/plata/unknown`),
    "routes/resources/card-event": everyone("/plati/stripe/eveniment", [""]),
    "routes/shop/accepted-text": everyone(`/texte-acceptate/${at.acceptedText}`),
    "routes/shop/gallery": everyone("/galerie"),
    "routes/shop/about": everyone("/despre"),
    "routes/shop/contact": everyone("/contact", [""]),
    "routes/shop/newsletter": everyone("/newsletter", [""]),
    "routes/shop/questions": everyone("/produse/birouri/1/intrebari", [""]),
    "routes/shop/stock-alert": everyone(`/anunta-ma?piesa=${at.soldOut}`, [""]),
    "routes/shop/stock-alert-link": everyone("/anunta-ma/unknown", ["confirm", "end"]),
    "routes/shop/subscription": everyone("/newsletter/unknown", [""]),
    "routes/shop/quote-request": everyone("/oferta", [""]),
    "routes/shop/quote": everyone(`/oferta/${at.quote.token}`, ["ask-again", "decline"]),
    "routes/shop/quote-accept": everyone(`/oferta/${at.quote.token}/accepta`, [""]),
    "routes/shop/withdrawal": everyone("/retragere", ["review", "edit", "confirm"]),
    "routes/shop/order-withdrawal": everyone(`/comanda/${at.orderToken}/retragere`, [
      "review",
      "edit",
      "confirm",
    ]),
    "routes/shop/withdrawal-receipt": everyone("/retragere/unknown"),
    "routes/shop/terms": everyone("/termeni"),
    "routes/shop/privacy": everyone("/confidentialitate"),
    "routes/shop/cookies": everyone("/cookies"),
    "routes/shop/accessibility": everyone("/accesibilitate"),
    "routes/shop/style": everyone("/stil"),
    "routes/shop/assistant": everyone("/asistent", ["", "clear"]),
    "routes/shop/consultant": everyone("/asistent/consultant", [""]),
    "routes/shop/in-your-room": everyone("/in-camera?piesa=bai/1"),
    "routes/resources/chat": everyone("/chat", [""]),
    "routes/resources/suggestions": everyone("/cautare/sugestii?cauta=dulap"),
    "routes/resources/drawing": everyone("/desen"),
    "routes/resources/model-glb": everyone("/desen.glb"),
    "routes/resources/model-usdz": everyone("/desen.usdz"),
    "routes/resources/share-card": everyone("/desen.jpg"),
    "routes/resources/planned-drawing": everyone("/desen/proiect"),
    "routes/resources/plan-basis": everyone("/proiecteaza/date?reguli=1&lng=ro"),
    "routes/resources/ordered-drawing": everyone("/desen/unknown"),
    "routes/resources/picture": everyone("/imagini/hero.webp"),
    "routes/resources/official-picture": everyone("/imagini/oficiale/sal-pictogram/unknown"),
    "routes/resources/text-group": everyone("/locales/ro/nav.json"),
    "routes/resources/language": everyone("/limba", [""]),
    "routes/resources/data-saver": everyone("/mod-economic", [""]),
    "routes/resources/manifest": everyone("/manifest.webmanifest"),
    "routes/resources/feed": everyone("/feed/google-ro.xml"),
    "routes/resources/sitemap": everyone("/sitemap.xml"),
    "routes/resources/robots": everyone("/robots.txt"),
    "routes/resources/security-txt": everyone("/.well-known/security.txt"),
    "routes/resources/change-password": everyone("/.well-known/change-password"),
    "routes/resources/healthz": everyone("/healthz"),
    "routes/resources/readyz": everyone("/readyz"),
    "routes/account/sign-out": everyone("/deconectare", [""]),

    "routes/account/sign-in": visitors("/autentificare", [""]),
    "routes/account/sign-in-code": visitors("/autentificare/cod", [""]),
    "routes/account/passkey-options": everyone("/autentificare/cheie", [""]),
    "routes/account/sign-up": visitors("/inregistrare", [""]),
    "routes/account/request-confirmation": visitors("/confirmare-email?index", [""]),
    "routes/account/reset-password": visitors("/resetare-parola?index", [""]),
    "routes/account/confirm-email": everyone("/confirmare-email/unknown", ["", "confirm", "anew"]),
    "routes/account/invitation": everyone("/invitatie/unknown", [""]),
    "routes/account/choose-password": everyone("/resetare-parola/unknown", [""]),

    "routes/account/layout": customers("/cont/profil"),
    "routes/account/home": customers("/cont?index"),
    "routes/account/profile": customers("/cont/profil", [
      "profile",
      "email",
      "password",
      "end-session",
      "end-other-sessions",
    ]),
    "routes/account/orders": customers("/cont/comenzi?index", [""]),
    "routes/account/order": owner(`/cont/comenzi/${at.order}`, [""]),
    "routes/account/address": owner(`/cont/adrese/${at.savedAddress}`, ["", "delete"]),
    "routes/account/prove-again": customers("/autentificare/din-nou", [""]),
    "routes/account/security": customers("/cont/securitate", [
      "start-codes",
      "confirm-codes",
      "add-passkey",
      "remove",
      "renew-recovery-codes",
      "turn-off",
    ]),
    "routes/account/recovery-codes": customers("/cont/securitate/coduri", [""]),
    "routes/account/personal-data": customers("/cont/date", ["", "keep"]),
    "routes/account/data-export": customers("/cont/date/descarca"),

    ...office("layout", "/admin/cauta?q=ana"),
    ...office("dashboard", "/admin?index"),
    ...office("find", "/admin/cauta?q=ana"),
    ...office("house/audit-log", "/admin/jurnal"),
    ...office("catalogue/products", "/admin/produse", [""]),
    ...office("catalogue/product", `/admin/produse/${at.product}`, ["save", "add-image"]),
    ...office("catalogue/product-copy", `/admin/produse/${at.product}/dublare`, [""]),
    ...office("catalogue/product-delete", `/admin/produse/${at.product}/stergere`, [""]),
    ...office("catalogue/categories", "/admin/categorii"),
    ...office("catalogue/search-words", "/admin/cautare"),
    ...office("catalogue/search-kind", "/admin/cautare/ro/wardrobe", ["save", "reset"]),
    ...office("catalogue/category", `/admin/categorii/${at.category}`, [""]),
    ...office("catalogue/category-delete", `/admin/categorii/${at.category}/stergere`, [""]),
    ...office("catalogue/options", "/admin/materiale"),
    ...office("catalogue/option", "/admin/materiale/material/pal-alb", [""]),
    ...office("workshop/workshop-numbers", "/admin/atelier/preturi", ["preview", "save"]),
    ...office("catalogue/translations", "/admin/traduceri/handle/metal", [""]),
    ...office("sales/orders", "/admin/comenzi"),
    ...office("sales/desk-orders", "/admin/comenzi/noua", ["found", "caller", "back", "copy"]),
    ...office("sales/desk-order", `/admin/comenzi/noua/${at.deskOrder}`, [
      "keep",
      "add",
      "words",
      "accept-prices",
      "choose",
      "save",
      "place",
      "offer",
      "discard",
    ]),
    ...office("sales/orders-csv", "/admin/comenzi.csv"),
    ...office("sales/orders-confirm", `/admin/comenzi/confirmare?nr=${at.order}`, [""]),
    ...office("sales/orders-documents", `/admin/comenzi/documente.zip?nr=${at.order}`),
    ...office("sales/order", `/admin/comenzi/${at.order}`, [
      "move",
      "pay",
      "refund",
      "proforma",
      "quote-transport",
      "remark",
      "niches",
      "refund-card",
      "settle-card-task",
    ]),
    ...office("sales/order-cancel", `/admin/comenzi/${at.order}/anulare`, [""]),
    ...office("sales/order-payment", `/admin/comenzi/${at.order}/plati/${at.payment}`, [""]),
    ...office("sales/order-promise", `/admin/comenzi/${at.order}/termen`, [""]),
    ...office("sales/order-change", `/admin/comenzi/${at.order}/schimbare`, [
      "keep",
      "add",
      "planner",
      "design",
      "send",
      "phone",
      "apply",
      "discard",
      "accept",
      "decline",
      "withdraw",
    ]),
    ...office("sales/order-contact", `/admin/comenzi/${at.order}/contact`, [""]),
    ...office("sales/order-method", `/admin/comenzi/${at.order}/mod-de-plata`, [""]),
    ...office("sales/order-billing", `/admin/comenzi/${at.order}/facturare`, [""]),
    ...office("money/documents", "/admin/documente"),
    ...office("money/document", `/admin/documente/${at.proforma}`, [""]),
    ...office("money/document-pdf", `/admin/documente/${at.proforma}/pdf`),
    ...office("money/document-series", "/admin/documente/serii", [""]),
    ...office("money/card-keys", "/admin/plati", ["save", "remove-stripe", "remove-netopia"]),
    ...office("money/card-tasks", "/admin/plati/de-rezolvat"),
    ...office("money/e-invoices", "/admin/documente/e-factura", [
      "check",
      "number",
      "send",
      "send-all",
    ]),
    ...office("money/e-invoices-zip", "/admin/documente/e-factura.zip"),
    ...office("money/e-invoice", `/admin/documente/${at.document}/e-factura`),
    ...office("money/e-invoice-xml", `/admin/documente/${at.document}/e-factura.xml`),
    ...office("workshop/stock", "/admin/stoc", [""]),
    ...office("workshop/stock-item", "/admin/stoc/hardware%20hinge", ["save", "receive", "count"]),
    ...office("workshop/stock-csv", "/admin/stoc.csv"),
    ...office("workshop/stock-count", "/admin/stoc/numaratoare", ["file", "list"]),
    ...office("workshop/stock-count-csv", "/admin/stoc/numaratoare.csv"),
    ...office("workshop/fittings", "/admin/feronerie"),
    ...office("workshop/fitting", "/admin/feronerie/hinge", [""]),
    ...office("workshop/suppliers", "/admin/furnizori"),
    ...office("workshop/supplier", "/admin/furnizori/nou", ["", "delete"]),
    ...office("workshop/supplier-orders", "/admin/aprovizionare", [""]),
    ...office("workshop/supplier-order", `/admin/aprovizionare/${at.supplierOrder}`, [
      "save",
      "send",
      "send-again",
      "day",
      "receive",
      "take-back",
      "end",
    ]),
    ...office(
      "workshop/supplier-order-file",
      `/admin/aprovizionare/${at.supplierOrder}/comanda.csv`,
    ),
    ...office("workshop/plan", "/admin/plan", [""]),
    ...office("workshop/today", "/admin/azi", ["start", "stop"]),
    ...office("workshop/people", "/admin/plan/oameni"),
    ...office("workshop/person", "/admin/plan/oameni/nou", ["", "delete"]),
    ...office("workshop/absences", "/admin/plan/absente", ["add", "remove"]),
    ...office("workshop/production", "/admin/productie", [""]),
    ...office("workshop/package", `/admin/comenzi/${at.order}/pachet`, [""]),
    ...office("workshop/package-pdf", `/admin/comenzi/${at.order}/pachet.pdf`),
    ...office("workshop/package-zip", `/admin/comenzi/${at.order}/pachet.zip`),
    ...office("workshop/package-labels", `/admin/comenzi/${at.order}/etichete.pdf`),
    ...office("workshop/package-saw", `/admin/comenzi/${at.order}/taiere.csv`),
    ...office("workshop/package-step", `/admin/comenzi/${at.order}/pachet/1/1`),
    ...office("workshop/workshop-sheet", `/admin/comenzi/${at.order}/atelier`),
    ...office("workshop/order-cost", `/admin/comenzi/${at.order}/cost`),
    ...office("workshop/order-times", `/admin/comenzi/${at.plannedOrder}/timp/cutting`, [
      "start",
      "stop",
      "write",
    ]),
    ...office("workshop/production-figures", "/admin/productie/cifre"),
    ...office("workshop/order-boards", `/admin/comenzi/${at.plannedOrder}/placi`, [""]),
    ...office("sales/order-drawings", `/admin/comenzi/${at.plannedOrder}/desene`, [""]),
    ...office("sales/order-drawing", `/admin/comenzi/${at.plannedOrder}/desene/${at.drawing}`, [
      "send",
      "discard",
    ]),
    ...office("sales/order-parts", `/admin/comenzi/${at.order}/parti`, [""]),
    ...office(
      "sales/order-drawing-file",
      `/admin/comenzi/${at.plannedOrder}/desene/${at.drawing}/front.svg`,
    ),
    ...office("sales/order-handover-pdf", `/admin/comenzi/${at.order}/predare`),
    ...office("sales/order-pictures", `/admin/comenzi/${at.order}/fotografii`, ["", "remove"]),
    ...office("sales/order-picture", `/admin/comenzi/${at.order}/fotografii/${at.handoverPicture}`),
    ...office("workshop/board", `/admin/placi/${at.plannedOrder}.1.1.1`, [
      "tick",
      "take-back",
      "remake",
    ]),
    ...office("workshop/batches", "/admin/loturi"),
    ...office("workshop/batch", `/admin/loturi/${at.batch}`, [
      "run",
      "stop",
      "start",
      "finish",
      "undo",
    ]),
    ...office("workshop/batch-cuts", `/admin/loturi/${at.batch}/taieri.pdf`),
    ...office("workshop/batch-sheet", `/admin/loturi/${at.batch}/foaie/1.svg`),
    ...office("workshop/offcuts", "/admin/resturi", ["add", "discard"]),
    ...office("workshop/offcut-label", "/admin/resturi/1/eticheta.pdf"),
    ...office("house/settings", "/admin/setari", [
      "",
      "logo",
      "add-vat-rate",
      "remove-vat-rate",
      "adopt-vat-rate",
    ]),
    ...office("catalogue/products-export", "/admin/produse/export"),
    ...office("catalogue/imports", "/admin/produse/import", [""]),
    ...office("catalogue/import", `/admin/produse/import/${at.product}`, [""]),
    ...office("catalogue/bulk-changes", "/admin/modificari"),
    ...office("catalogue/bulk-change", `/admin/modificari/${at.product}`, ["apply", "undo"]),
    ...office("money/statements", "/admin/extrase", [""]),
    ...office("money/statement", `/admin/extrase/${at.statement}`, [
      "apply",
      "apply-all",
      "undo",
      "undo-all",
      "discard",
      "count",
      "split",
    ]),
    ...office("money/banks", "/admin/extrase/banci"),
    ...office("money/bank", `/admin/extrase/banci/${at.bank}`, ["", "delete"]),
    ...office("money/bookkeeping", "/admin/contabilitate"),
    ...office("money/bookkeeping-file", "/admin/contabilitate/vanzari.csv"),
    ...office("sales/appointments", "/admin/programari"),
    ...office("sales/appointment-new", "/admin/programari/nou?fel=showroom", [""]),
    ...office("sales/appointment", `/admin/programari/${at.appointment}`, [
      "move",
      "cancel",
      "done",
      "note",
    ]),
    ...office("sales/teams", "/admin/programari/echipe"),
    ...office("sales/team", `/admin/programari/echipe/${at.team}`, ["", "delete"]),
    ...office("sales/holidays", "/admin/programari/zile-libere", ["add", "work", "rest"]),
    ...office("sales/calendars", "/admin/programari/calendare", ["make", "end"]),
    ...office("money/discounts", "/admin/reduceri"),
    ...office("money/discount", `/admin/reduceri/${at.discount}`, ["", "end", "delete"]),
    ...office("workshop/swatches", "/admin/mostre", ["send", "set-stock"]),
    ...office("workshop/swatch-labels", "/admin/mostre/etichete"),
    ...office("money/figures", "/admin/cifre"),
    ...office("money/figures-csv", "/admin/cifre.csv"),
    ...office("catalogue/feeds", "/admin/feeduri"),
    ...office("house/delivery", "/admin/livrare", [""]),
    ...office("house/zone", `/admin/livrare/${at.zone}`, [""]),
    ...office("house/zone-delete", `/admin/livrare/${at.zone}/stergere`, [""]),
    ...office("sales/quotes", "/admin/oferte"),
    ...office("sales/quote", `/admin/oferte/${at.quote.id}`, ["save", "send", "close", "accept"]),
    ...office("sales/quote-picture", `/admin/oferte/${at.quote.id}/foto/${at.quote.picture}`),
    ...office("sales/saved-designs", "/admin/modele"),
    ...office("sales/withdrawals", "/admin/retrageri"),
    ...office("sales/withdrawal", `/admin/retrageri/${at.withdrawal}`, [
      "receive",
      "accept",
      "accept-computed",
      "refuse",
      "close",
      "refund",
      "link",
    ]),
    ...office("sales/claims", "/admin/reclamatii"),
    ...office("sales/claim", `/admin/reclamatii/${at.claim}`, [""]),
    ...office("sales/claim-picture", `/admin/reclamatii/${at.claim}/unknown`),
    ...office("customers/customers", "/admin/clienti"),
    ...office("customers/customer", `/admin/clienti/${at.customer}`, [""]),
    ...office("customers/customer-join", `/admin/clienti/${at.customer}/unire`, [""]),
    ...office(
      "customers/customer-part",
      `/admin/clienti/${at.customer}/despartire/${at.customerMerge}`,
      [""],
    ),
    ...office("customers/customer-note", `/admin/clienti/${at.customer}/nota/${at.customerNote}`, [
      "",
    ]),
    ...office("house/roles", "/admin/utilizatori/roluri"),
    ...office("house/saved-filters", "/admin/filtre", ["keep", "delete"]),
    ...office("house/invitation", "/admin/utilizatori/invitatie", [""]),
    ...office("house/invitation-end", `/admin/utilizatori/invitatie/${at.invitation}`, [""]),
    ...office("customers/messages", "/admin/mesaje"),
    ...office("customers/message", `/admin/mesaje/${at.message}`, [
      "read",
      "done",
      "spam",
      "reply",
      "delete",
    ]),
    ...office("customers/message-file", `/admin/mesaje/${at.message}/fisier`),
    ...office("catalogue/questions", "/admin/intrebari", ["answer", "hide", "show"]),
    ...office("catalogue/reviews", "/admin/recenzii", [
      "approve",
      "refuse",
      "answer",
      "remove-picture",
    ]),
    ...office("customers/newsletter", "/admin/newsletter"),
    ...office("customers/newsletter-csv", "/admin/newsletter.csv"),
    ...office("house/gallery", "/admin/galerie", [""]),
    ...office("house/gallery-image", `/admin/galerie/${at.picture}`, ["", "delete"]),
    ...office("house/pages", "/admin/pagini"),
    ...office("house/page", "/admin/pagini/termeni", ["preview", "publish"]),
    ...office("house/users", "/admin/utilizatori"),
    ...office("house/user", `/admin/utilizatori/${at.person}`, [
      "disable",
      "enable",
      "change-role",
    ]),
    ...office("house/state", "/admin/stare", ["make-backup", "make-copy", "try-copy"]),
    ...office("house/guide", "/admin/ghid/prima-saptamana"),
    ...office("house/installation", "/admin/instalare", [
      "save-mail",
      "save-address",
      "save-backup",
      "save-copy",
      "try-mail",
      "try-address",
    ]),
    ...office("house/launch-list", "/admin/lansare", [
      "adopt-vat-rate",
      "retry-mails",
      "remove-samples",
      "close-shop",
      "confirm-clock",
    ]),
    ...office("house/official-pictures", "/admin/lansare/imagini", ["save", "remove"]),
    ...office("house/opening", "/admin/lansare/deschidere", [""]),
    ...office("customers/assistant", "/admin/asistent", [""]),
    ...office("customers/assistant-key", "/configurare-api", ["save", "remove"]),
  };
}
