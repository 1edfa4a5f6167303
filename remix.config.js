/**
 * The Remix options and the table of routes: addresses on the left, in Romanian, files on the right.
 * vite.config.ts hands them to Remix's Vite plugin, which does not read this file by itself.
 *
 * @type {import("@remix-run/dev").VitePluginConfig}
 */
export default {
  appDirectory: "app",
  buildDirectory: "build",
  ignoredRouteFiles: ["**/*"],
  routes: (defineRoutes) =>
    defineRoutes((route) => {
      /** @type {(path: string, name: string, children?: () => void) => void} */
      const page = (path, name, children) =>
        route(path, `front/routes/${name}/route.tsx`, { id: `routes/${name}` }, children);
      /** What the address above shows when nothing follows it. @type {(name: string, path?: string) => void} */
      const index = (name, path) =>
        route(path, `front/routes/${name}/route.tsx`, { id: `routes/${name}`, index: true });
      /** An answer that is no page. @type {(path: string, name: string) => void} */
      const resource = (path, name) =>
        route(path, `front/routes/${name}.ts`, { id: `routes/${name}` });

      page("", "shop/layout", () => {
        index("shop/home");
        page("produse/:category?", "shop/listing");
        page("produse/:category/:id", "shop/product");
        page("produse/:category/:id/intrebari", "shop/questions");
        page("proiecteaza", "shop/planner");
        page("proiecteaza/bucatarie", "shop/run-planner");
        page("oferta", "shop/quote-request");
        page("oferta/:token", "shop/quote");
        page("oferta/:token/accepta", "shop/quote-accept");
        page("salvate", "shop/saved");
        page("salvate/:token", "shop/saved-list");
        page("compara", "shop/compare");
        page("model/:code", "shop/saved-design");
        page("mostre", "shop/swatches");
        page("cos", "shop/cart");
        page("finalizare-comanda", "shop/checkout");
        page("finalizare-comanda/verificare", "shop/checkout-review");
        page("comanda/:token", "shop/order");
        page("comanda/:token/retragere", "shop/order-withdrawal");
        page("comanda/:token/documente/:id", "shop/order-document");
        page("comanda/:token/desene/:id", "shop/order-drawing");
        page("comanda/:token/reclamatii", "shop/order-claims");
        page("comanda/:token/reclamatii/:id", "shop/order-claim");
        page("comanda/:token/programare", "shop/order-appointment");
        page("comanda/:token/plata", "shop/card-payment");
        page("comanda/:token/plata/:id", "shop/card-attempt");
        page("texte-acceptate/:id", "shop/accepted-text");
        page("retragere", "shop/withdrawal");
        page("retragere/:token", "shop/withdrawal-receipt");
        page("in-camera", "shop/in-your-room");
        page("galerie", "shop/gallery");
        page("despre", "shop/about");
        page("contact", "shop/contact");
        page("asistent", "shop/assistant");
        page("asistent/consultant", "shop/consultant");
        page("programare", "shop/appointment-new");
        page("programare/:token", "shop/appointment");
        page("newsletter", "shop/newsletter");
        page("newsletter/:token", "shop/subscription");
        page("anunta-ma", "shop/stock-alert");
        page("anunta-ma/:token", "shop/stock-alert-link");
        page("termeni", "shop/terms");
        page("confidentialitate", "shop/privacy");
        page("cookies", "shop/cookies");
        page("accesibilitate", "shop/accessibility");
        page("stil", "shop/style");

        page("inregistrare", "account/sign-up");
        index("account/request-confirmation", "confirmare-email");
        page("confirmare-email/:token", "account/confirm-email");
        page("autentificare", "account/sign-in");
        page("autentificare/cod", "account/sign-in-code");
        page("autentificare/din-nou", "account/prove-again");
        index("account/reset-password", "resetare-parola");
        page("resetare-parola/:token", "account/choose-password");
        page("invitatie/:token", "account/invitation");
        page("cont", "account/layout", () => {
          index("account/home");
          index("account/orders", "comenzi");
          page("comenzi/:number", "account/order");
          page("adrese/:id", "account/address");
          page("profil", "account/profile");
          page("securitate", "account/security");
          page("securitate/coduri", "account/recovery-codes");
          page("date", "account/personal-data");
        });

        page("configurare-api", "office/customers/assistant-key");
        page("*", "shop/not-found");
      });

      page("admin", "office/layout", () => {
        index("office/dashboard");
        page("comenzi", "office/sales/orders");
        page("comenzi/noua", "office/sales/desk-orders");
        page("comenzi/noua/:id", "office/sales/desk-order");
        page("comenzi/:number", "office/sales/order");
        page("comenzi/:number?/pachet", "office/workshop/package");
        resource("comenzi/:number?/pachet.pdf", "office/workshop/package-pdf");
        resource("comenzi/:number?/pachet.zip", "office/workshop/package-zip");
        resource("comenzi/:number?/etichete.pdf", "office/workshop/package-labels");
        resource("comenzi/:number?/taiere.csv", "office/workshop/package-saw");
        resource("comenzi/:number/pachet/:line/:step", "office/workshop/package-step");
        resource("comenzi/:number/atelier", "office/workshop/workshop-sheet");
        page("comenzi/:number/cost", "office/workshop/order-cost");
        page("comenzi/:number/timp/:station?", "office/workshop/order-times");
        page("comenzi/:number/facturare", "office/sales/order-billing");
        page("comenzi/:number/termen", "office/sales/order-promise");
        page("comenzi/:number/contact", "office/sales/order-contact");
        page("comenzi/:number/mod-de-plata", "office/sales/order-method");
        page("comenzi/:number/schimbare", "office/sales/order-change");
        page("comenzi/:number/anulare", "office/sales/order-cancel");
        page("comenzi/:number/parti", "office/sales/order-parts");
        page("comenzi/:number/plati/:id", "office/sales/order-payment");
        page("comenzi/:number/placi", "office/workshop/order-boards");
        page("comenzi/:number/desene", "office/sales/order-drawings");
        page("comenzi/:number/desene/:id", "office/sales/order-drawing");
        resource("comenzi/:number/desene/:id/:file", "office/sales/order-drawing-file");
        resource("comenzi/:number/predare", "office/sales/order-handover-pdf");
        page("comenzi/:number/fotografii", "office/sales/order-pictures");
        resource("comenzi/:number/fotografii/:picture", "office/sales/order-picture");
        page("documente/e-factura", "office/money/e-invoices");
        resource("documente/e-factura.zip", "office/money/e-invoices-zip");
        page("documente/:id/e-factura", "office/money/e-invoice");
        resource("documente/:id/e-factura.xml", "office/money/e-invoice-xml");
        page("placi/:id", "office/workshop/board");
        page("productie", "office/workshop/production");
        page("stoc", "office/workshop/stock");
        page("stoc/numaratoare", "office/workshop/stock-count");
        resource("stoc/numaratoare.csv", "office/workshop/stock-count-csv");
        page("stoc/:key", "office/workshop/stock-item");
        page("aprovizionare", "office/workshop/supplier-orders");
        page("aprovizionare/:id", "office/workshop/supplier-order");
        resource("aprovizionare/:id/:file", "office/workshop/supplier-order-file");
        page("furnizori", "office/workshop/suppliers");
        page("furnizori/:id", "office/workshop/supplier");
        resource("stoc.csv", "office/workshop/stock-csv");
        page("productie/cifre", "office/workshop/production-figures");
        resource("comenzi.csv", "office/sales/orders-csv");
        page("comenzi/confirmare", "office/sales/orders-confirm");
        resource("comenzi/documente.zip", "office/sales/orders-documents");
        page("plan", "office/workshop/plan");
        page("azi", "office/workshop/today");
        page("plan/oameni", "office/workshop/people");
        page("plan/oameni/:id", "office/workshop/person");
        page("plan/absente", "office/workshop/absences");
        page("loturi", "office/workshop/batches");
        page("loturi/:id", "office/workshop/batch");
        resource("loturi/:id/taieri.pdf", "office/workshop/batch-cuts");
        resource("loturi/:id/foaie/:sheet", "office/workshop/batch-sheet");
        page("resturi", "office/workshop/offcuts");
        resource("resturi/:id/eticheta.pdf", "office/workshop/offcut-label");
        page("documente", "office/money/documents");
        page("documente/serii", "office/money/document-series");
        page("documente/:id", "office/money/document");
        resource("documente/:id/pdf", "office/money/document-pdf");
        page("produse", "office/catalogue/products", () => {
          page(":id", "office/catalogue/product");
          page(":id/stergere", "office/catalogue/product-delete");
        });
        page("produse/:id/dublare", "office/catalogue/product-copy");
        resource("produse/export", "office/catalogue/products-export");
        page("produse/import", "office/catalogue/imports");
        page("produse/import/:id", "office/catalogue/import");
        page("modificari", "office/catalogue/bulk-changes");
        page("modificari/:id", "office/catalogue/bulk-change");
        page("categorii", "office/catalogue/categories", () => {
          page(":id", "office/catalogue/category");
          page(":id/stergere", "office/catalogue/category-delete");
        });
        page("materiale", "office/catalogue/options", () => {
          page(":kind/:id", "office/catalogue/option");
        });
        page("feronerie", "office/workshop/fittings");
        page("feronerie/:id", "office/workshop/fitting");
        page("atelier/:numbers?", "office/workshop/workshop-numbers");
        page("traduceri/:subject/:id", "office/catalogue/translations");
        page("recenzii", "office/catalogue/reviews");
        page("intrebari", "office/catalogue/questions");
        page("galerie", "office/house/gallery");
        page("galerie/:id", "office/house/gallery-image");
        page("pagini", "office/house/pages");
        page("pagini/:page", "office/house/page");
        page("extrase", "office/money/statements");
        page("extrase/:id", "office/money/statement");
        page("extrase/banci", "office/money/banks");
        page("extrase/banci/:id", "office/money/bank");
        page("contabilitate", "office/money/bookkeeping");
        resource("contabilitate/:file", "office/money/bookkeeping-file");
        page("programari", "office/sales/appointments");
        page("programari/nou", "office/sales/appointment-new");
        page("programari/:id", "office/sales/appointment");
        page("programari/echipe", "office/sales/teams");
        page("programari/echipe/:id", "office/sales/team");
        page("programari/zile-libere", "office/sales/holidays");
        page("programari/calendare", "office/sales/calendars");
        page("oferte", "office/sales/quotes");
        page("oferte/:id", "office/sales/quote");
        resource("oferte/:id/foto/:picture", "office/sales/quote-picture");
        page("modele", "office/sales/saved-designs");
        page("retrageri", "office/sales/withdrawals");
        page("retrageri/:id", "office/sales/withdrawal");
        page("cauta", "office/find");
        page("cautare", "office/catalogue/search-words");
        page("cautare/:language/:kind", "office/catalogue/search-kind");
        page("reduceri", "office/money/discounts");
        page("reduceri/:id", "office/money/discount");
        page("mostre", "office/workshop/swatches");
        page("mostre/etichete", "office/workshop/swatch-labels");
        page("feeduri", "office/catalogue/feeds");
        page("cifre", "office/money/figures");
        resource("cifre.csv", "office/money/figures-csv");
        page("livrare", "office/house/delivery");
        page("livrare/:id", "office/house/zone");
        page("livrare/:id/stergere", "office/house/zone-delete");
        page("reclamatii", "office/sales/claims");
        page("reclamatii/:id", "office/sales/claim");
        resource("reclamatii/:id/:picture", "office/sales/claim-picture");
        page("clienti", "office/customers/customers");
        page("clienti/:id", "office/customers/customer");
        page("clienti/:id/unire", "office/customers/customer-join");
        page("clienti/:id/despartire/:merge", "office/customers/customer-part");
        page("clienti/:id/nota/:note", "office/customers/customer-note");
        page("mesaje", "office/customers/messages");
        page("mesaje/:id", "office/customers/message");
        resource("mesaje/:id/fisier", "office/customers/message-file");
        page("newsletter", "office/customers/newsletter");
        resource("newsletter.csv", "office/customers/newsletter-csv");
        page("utilizatori", "office/house/users");
        page("utilizatori/invitatie", "office/house/invitation");
        page("utilizatori/invitatie/:id", "office/house/invitation-end");
        page("utilizatori/roluri", "office/house/roles");
        page("filtre", "office/house/saved-filters");
        page("utilizatori/:id", "office/house/user");
        page("asistent", "office/customers/assistant");
        page("ghid/:page?", "office/house/guide");
        page("stare", "office/house/state");
        page("instalare", "office/house/installation");
        page("lansare", "office/house/launch-list");
        page("lansare/deschidere", "office/house/opening");
        page("lansare/imagini", "office/house/official-pictures");
        page("plati", "office/money/card-keys");
        page("plati/de-rezolvat", "office/money/card-tasks");
        page("jurnal", "office/house/audit-log");
        page("setari", "office/house/settings");
      });

      resource("autentificare/cheie", "account/passkey-options");
      resource("deconectare", "account/sign-out");
      resource("cont/date/descarca", "account/data-export");
      resource("comanda/:token/documente/:id/pdf", "resources/order-document");
      resource("comanda/:token/desene/:id/:file", "resources/order-drawing-file");
      resource("comanda/:token/reclamatii/:id/:picture", "resources/claim-picture");
      resource("comanda/:token/fotografii/:picture", "resources/handover-picture");
      resource("calendar/:file", "resources/calendar");
      resource("chat", "resources/chat");
      resource("plati/:provider/eveniment", "resources/card-event");
      resource("proiecteaza/date", "resources/plan-basis");
      resource("cautare/sugestii", "resources/suggestions");
      resource("desen", "resources/drawing");
      resource("desen.glb", "resources/model-glb");
      resource("desen.usdz", "resources/model-usdz");
      resource("desen.jpg", "resources/share-card");
      resource("desen/proiect", "resources/planned-drawing");
      resource("desen/:line", "resources/ordered-drawing");
      resource("imagini/:file", "resources/picture");
      resource("imagini/recenzii/:picture", "resources/review-picture");
      resource("imagini/oficiale/:name/:version", "resources/official-picture");
      resource("limba", "resources/language");
      resource("mod-economic", "resources/data-saver");
      resource("locales/:lng/:file", "resources/text-group");
      resource("manifest.webmanifest", "resources/manifest");
      resource("robots.txt", "resources/robots");
      resource(".well-known/security.txt", "resources/security-txt");
      resource(".well-known/change-password", "resources/change-password");
      resource("sitemap.xml", "resources/sitemap");
      resource("feed/:file", "resources/feed");
      resource("healthz", "resources/healthz");
      resource("readyz", "resources/readyz");
    }),
  future: {
    v3_fetcherPersist: true,
    v3_relativeSplatPath: true,
    v3_throwAbortReason: true,
    // Off on purpose: in 2.17.5, the last release, these two bring in advisories that stay open
    // (CVE-2026-34077 in turbo-stream, CVE-2026-55685 in the route manifest).
    v3_singleFetch: false,
    v3_lazyRouteDiscovery: false,
  },
};
