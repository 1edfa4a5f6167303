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
  savedAddress: string;
  message: string;
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
    "routes/_shop": everyone("/"),
    "routes/_shop._index": everyone("/?index"),
    "routes/_shop.$": everyone("/nu-exista", [""]),
    "routes/_shop.produse.($category)": everyone("/produse"),
    "routes/_shop.produse.$category.$id": everyone("/produse/birouri/1", ["add-design", "review"]),
    "routes/_shop.cos": everyone("/cos", [
      "add",
      "buy",
      "set-quantity",
      "clear",
      "restore",
      "accept-prices",
    ]),
    "routes/_shop.finalizare-comanda": everyone("/finalizare-comanda", [""]),
    "routes/_shop.comanda.$token": everyone(`/comanda/${at.orderToken}`),
    "routes/_shop.galerie": everyone("/galerie"),
    "routes/_shop.despre": everyone("/despre"),
    "routes/_shop.contact": everyone("/contact", [""]),
    "routes/_shop.newsletter": everyone("/newsletter", [""]),
    "routes/_shop.newsletter_.$token": everyone("/newsletter/unknown", [""]),
    "routes/_shop.retragere": everyone("/retragere", ["review", "edit", "confirm"]),
    "routes/_shop.termeni": everyone("/termeni"),
    "routes/_shop.confidentialitate": everyone("/confidentialitate"),
    "routes/_shop.cookies": everyone("/cookies"),
    "routes/_shop.accesibilitate": everyone("/accesibilitate"),
    "routes/_shop.asistent": everyone("/asistent", ["", "clear"]),
    "routes/_shop.asistent_.consultant": everyone("/asistent/consultant", [""]),
    "routes/chat": everyone("/chat", [""]),
    "routes/desen": everyone("/desen"),
    "routes/imagini.$file": everyone("/imagini/hero.webp"),
    "routes/locales.$lng.$file": everyone("/locales/ro/nav.json"),
    "routes/limba": everyone("/limba", [""]),
    "routes/mod-economic": everyone("/mod-economic", [""]),
    "routes/manifest[.]webmanifest": everyone("/manifest.webmanifest"),
    "routes/sitemap[.]xml": everyone("/sitemap.xml"),
    "routes/robots[.]txt": everyone("/robots.txt"),
    "routes/healthz": everyone("/healthz"),
    "routes/readyz": everyone("/readyz"),
    "routes/deconectare": everyone("/deconectare", [""]),

    "routes/_shop.autentificare": visitors("/autentificare", [""]),
    "routes/_shop.autentificare_.cod": visitors("/autentificare/cod", [""]),
    "routes/autentificare.cheie": everyone("/autentificare/cheie", [""]),
    "routes/_shop.inregistrare": visitors("/inregistrare", [""]),
    "routes/_shop.confirmare-email._index": visitors("/confirmare-email?index", [""]),
    "routes/_shop.resetare-parola._index": visitors("/resetare-parola?index", [""]),
    "routes/_shop.confirmare-email.$token": everyone("/confirmare-email/unknown", [
      "",
      "confirm",
      "anew",
    ]),
    "routes/_shop.resetare-parola.$token": everyone("/resetare-parola/unknown", [""]),

    "routes/_shop.cont": customers("/cont/profil"),
    "routes/_shop.cont._index": customers("/cont?index"),
    "routes/_shop.cont.profil": customers("/cont/profil", [
      "profile",
      "email",
      "password",
      "end-session",
      "end-other-sessions",
    ]),
    "routes/_shop.cont.comenzi._index": customers("/cont/comenzi?index", [""]),
    "routes/_shop.cont.comenzi.$number": owner(`/cont/comenzi/${at.order}`, [""]),
    "routes/_shop.cont.adrese.$id": owner(`/cont/adrese/${at.savedAddress}`, ["", "delete"]),
    "routes/_shop.autentificare_.din-nou": customers("/autentificare/din-nou", [""]),
    "routes/_shop.cont.securitate": customers("/cont/securitate", [
      "start-codes",
      "confirm-codes",
      "add-passkey",
      "remove",
      "renew-recovery-codes",
      "turn-off",
    ]),
    "routes/_shop.cont.securitate_.coduri": customers("/cont/securitate/coduri", [""]),
    "routes/_shop.cont.date": customers("/cont/date", ["", "keep"]),
    "routes/cont.date.descarca": customers("/cont/date/descarca"),

    "routes/admin": admins("/admin/produse"),
    "routes/admin._index": admins("/admin?index"),
    "routes/admin.jurnal": admins("/admin/jurnal"),
    "routes/admin.produse": admins("/admin/produse", [""]),
    "routes/admin.produse.nou": admins("/admin/produse/nou", ["save", "add-image"]),
    "routes/admin.produse.$id": admins(`/admin/produse/${at.product}`, ["save", "add-image"]),
    "routes/admin.produse_.$id.dublare": admins(`/admin/produse/${at.product}/dublare`, [""]),
    "routes/admin.produse.$id_.stergere": admins(`/admin/produse/${at.product}/stergere`, [""]),
    "routes/admin.categorii": admins("/admin/categorii"),
    "routes/admin.categorii.nou": admins("/admin/categorii/nou", [""]),
    "routes/admin.categorii.$id": admins(`/admin/categorii/${at.category}`, [""]),
    "routes/admin.categorii.$id_.stergere": admins(`/admin/categorii/${at.category}/stergere`, [
      "",
    ]),
    "routes/admin.materiale": admins("/admin/materiale"),
    "routes/admin.materiale.$kind.$id": admins("/admin/materiale/material/pal-alb", [""]),
    "routes/admin.traduceri.$subject.$id": admins("/admin/traduceri/handle/metal", [""]),
    "routes/admin.comenzi": admins("/admin/comenzi"),
    "routes/admin.comenzi[.]csv": admins("/admin/comenzi.csv"),
    "routes/admin.comenzi_.$number": admins(`/admin/comenzi/${at.order}`, [
      "move",
      "pay",
      "remark",
    ]),
    "routes/admin.comenzi_.$number_.atelier": admins(`/admin/comenzi/${at.order}/atelier`),
    "routes/admin.setari": admins("/admin/setari", ["", "logo"]),
    "routes/admin.produse_.export": admins("/admin/produse/export"),
    "routes/admin.produse_.import": admins("/admin/produse/import", [""]),
    "routes/admin.produse_.import_.$id": admins(`/admin/produse/import/${at.product}`, [""]),
    "routes/admin.modificari": admins("/admin/modificari"),
    "routes/admin.modificari_.$id": admins(`/admin/modificari/${at.product}`, ["apply", "undo"]),
    "routes/admin.mesaje": admins("/admin/mesaje"),
    "routes/admin.mesaje_.$id": admins(`/admin/mesaje/${at.message}`, [
      "read",
      "done",
      "spam",
      "reply",
      "delete",
    ]),
    "routes/admin.mesaje_.$id_.fisier": admins(`/admin/mesaje/${at.message}/fisier`),
    "routes/admin.recenzii": admins("/admin/recenzii", ["approve", "refuse", "answer"]),
    "routes/admin.newsletter": admins("/admin/newsletter"),
    "routes/admin.newsletter[.]csv": admins("/admin/newsletter.csv"),
    "routes/admin.galerie": admins("/admin/galerie", [""]),
    "routes/admin.galerie_.$id": admins(`/admin/galerie/${at.picture}`, ["", "delete"]),
    "routes/admin.pagini": admins("/admin/pagini"),
    "routes/admin.pagini_.$page": admins("/admin/pagini/termeni", ["preview", "publish"]),
    "routes/admin.utilizatori": admins("/admin/utilizatori"),
    "routes/admin.utilizatori_.$id": admins(`/admin/utilizatori/${at.person}`, [
      "disable",
      "enable",
      "make-admin",
      "unmake-admin",
    ]),
    "routes/admin.lansare": admins("/admin/lansare", [
      "retry-mails",
      "remove-samples",
      "open-shop",
      "close-shop",
      "confirm-clock",
    ]),
    "routes/admin.asistent": admins("/admin/asistent", [""]),
    "routes/_shop.configurare-api": admins("/configurare-api", ["save", "remove"]),
  };
}
