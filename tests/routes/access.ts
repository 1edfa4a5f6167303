/**
 * Who may open a route and post to it.
 * `everyone`; `visitors`: who is signed in is sent home; `customers`: visitors are sent to sign in;
 * `owner`: as customers, and to others than customer A it does not exist; `admins`: visitors are
 * sent to sign in, customers home.
 */
export type Access = "everyone" | "visitors" | "customers" | "owner" | "admins";

export interface RouteAccess {
  access: Access;
  address: string;
  /** The `intent` of each post it takes, "" for one without. */
  posts?: string[];
}

/** What stands in the addresses below for rows that the test makes. */
export interface Places {
  product: string;
  category: string;
  order: string;
  orderToken: string;
  /** One with a piece made of boards. */
  plannedOrder: string;
  acceptedText: string;
  savedAddress: string;
  message: string;
  withdrawal: string;
  picture: string;
  person: string;
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
  const admins = (address: string, posts?: string[]): RouteAccess => ({
    access: "admins",
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
    "routes/shop/cart": everyone("/cos", [
      "add",
      "buy",
      "set-quantity",
      "clear",
      "restore",
      "accept-prices",
    ]),
    "routes/shop/checkout": everyone("/finalizare-comanda", [""]),
    "routes/shop/checkout-review": everyone("/finalizare-comanda/verificare", [""]),
    "routes/shop/order": everyone(`/comanda/${at.orderToken}`),
    "routes/shop/accepted-text": everyone(`/texte-acceptate/${at.acceptedText}`),
    "routes/shop/gallery": everyone("/galerie"),
    "routes/shop/about": everyone("/despre"),
    "routes/shop/contact": everyone("/contact", [""]),
    "routes/shop/newsletter": everyone("/newsletter", [""]),
    "routes/shop/subscription": everyone("/newsletter/unknown", [""]),
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
    "routes/resources/sitemap": everyone("/sitemap.xml"),
    "routes/resources/robots": everyone("/robots.txt"),
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

    "routes/admin/layout": admins("/admin/produse"),
    "routes/admin/dashboard": admins("/admin?index"),
    "routes/admin/audit-log": admins("/admin/jurnal"),
    "routes/admin/products": admins("/admin/produse", [""]),
    "routes/admin/product-new": admins("/admin/produse/nou", ["save", "add-image"]),
    "routes/admin/product": admins(`/admin/produse/${at.product}`, ["save", "add-image"]),
    "routes/admin/product-copy": admins(`/admin/produse/${at.product}/dublare`, [""]),
    "routes/admin/product-delete": admins(`/admin/produse/${at.product}/stergere`, [""]),
    "routes/admin/categories": admins("/admin/categorii"),
    "routes/admin/category-new": admins("/admin/categorii/nou", [""]),
    "routes/admin/category": admins(`/admin/categorii/${at.category}`, [""]),
    "routes/admin/category-delete": admins(`/admin/categorii/${at.category}/stergere`, [""]),
    "routes/admin/options": admins("/admin/materiale"),
    "routes/admin/option-new": admins("/admin/materiale/material/nou", [""]),
    "routes/admin/option": admins("/admin/materiale/material/pal-alb", [""]),
    "routes/admin/workshop-book": admins("/admin/atelier/preturi", ["preview", "save"]),
    "routes/admin/translations": admins("/admin/traduceri/handle/metal", [""]),
    "routes/admin/orders": admins("/admin/comenzi"),
    "routes/admin/orders-csv": admins("/admin/comenzi.csv"),
    "routes/admin/order": admins(`/admin/comenzi/${at.order}`, ["move", "pay", "remark"]),
    "routes/admin/workshop-sheet": admins(`/admin/comenzi/${at.order}/atelier`),
    "routes/admin/order-cost": admins(`/admin/comenzi/${at.order}/cost`),
    "routes/admin/stock": admins("/admin/stoc", [""]),
    "routes/admin/stock-item": admins("/admin/stoc/hardware%20hinge", ["save", "receive", "count"]),
    "routes/admin/stock-csv": admins("/admin/stoc.csv"),
    "routes/admin/production": admins("/admin/productie"),
    "routes/admin/production-figures": admins("/admin/productie/cifre"),
    "routes/admin/order-boards": admins(`/admin/comenzi/${at.plannedOrder}/placi`, [""]),
    "routes/admin/board": admins(`/admin/placi/${at.plannedOrder}.1.1.1`, [
      "tick",
      "take-back",
      "remake",
    ]),
    "routes/admin/settings": admins("/admin/setari", [
      "",
      "logo",
      "add-vat-rate",
      "remove-vat-rate",
      "adopt-vat-rate",
    ]),
    "routes/admin/products-export": admins("/admin/produse/export"),
    "routes/admin/imports": admins("/admin/produse/import", [""]),
    "routes/admin/import": admins(`/admin/produse/import/${at.product}`, [""]),
    "routes/admin/bulk-changes": admins("/admin/modificari"),
    "routes/admin/bulk-change": admins(`/admin/modificari/${at.product}`, ["apply", "undo"]),
    "routes/admin/withdrawals": admins("/admin/retrageri"),
    "routes/admin/withdrawal": admins(`/admin/retrageri/${at.withdrawal}`, [
      "receive",
      "accept",
      "refuse",
      "close",
      "refund",
      "link",
    ]),
    "routes/admin/messages": admins("/admin/mesaje"),
    "routes/admin/message": admins(`/admin/mesaje/${at.message}`, [
      "read",
      "done",
      "spam",
      "reply",
      "delete",
    ]),
    "routes/admin/message-file": admins(`/admin/mesaje/${at.message}/fisier`),
    "routes/admin/reviews": admins("/admin/recenzii", ["approve", "refuse", "answer"]),
    "routes/admin/newsletter": admins("/admin/newsletter"),
    "routes/admin/newsletter-csv": admins("/admin/newsletter.csv"),
    "routes/admin/gallery": admins("/admin/galerie", [""]),
    "routes/admin/gallery-image": admins(`/admin/galerie/${at.picture}`, ["", "delete"]),
    "routes/admin/pages": admins("/admin/pagini"),
    "routes/admin/page": admins("/admin/pagini/termeni", ["preview", "publish"]),
    "routes/admin/users": admins("/admin/utilizatori"),
    "routes/admin/user": admins(`/admin/utilizatori/${at.person}`, [
      "disable",
      "enable",
      "make-admin",
      "unmake-admin",
    ]),
    "routes/admin/launch-list": admins("/admin/lansare", [
      "adopt-vat-rate",
      "retry-mails",
      "remove-samples",
      "close-shop",
      "confirm-clock",
    ]),
    "routes/admin/official-pictures": admins("/admin/lansare/imagini", ["save", "remove"]),
    "routes/admin/opening": admins("/admin/lansare/deschidere", [""]),
    "routes/admin/assistant": admins("/admin/asistent", [""]),
    "routes/admin/assistant-key": admins("/configurare-api", ["save", "remove"]),
  };
}
