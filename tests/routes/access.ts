import type { Role } from "~db/schema";

/** Those of the staff for whom a route of the back office is. */
export const staffFor = {
  administrators: ["administrator"],
  sales: ["administrator", "sales"],
  workshop: ["administrator", "workshop"],
  staff: ["administrator", "sales", "workshop"],
} as const satisfies Record<string, readonly Role[]>;

type StaffAccess = keyof typeof staffFor;

/**
 * Who may open a route and post to it.
 * `everyone`; `visitors`: who is signed in is sent home; `customers`: visitors are sent to sign in;
 * `owner`: as customers, and to others than customer A it does not exist. The rest are of the back
 * office: visitors are sent to sign in, customers and the staff for whom it is not are sent home.
 */
export type Access = "everyone" | "visitors" | "customers" | "owner" | StaffAccess;

export function isBackOffice(access: Access): access is StaffAccess {
  return access in staffFor;
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
  withdrawal: string;
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
  const staff = (address: string, posts?: string[]): RouteAccess => ({
    access: "staff",
    address,
    posts,
  });
  const sales = (address: string, posts?: string[]): RouteAccess => ({
    access: "sales",
    address,
    posts,
  });
  const workshop = (address: string, posts?: string[]): RouteAccess => ({
    access: "workshop",
    address,
    posts,
  });
  const administrators = (address: string, posts?: string[]): RouteAccess => ({
    access: "administrators",
    address,
    posts,
  });
  return {
    root: everyone("/"),
    "routes/shop/layout": everyone("/"),
    "routes/shop/home": everyone("/?index"),
    "routes/shop/not-found": everyone("/nu-exista", [""]),
    "routes/shop/listing": everyone("/produse"),
    "routes/shop/product": everyone("/produse/birouri/1", ["add-design", "review"]),
    "routes/shop/planner": everyone("/proiecteaza", [""]),
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

    "routes/office/layout": staff(`/admin/comenzi/${at.order}/pachet`),
    "routes/office/dashboard": staff("/admin?index"),
    "routes/office/find": staff("/admin/cauta?q=ana"),
    "routes/office/house/audit-log": administrators("/admin/jurnal"),
    "routes/office/catalogue/products": sales("/admin/produse", [""]),
    "routes/office/catalogue/product": sales(`/admin/produse/${at.product}`, ["save", "add-image"]),
    "routes/office/catalogue/product-copy": sales(`/admin/produse/${at.product}/dublare`, [""]),
    "routes/office/catalogue/product-delete": sales(`/admin/produse/${at.product}/stergere`, [""]),
    "routes/office/catalogue/categories": sales("/admin/categorii"),
    "routes/office/catalogue/search-words": sales("/admin/cautare"),
    "routes/office/catalogue/search-kind": sales("/admin/cautare/ro/wardrobe", ["save", "reset"]),
    "routes/office/catalogue/category": sales(`/admin/categorii/${at.category}`, [""]),
    "routes/office/catalogue/category-delete": sales(`/admin/categorii/${at.category}/stergere`, [
      "",
    ]),
    "routes/office/catalogue/options": sales("/admin/materiale"),
    "routes/office/catalogue/option": sales("/admin/materiale/material/pal-alb", [""]),
    "routes/office/workshop/workshop-numbers": administrators("/admin/atelier/preturi", [
      "preview",
      "save",
    ]),
    "routes/office/catalogue/translations": sales("/admin/traduceri/handle/metal", [""]),
    "routes/office/sales/orders": sales("/admin/comenzi"),
    "routes/office/sales/desk-orders": sales("/admin/comenzi/noua", ["found", "caller", "back"]),
    "routes/office/sales/desk-order": sales(`/admin/comenzi/noua/${at.deskOrder}`, [
      "keep",
      "add",
      "words",
      "accept-prices",
      "choose",
      "save",
      "place",
      "discard",
    ]),
    "routes/office/sales/orders-csv": sales("/admin/comenzi.csv"),
    "routes/office/sales/orders-confirm": sales(`/admin/comenzi/confirmare?nr=${at.order}`, [""]),
    "routes/office/sales/orders-documents": sales(`/admin/comenzi/documente.zip?nr=${at.order}`),
    "routes/office/sales/order": sales(`/admin/comenzi/${at.order}`, [
      "move",
      "pay",
      "refund",
      "proforma",
      "quote-transport",
      "remark",
      "refund-card",
      "settle-card-task",
    ]),
    "routes/office/sales/order-cancel": sales(`/admin/comenzi/${at.order}/anulare`, [""]),
    "routes/office/sales/order-payment": sales(`/admin/comenzi/${at.order}/plati/${at.payment}`, [
      "",
    ]),
    "routes/office/sales/order-parts": sales(`/admin/comenzi/${at.order}/parti`, [""]),
    "routes/office/sales/order-promise": sales(`/admin/comenzi/${at.order}/termen`, [""]),
    "routes/office/sales/order-billing": sales(`/admin/comenzi/${at.order}/facturare`, [""]),
    "routes/office/money/documents": sales("/admin/documente"),
    "routes/office/money/document": sales(`/admin/documente/${at.proforma}`, [""]),
    "routes/office/money/document-pdf": sales(`/admin/documente/${at.proforma}/pdf`),
    "routes/office/money/document-series": administrators("/admin/documente/serii", [""]),
    "routes/office/money/card-keys": administrators("/admin/plati", [
      "save",
      "remove-stripe",
      "remove-netopia",
    ]),
    "routes/office/money/card-tasks": sales("/admin/plati/de-rezolvat"),
    "routes/office/money/e-invoices": sales("/admin/documente/e-factura", ["check", "number"]),
    "routes/office/money/e-invoices-zip": sales("/admin/documente/e-factura.zip"),
    "routes/office/money/e-invoice": sales(`/admin/documente/${at.document}/e-factura`),
    "routes/office/money/e-invoice-xml": sales(`/admin/documente/${at.document}/e-factura.xml`),
    "routes/office/workshop/stock": workshop("/admin/stoc", [""]),
    "routes/office/workshop/stock-item": workshop("/admin/stoc/hardware%20hinge", [
      "save",
      "receive",
      "count",
    ]),
    "routes/office/workshop/stock-csv": workshop("/admin/stoc.csv"),
    "routes/office/workshop/production": workshop("/admin/productie", [""]),
    "routes/office/workshop/package": staff(`/admin/comenzi/${at.order}/pachet`, [""]),
    "routes/office/workshop/package-pdf": staff(`/admin/comenzi/${at.order}/pachet.pdf`),
    "routes/office/workshop/package-zip": staff(`/admin/comenzi/${at.order}/pachet.zip`),
    "routes/office/workshop/package-labels": staff(`/admin/comenzi/${at.order}/etichete.pdf`),
    "routes/office/workshop/package-saw": staff(`/admin/comenzi/${at.order}/taiere.csv`),
    "routes/office/workshop/package-step": staff(`/admin/comenzi/${at.order}/pachet/1/1`),
    "routes/office/workshop/workshop-sheet": staff(`/admin/comenzi/${at.order}/atelier`),
    "routes/office/workshop/order-cost": administrators(`/admin/comenzi/${at.order}/cost`),
    "routes/office/workshop/production-figures": administrators("/admin/productie/cifre"),
    "routes/office/workshop/order-boards": workshop(`/admin/comenzi/${at.plannedOrder}/placi`, [
      "",
    ]),
    "routes/office/sales/order-drawings": staff(`/admin/comenzi/${at.plannedOrder}/desene`, [""]),
    "routes/office/sales/order-drawing": staff(
      `/admin/comenzi/${at.plannedOrder}/desene/${at.drawing}`,
      ["send", "discard"],
    ),
    "routes/office/sales/order-drawing-file": staff(
      `/admin/comenzi/${at.plannedOrder}/desene/${at.drawing}/front.svg`,
    ),
    "routes/office/sales/order-handover-pdf": staff(`/admin/comenzi/${at.order}/predare`),
    "routes/office/sales/order-pictures": staff(`/admin/comenzi/${at.order}/fotografii`, [
      "",
      "remove",
    ]),
    "routes/office/sales/order-picture": staff(
      `/admin/comenzi/${at.order}/fotografii/${at.handoverPicture}`,
    ),
    "routes/office/workshop/board": workshop(`/admin/placi/${at.plannedOrder}.1.1.1`, [
      "tick",
      "take-back",
      "remake",
    ]),
    "routes/office/workshop/batches": workshop("/admin/loturi"),
    "routes/office/workshop/batch": workshop(`/admin/loturi/${at.batch}`, [
      "run",
      "stop",
      "start",
      "finish",
      "undo",
    ]),
    "routes/office/workshop/batch-cuts": workshop(`/admin/loturi/${at.batch}/taieri.pdf`),
    "routes/office/workshop/batch-sheet": workshop(`/admin/loturi/${at.batch}/foaie/1.svg`),
    "routes/office/workshop/offcuts": workshop("/admin/resturi", ["add", "discard"]),
    "routes/office/workshop/offcut-label": workshop("/admin/resturi/1/eticheta.pdf"),
    "routes/office/house/settings": administrators("/admin/setari", [
      "",
      "logo",
      "add-vat-rate",
      "remove-vat-rate",
      "adopt-vat-rate",
    ]),
    "routes/office/catalogue/products-export": sales("/admin/produse/export"),
    "routes/office/catalogue/imports": sales("/admin/produse/import", [""]),
    "routes/office/catalogue/import": sales(`/admin/produse/import/${at.product}`, [""]),
    "routes/office/catalogue/bulk-changes": sales("/admin/modificari"),
    "routes/office/catalogue/bulk-change": sales(`/admin/modificari/${at.product}`, [
      "apply",
      "undo",
    ]),
    "routes/office/money/statements": sales("/admin/extrase", [""]),
    "routes/office/money/statement": sales(`/admin/extrase/${at.statement}`, [
      "apply",
      "apply-all",
      "undo",
      "undo-all",
      "discard",
      "count",
      "split",
    ]),
    "routes/office/money/banks": sales("/admin/extrase/banci"),
    "routes/office/money/bank": sales(`/admin/extrase/banci/${at.bank}`, ["", "delete"]),
    "routes/office/money/bookkeeping": sales("/admin/contabilitate"),
    "routes/office/money/bookkeeping-file": sales("/admin/contabilitate/vanzari.csv"),
    "routes/office/sales/appointments": staff("/admin/programari"),
    "routes/office/sales/appointment-new": sales("/admin/programari/nou?fel=showroom", [""]),
    "routes/office/sales/appointment": sales(`/admin/programari/${at.appointment}`, [
      "move",
      "cancel",
      "done",
      "note",
    ]),
    "routes/office/sales/teams": administrators("/admin/programari/echipe"),
    "routes/office/sales/team": administrators(`/admin/programari/echipe/${at.team}`, [
      "",
      "delete",
    ]),
    "routes/office/sales/holidays": administrators("/admin/programari/zile-libere", [
      "add",
      "work",
      "rest",
    ]),
    "routes/office/sales/calendars": administrators("/admin/programari/calendare", ["make", "end"]),
    "routes/office/money/discounts": sales("/admin/reduceri"),
    "routes/office/money/discount": sales(`/admin/reduceri/${at.discount}`, [
      "save",
      "end",
      "delete",
    ]),
    "routes/office/workshop/swatches": staff("/admin/mostre", ["send", "set-stock"]),
    "routes/office/workshop/swatch-labels": sales("/admin/mostre/etichete"),
    "routes/office/money/figures": sales("/admin/cifre"),
    "routes/office/money/figures-csv": sales("/admin/cifre.csv"),
    "routes/office/catalogue/feeds": administrators("/admin/feeduri"),
    "routes/office/house/delivery": administrators("/admin/livrare", [""]),
    "routes/office/house/zone": administrators(`/admin/livrare/${at.zone}`, [""]),
    "routes/office/house/zone-delete": administrators(`/admin/livrare/${at.zone}/stergere`, [""]),
    "routes/office/sales/quotes": sales("/admin/oferte"),
    "routes/office/sales/quote": sales(`/admin/oferte/${at.quote.id}`, ["save", "send", "close"]),
    "routes/office/sales/quote-picture": sales(
      `/admin/oferte/${at.quote.id}/foto/${at.quote.picture}`,
    ),
    "routes/office/sales/saved-designs": sales("/admin/modele"),
    "routes/office/sales/withdrawals": sales("/admin/retrageri"),
    "routes/office/sales/withdrawal": sales(`/admin/retrageri/${at.withdrawal}`, [
      "receive",
      "accept",
      "accept-computed",
      "refuse",
      "close",
      "refund",
      "link",
    ]),
    "routes/office/sales/claims": sales("/admin/reclamatii"),
    "routes/office/sales/claim": sales(`/admin/reclamatii/${at.claim}`, [""]),
    "routes/office/sales/claim-picture": sales(`/admin/reclamatii/${at.claim}/unknown`),
    "routes/office/customers/customers": sales("/admin/clienti"),
    "routes/office/customers/customer": sales(`/admin/clienti/${at.customer}`, [""]),
    "routes/office/customers/customer-join": sales(`/admin/clienti/${at.customer}/unire`, [""]),
    "routes/office/customers/customer-part": sales(
      `/admin/clienti/${at.customer}/despartire/${at.customerMerge}`,
      [""],
    ),
    "routes/office/customers/customer-note": sales(
      `/admin/clienti/${at.customer}/nota/${at.customerNote}`,
      [""],
    ),
    "routes/office/customers/messages": sales("/admin/mesaje"),
    "routes/office/customers/message": sales(`/admin/mesaje/${at.message}`, [
      "read",
      "done",
      "spam",
      "reply",
      "delete",
    ]),
    "routes/office/customers/message-file": sales(`/admin/mesaje/${at.message}/fisier`),
    "routes/office/catalogue/questions": sales("/admin/intrebari", ["answer", "hide", "show"]),
    "routes/office/catalogue/reviews": sales("/admin/recenzii", [
      "approve",
      "refuse",
      "answer",
      "remove-picture",
    ]),
    "routes/office/customers/newsletter": administrators("/admin/newsletter"),
    "routes/office/customers/newsletter-csv": administrators("/admin/newsletter.csv"),
    "routes/office/house/gallery": sales("/admin/galerie", [""]),
    "routes/office/house/gallery-image": sales(`/admin/galerie/${at.picture}`, ["", "delete"]),
    "routes/office/house/pages": administrators("/admin/pagini"),
    "routes/office/house/page": administrators("/admin/pagini/termeni", ["preview", "publish"]),
    "routes/office/house/users": administrators("/admin/utilizatori"),
    "routes/office/house/user": administrators(`/admin/utilizatori/${at.person}`, [
      "disable",
      "enable",
      "change-role",
    ]),
    "routes/office/house/launch-list": administrators("/admin/lansare", [
      "adopt-vat-rate",
      "retry-mails",
      "remove-samples",
      "close-shop",
      "confirm-clock",
    ]),
    "routes/office/house/official-pictures": administrators("/admin/lansare/imagini", [
      "save",
      "remove",
    ]),
    "routes/office/house/opening": administrators("/admin/lansare/deschidere", [""]),
    "routes/office/customers/assistant": administrators("/admin/asistent", [""]),
    "routes/office/customers/assistant-key": administrators("/configurare-api", ["save", "remove"]),
  };
}
