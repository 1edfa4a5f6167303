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
  withdrawal: string;
  /** A request for a quote, its token and one of its photographs. */
  quote: { id: string; token: string; picture: string };
  picture: string;
  document: string;
  person: string;
  batch: string;
  /** A document of the order with that token. */
  proforma: string;
  statement: string;
  bank: string;
  appointment: string;
  appointmentToken: string;
  team: string;
  zone: string;
  discount: string;
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
    "routes/shop/model": everyone(`/model/${at.model}`),
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
    "routes/shop/checkout": everyone("/finalizare-comanda", [""]),
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

    "routes/admin/layout": staff(`/admin/comenzi/${at.order}/pachet`),
    "routes/admin/dashboard": staff("/admin?index"),
    "routes/admin/audit-log": administrators("/admin/jurnal"),
    "routes/admin/products": sales("/admin/produse", [""]),
    "routes/admin/product-new": sales("/admin/produse/nou", ["save", "add-image"]),
    "routes/admin/product": sales(`/admin/produse/${at.product}`, ["save", "add-image"]),
    "routes/admin/product-copy": sales(`/admin/produse/${at.product}/dublare`, [""]),
    "routes/admin/product-delete": sales(`/admin/produse/${at.product}/stergere`, [""]),
    "routes/admin/categories": sales("/admin/categorii"),
    "routes/admin/search-words": sales("/admin/cautare"),
    "routes/admin/search-kind": sales("/admin/cautare/ro/wardrobe", ["save", "reset"]),
    "routes/admin/category-new": sales("/admin/categorii/nou", [""]),
    "routes/admin/category": sales(`/admin/categorii/${at.category}`, [""]),
    "routes/admin/category-delete": sales(`/admin/categorii/${at.category}/stergere`, [""]),
    "routes/admin/options": sales("/admin/materiale"),
    "routes/admin/option-new": sales("/admin/materiale/material/nou", [""]),
    "routes/admin/option": sales("/admin/materiale/material/pal-alb", [""]),
    "routes/admin/workshop-book": administrators("/admin/atelier/preturi", ["preview", "save"]),
    "routes/admin/translations": sales("/admin/traduceri/handle/metal", [""]),
    "routes/admin/orders": sales("/admin/comenzi"),
    "routes/admin/orders-csv": sales("/admin/comenzi.csv"),
    "routes/admin/order": sales(`/admin/comenzi/${at.order}`, [
      "move",
      "pay",
      "proforma",
      "quote-transport",
      "remark",
      "refund-card",
      "settle-card-task",
    ]),
    "routes/admin/order-promise": sales(`/admin/comenzi/${at.order}/termen`, [""]),
    "routes/admin/order-billing": sales(`/admin/comenzi/${at.order}/facturare`, [""]),
    "routes/admin/documents": sales("/admin/documente"),
    "routes/admin/document": sales(`/admin/documente/${at.proforma}`, [""]),
    "routes/admin/document-pdf": sales(`/admin/documente/${at.proforma}/pdf`),
    "routes/admin/document-series": administrators("/admin/documente/serii", [""]),
    "routes/admin/card-keys": administrators("/admin/plati", [
      "save",
      "remove-stripe",
      "remove-netopia",
    ]),
    "routes/admin/card-tasks": sales("/admin/plati/de-rezolvat"),
    "routes/admin/e-invoices": sales("/admin/documente/e-factura", ["check", "number"]),
    "routes/admin/e-invoices-zip": sales("/admin/documente/e-factura.zip"),
    "routes/admin/e-invoice": sales(`/admin/documente/${at.document}/e-factura`),
    "routes/admin/e-invoice-xml": sales(`/admin/documente/${at.document}/e-factura.xml`),
    "routes/admin/stock": workshop("/admin/stoc", [""]),
    "routes/admin/stock-item": workshop("/admin/stoc/hardware%20hinge", [
      "save",
      "receive",
      "count",
    ]),
    "routes/admin/stock-csv": workshop("/admin/stoc.csv"),
    "routes/admin/production": workshop("/admin/productie", [""]),
    "routes/admin/package": staff(`/admin/comenzi/${at.order}/pachet`, [""]),
    "routes/admin/package-pdf": staff(`/admin/comenzi/${at.order}/pachet.pdf`),
    "routes/admin/package-zip": staff(`/admin/comenzi/${at.order}/pachet.zip`),
    "routes/admin/package-labels": staff(`/admin/comenzi/${at.order}/etichete.pdf`),
    "routes/admin/package-saw": staff(`/admin/comenzi/${at.order}/taiere.csv`),
    "routes/admin/package-step": staff(`/admin/comenzi/${at.order}/pachet/1/1`),
    "routes/admin/workshop-sheet": staff(`/admin/comenzi/${at.order}/atelier`),
    "routes/admin/order-cost": administrators(`/admin/comenzi/${at.order}/cost`),
    "routes/admin/production-figures": administrators("/admin/productie/cifre"),
    "routes/admin/order-boards": workshop(`/admin/comenzi/${at.plannedOrder}/placi`, [""]),
    "routes/admin/order-drawings": staff(`/admin/comenzi/${at.plannedOrder}/desene`, [""]),
    "routes/admin/order-drawing": staff(`/admin/comenzi/${at.plannedOrder}/desene/${at.drawing}`, [
      "send",
      "discard",
    ]),
    "routes/admin/order-drawing-file": staff(
      `/admin/comenzi/${at.plannedOrder}/desene/${at.drawing}/front.svg`,
    ),
    "routes/admin/order-handover-pdf": staff(`/admin/comenzi/${at.order}/predare`),
    "routes/admin/order-pictures": staff(`/admin/comenzi/${at.order}/fotografii`, ["", "remove"]),
    "routes/admin/order-picture": staff(
      `/admin/comenzi/${at.order}/fotografii/${at.handoverPicture}`,
    ),
    "routes/admin/board": workshop(`/admin/placi/${at.plannedOrder}.1.1.1`, [
      "tick",
      "take-back",
      "remake",
    ]),
    "routes/admin/batches": workshop("/admin/loturi"),
    "routes/admin/batch": workshop(`/admin/loturi/${at.batch}`, [
      "run",
      "stop",
      "start",
      "finish",
      "undo",
    ]),
    "routes/admin/batch-cuts": workshop(`/admin/loturi/${at.batch}/taieri.pdf`),
    "routes/admin/batch-sheet": workshop(`/admin/loturi/${at.batch}/foaie/1.svg`),
    "routes/admin/offcuts": workshop("/admin/resturi", ["add", "discard"]),
    "routes/admin/offcut-label": workshop("/admin/resturi/1/eticheta.pdf"),
    "routes/admin/settings": administrators("/admin/setari", [
      "",
      "logo",
      "add-vat-rate",
      "remove-vat-rate",
      "adopt-vat-rate",
    ]),
    "routes/admin/products-export": sales("/admin/produse/export"),
    "routes/admin/imports": sales("/admin/produse/import", [""]),
    "routes/admin/import": sales(`/admin/produse/import/${at.product}`, [""]),
    "routes/admin/bulk-changes": sales("/admin/modificari"),
    "routes/admin/bulk-change": sales(`/admin/modificari/${at.product}`, ["apply", "undo"]),
    "routes/admin/statements": sales("/admin/extrase", [""]),
    "routes/admin/statement": sales(`/admin/extrase/${at.statement}`, [
      "apply",
      "apply-all",
      "undo",
      "undo-all",
      "discard",
      "count",
      "split",
    ]),
    "routes/admin/banks": sales("/admin/extrase/banci"),
    "routes/admin/bank": sales(`/admin/extrase/banci/${at.bank}`, [""]),
    "routes/admin/accounts": sales("/admin/contabilitate"),
    "routes/admin/accounts-file": sales("/admin/contabilitate/vanzari.csv"),
    "routes/admin/appointments": staff("/admin/programari"),
    "routes/admin/appointment-new": sales("/admin/programari/nou?fel=showroom", [""]),
    "routes/admin/appointment": sales(`/admin/programari/${at.appointment}`, [
      "move",
      "cancel",
      "done",
      "note",
    ]),
    "routes/admin/teams": administrators("/admin/programari/echipe"),
    "routes/admin/team": administrators(`/admin/programari/echipe/${at.team}`, [""]),
    "routes/admin/holidays": administrators("/admin/programari/zile-libere", [
      "add",
      "work",
      "rest",
    ]),
    "routes/admin/calendars": administrators("/admin/programari/calendare", ["make", "end"]),
    "routes/admin/discounts": sales("/admin/reduceri"),
    "routes/admin/discount": sales(`/admin/reduceri/${at.discount}`, ["save", "end", "delete"]),
    "routes/admin/swatches": staff("/admin/mostre", ["send", "set-stock"]),
    "routes/admin/swatch-labels": sales("/admin/mostre/etichete"),
    "routes/admin/figures": sales("/admin/cifre"),
    "routes/admin/figures-csv": sales("/admin/cifre.csv"),
    "routes/admin/feeds": administrators("/admin/feeduri"),
    "routes/admin/delivery": administrators("/admin/livrare", [""]),
    "routes/admin/zone": administrators(`/admin/livrare/${at.zone}`, [""]),
    "routes/admin/zone-delete": administrators(`/admin/livrare/${at.zone}/stergere`, [""]),
    "routes/admin/quotes": sales("/admin/oferte"),
    "routes/admin/quote": sales(`/admin/oferte/${at.quote.id}`, ["save", "send", "close"]),
    "routes/admin/quote-picture": sales(`/admin/oferte/${at.quote.id}/foto/${at.quote.picture}`),
    "routes/admin/models": sales("/admin/modele"),
    "routes/admin/withdrawals": sales("/admin/retrageri"),
    "routes/admin/withdrawal": sales(`/admin/retrageri/${at.withdrawal}`, [
      "receive",
      "accept",
      "accept-computed",
      "refuse",
      "close",
      "refund",
      "link",
    ]),
    "routes/admin/claims": sales("/admin/reclamatii"),
    "routes/admin/claim": sales(`/admin/reclamatii/${at.claim}`, [""]),
    "routes/admin/claim-picture": sales(`/admin/reclamatii/${at.claim}/unknown`),
    "routes/admin/messages": sales("/admin/mesaje"),
    "routes/admin/message": sales(`/admin/mesaje/${at.message}`, [
      "read",
      "done",
      "spam",
      "reply",
      "delete",
    ]),
    "routes/admin/message-file": sales(`/admin/mesaje/${at.message}/fisier`),
    "routes/admin/questions": sales("/admin/intrebari", ["answer", "hide", "show"]),
    "routes/admin/reviews": sales("/admin/recenzii", [
      "approve",
      "refuse",
      "answer",
      "remove-picture",
    ]),
    "routes/admin/newsletter": administrators("/admin/newsletter"),
    "routes/admin/newsletter-csv": administrators("/admin/newsletter.csv"),
    "routes/admin/gallery": sales("/admin/galerie", [""]),
    "routes/admin/gallery-image": sales(`/admin/galerie/${at.picture}`, ["", "delete"]),
    "routes/admin/pages": administrators("/admin/pagini"),
    "routes/admin/page": administrators("/admin/pagini/termeni", ["preview", "publish"]),
    "routes/admin/users": administrators("/admin/utilizatori"),
    "routes/admin/user": administrators(`/admin/utilizatori/${at.person}`, [
      "disable",
      "enable",
      "change-role",
    ]),
    "routes/admin/launch-list": administrators("/admin/lansare", [
      "adopt-vat-rate",
      "retry-mails",
      "remove-samples",
      "close-shop",
      "confirm-clock",
    ]),
    "routes/admin/official-pictures": administrators("/admin/lansare/imagini", ["save", "remove"]),
    "routes/admin/opening": administrators("/admin/lansare/deschidere", [""]),
    "routes/admin/assistant": administrators("/admin/asistent", [""]),
    "routes/admin/assistant-key": administrators("/configurare-api", ["save", "remove"]),
  };
}
