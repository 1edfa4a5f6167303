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
        route(path, `routes/${name}/route.tsx`, { id: `routes/${name}` }, children);
      /** What the address above shows when nothing follows it. @type {(name: string, path?: string) => void} */
      const index = (name, path) =>
        route(path, `routes/${name}/route.tsx`, { id: `routes/${name}`, index: true });
      /** An answer that is no page. @type {(path: string, name: string) => void} */
      const resource = (path, name) => route(path, `routes/${name}.ts`);

      page("", "shop/layout", () => {
        index("shop/home");
        page("produse/:category?", "shop/listing");
        page("produse/:category/:id", "shop/product");
        page("produse/:category/:id/intrebari", "shop/questions");
        page("proiecteaza", "shop/planner");
        page("oferta", "shop/quote-request");
        page("oferta/:token", "shop/quote");
        page("oferta/:token/accepta", "shop/quote-accept");
        page("salvate", "shop/saved");
        page("salvate/:token", "shop/saved-list");
        page("compara", "shop/compare");
        page("model/:code", "shop/model");
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

        page("inregistrare", "account/sign-up");
        index("account/request-confirmation", "confirmare-email");
        page("confirmare-email/:token", "account/confirm-email");
        page("autentificare", "account/sign-in");
        page("autentificare/cod", "account/sign-in-code");
        page("autentificare/din-nou", "account/prove-again");
        index("account/reset-password", "resetare-parola");
        page("resetare-parola/:token", "account/choose-password");
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

        page("configurare-api", "admin/assistant-key");
        page("*", "shop/not-found");
      });

      page("admin", "admin/layout", () => {
        index("admin/dashboard");
        page("comenzi", "admin/orders");
        page("comenzi/:number", "admin/order");
        page("comenzi/:number?/pachet", "admin/package");
        resource("comenzi/:number?/pachet.pdf", "admin/package-pdf");
        resource("comenzi/:number?/pachet.zip", "admin/package-zip");
        resource("comenzi/:number?/etichete.pdf", "admin/package-labels");
        resource("comenzi/:number?/taiere.csv", "admin/package-saw");
        resource("comenzi/:number/pachet/:line/:step", "admin/package-step");
        resource("comenzi/:number/atelier", "admin/workshop-sheet");
        page("comenzi/:number/cost", "admin/order-cost");
        page("comenzi/:number/facturare", "admin/order-billing");
        page("comenzi/:number/termen", "admin/order-promise");
        page("comenzi/:number/placi", "admin/order-boards");
        page("comenzi/:number/desene", "admin/order-drawings");
        page("comenzi/:number/desene/:id", "admin/order-drawing");
        resource("comenzi/:number/desene/:id/:file", "admin/order-drawing-file");
        resource("comenzi/:number/predare", "admin/order-handover-pdf");
        page("comenzi/:number/fotografii", "admin/order-pictures");
        resource("comenzi/:number/fotografii/:picture", "admin/order-picture");
        page("documente/e-factura", "admin/e-invoices");
        resource("documente/e-factura.zip", "admin/e-invoices-zip");
        page("documente/:id/e-factura", "admin/e-invoice");
        resource("documente/:id/e-factura.xml", "admin/e-invoice-xml");
        page("placi/:id", "admin/board");
        page("productie", "admin/production");
        page("stoc", "admin/stock");
        page("stoc/:key", "admin/stock-item");
        resource("stoc.csv", "admin/stock-csv");
        page("productie/cifre", "admin/production-figures");
        resource("comenzi.csv", "admin/orders-csv");
        page("loturi", "admin/batches");
        page("loturi/:id", "admin/batch");
        resource("loturi/:id/taieri.pdf", "admin/batch-cuts");
        resource("loturi/:id/foaie/:sheet", "admin/batch-sheet");
        page("resturi", "admin/offcuts");
        resource("resturi/:id/eticheta.pdf", "admin/offcut-label");
        page("documente", "admin/documents");
        page("documente/serii", "admin/document-series");
        page("documente/:id", "admin/document");
        resource("documente/:id/pdf", "admin/document-pdf");
        page("produse", "admin/products", () => {
          page("nou", "admin/product-new");
          page(":id", "admin/product");
          page(":id/stergere", "admin/product-delete");
        });
        page("produse/:id/dublare", "admin/product-copy");
        resource("produse/export", "admin/products-export");
        page("produse/import", "admin/imports");
        page("produse/import/:id", "admin/import");
        page("modificari", "admin/bulk-changes");
        page("modificari/:id", "admin/bulk-change");
        page("categorii", "admin/categories", () => {
          page("nou", "admin/category-new");
          page(":id", "admin/category");
          page(":id/stergere", "admin/category-delete");
        });
        page("materiale", "admin/options", () => {
          page(":kind/nou", "admin/option-new");
          page(":kind/:id", "admin/option");
        });
        page("atelier/:book?", "admin/workshop-book");
        page("traduceri/:subject/:id", "admin/translations");
        page("recenzii", "admin/reviews");
        page("intrebari", "admin/questions");
        page("galerie", "admin/gallery");
        page("galerie/:id", "admin/gallery-image");
        page("pagini", "admin/pages");
        page("pagini/:page", "admin/page");
        page("extrase", "admin/statements");
        page("extrase/:id", "admin/statement");
        page("extrase/banci", "admin/banks");
        page("extrase/banci/:id", "admin/bank");
        page("contabilitate", "admin/accounts");
        resource("contabilitate/:file", "admin/accounts-file");
        page("programari", "admin/appointments");
        page("programari/nou", "admin/appointment-new");
        page("programari/:id", "admin/appointment");
        page("programari/echipe", "admin/teams");
        page("programari/echipe/:id", "admin/team");
        page("programari/zile-libere", "admin/holidays");
        page("programari/calendare", "admin/calendars");
        page("oferte", "admin/quotes");
        page("oferte/:id", "admin/quote");
        resource("oferte/:id/foto/:picture", "admin/quote-picture");
        page("modele", "admin/models");
        page("retrageri", "admin/withdrawals");
        page("retrageri/:id", "admin/withdrawal");
        page("cautare", "admin/search-words");
        page("cautare/:language/:kind", "admin/search-kind");
        page("reduceri", "admin/discounts");
        page("reduceri/:id", "admin/discount");
        page("mostre", "admin/swatches");
        page("mostre/etichete", "admin/swatch-labels");
        page("feeduri", "admin/feeds");
        page("cifre", "admin/figures");
        resource("cifre.csv", "admin/figures-csv");
        page("livrare", "admin/delivery");
        page("livrare/:id", "admin/zone");
        page("livrare/:id/stergere", "admin/zone-delete");
        page("reclamatii", "admin/claims");
        page("reclamatii/:id", "admin/claim");
        resource("reclamatii/:id/:picture", "admin/claim-picture");
        page("mesaje", "admin/messages");
        page("mesaje/:id", "admin/message");
        resource("mesaje/:id/fisier", "admin/message-file");
        page("newsletter", "admin/newsletter");
        resource("newsletter.csv", "admin/newsletter-csv");
        page("utilizatori", "admin/users");
        page("utilizatori/:id", "admin/user");
        page("asistent", "admin/assistant");
        page("lansare", "admin/launch-list");
        page("lansare/deschidere", "admin/opening");
        page("lansare/imagini", "admin/official-pictures");
        page("plati", "admin/card-keys");
        page("plati/de-rezolvat", "admin/card-tasks");
        page("jurnal", "admin/audit-log");
        page("setari", "admin/settings");
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
