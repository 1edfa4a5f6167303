import { createHash } from "node:crypto";
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";

import { vitePlugin as remix } from "@remix-run/dev";
import tailwindcss from "@tailwindcss/vite";
import { defineConfig } from "vite";
import tsconfigPaths from "vite-tsconfig-paths";

import { buildHalf } from "./app/front/operations/build-half";
import { native } from "./app/front/operations/programs.mjs";
import { cssRules } from "./app/platform/rendering/styles/css-rules";
import remixConfig from "./remix.config.js";

/** Script and styles are made for the same browsers, also by the build that puts rules into pages. */
const browsers = ["es2020", "edge88", "firefox78", "chrome87", "safari14"];

/** The shortest hashes that Rollup makes: every page carries the names of all files. */
const shortNames = {
  chunkFileNames: "assets/[name]-[hash:7].js",
  entryFileNames: "assets/[name]-[hash:7].js",
};

export default defineConfig(({ command, isSsrBuild }) => ({
  plugins: [buildHalf(isSsrBuild), tailwindcss(), cssRules(), remix(remixConfig), tsconfigPaths()],
  define: {
    __LOCALES_VERSION__: JSON.stringify(localesVersion()),
    // Known when the shop is built (remix.config.js): what only they need is left out.
    "window.__remixContext.future.v3_singleFetch": "false",
    "window.__remixContext.isSpaMode": "false",
    // What React has for a browser of 2013 and for its developers' tools.
    ...(command === "build" && {
      MSApp: "undefined",
      "document.documentMode": "undefined",
      __REACT_DEVTOOLS_GLOBAL_HOOK__: "undefined",
    }),
    ...(isSsrBuild && { "process.env.NODE_ENV": JSON.stringify("production") }),
  },
  // A start reads all of the program for the server: without spaces and comments it is read in half the time.
  // Names stay as they are, for the log of an error. Both halves write the stylesheet, and alike.
  esbuild: { minifyIdentifiers: false, charset: "ascii", legalComments: "none" },
  // Terser takes longer than esbuild and leaves a twentieth less script.
  build: {
    assetsInlineLimit: 0,
    target: isSsrBuild ? "node22" : browsers,
    cssTarget: browsers,
    reportCompressedSize: false,
    minify: isSsrBuild ? "esbuild" : "terser",
    rollupOptions: isSsrBuild ? {} : { output: { manualChunks: sharedChunk, ...shortNames } },
    terserOptions: {
      ecma: 2020,
      module: true,
      format: { comments: false },
      compress: {
        // Functions stay functions: three.js calls many by `new`, which no arrow and no method allows.
        passes: 3,
        keep_fargs: false,
        pure_getters: true,
        // What the framework says to its users' developers.
        drop_console: ["warn"],
        pure_funcs: [
          "warning",
          "warnOnce",
          "logV6DeprecationWarnings",
          "invariant",
          "invariant$1",
          "invariant$2",
        ],
      },
    },
  },
  // To read hundreds of packages' files one by one took half of a start. Outside stay the native ones
  // and the one that remix-serve reads anyway.
  ssr: {
    noExternal: command === "build" ? true : [],
    external: [...native, "@remix-run/node"],
  },
  resolve: {
    // What the features of Remix need that are off (remix.config.js): nobody has to carry it.
    alias: [
      {
        find: /^(turbo-stream|\.\/(fog-of-war|fallback)\.js)$/,
        replacement: join(import.meta.dirname, "app/platform/rendering/bundle/left-out.ts"),
      },
    ],
  },
  server: { host: "127.0.0.1" },
  optimizeDeps: {
    // The dev server meets them on its way through the routes; no browser asks for them.
    exclude: native,
    // Found at once instead of on the way, where the dev server would load React twice.
    include: ["@conform-to/react", "@conform-to/zod/v4", "remix-i18next/client", "zod"],
  },
}));

/**
 * What many pages share, in a few files: fewer requests, and it compresses better. Pages' own parts and
 * what only some of them need stay as Rollup cuts them.
 */
const SHARED: [name: string, modules: RegExp][] = [
  // What only some pages of the office share, each too small for a file of its own.
  [
    "desk",
    /\/app\/(front\/routes\/office\/(catalogue\/change-state|money\/(refusal-list|sales-link)|sales\/quote-badge|workshop\/plan\/hours)|sales\/(billing\/document-(sheet|kinds)|handover\/handover-rules|statements\/bank-layout)|workshop\/(batches\/(batch-badge|layouts\/batch-state)|made-boards\/board-steps|plan\/stations))/,
  ],
  // What only lists show, of all that the office shares.
  [
    "list",
    /\/app\/(front\/(desk\/desk-list|routes\/office\/catalogue\/(row-menu|stale-row))|platform\/office-ui\/filter-bar)/,
  ],
  // What a record is drawn with: its form and its deletion.
  [
    "record",
    /\/app\/(front\/(desk\/(form\/|record-form|removal-form)|routes\/office\/customers\/customer-link)|platform\/media\/single-image-field)/,
  ],
  [
    "office",
    /\/app\/(front\/desk\/(desk-page|record\.)|people\/identity\/roles\.|platform\/(format\/office-money|office-ui\/|paths\/office-paths)|shop\/catalogue\/safety|sales\/orders\/order-badge|front\/routes\/office\/(catalogue\/products\/address|house\/user-badges|sales\/(office-order-link|withdrawal-badge)))/,
  ],
  [
    "form",
    /\/@conform-to\/|\/app\/platform\/forms\/(field\.|form-token|password-field|plain-field|server-form|typed-along)/,
  ],
  [
    "account",
    /\/app\/(people\/identity\/(account-page|link-request-form|passkey-button|password-refus|proof-fields)|shop\/content\/terms-checkbox)/,
  ],
  [
    "documents",
    /\/app\/(platform\/http\/list-query|furniture\/configurator\/configuration-words|shop\/content\/guarantee-notice|sales\/(orders\/(order-(filter|status|table|transport)|trial-mark)|withdrawals\/withdrawal-statement))/,
  ],
  [
    "buyer",
    /\/app\/(platform\/(format\/(postcodes|working-days)|settings\/place(s|-line))|shop\/content\/document-page|sales\/orders\/promised-delivery)/,
  ],
  // What an order asks, at the checkout and at the desk.
  [
    "fields",
    /\/app\/(front\/routes\/shop\/checkout\/(delivery|delivery-fields|fields)\.|sales\/orders\/(address-fields|elsewhere-fields|payment-method-field))/,
  ],
  // What a cart, a checkout and an order come to.
  [
    "totals",
    /\/app\/(shop\/cart\/totals-list|sales\/orders\/delivery-charges|front\/routes\/shop\/cart\/discount-code)/,
  ],
  [
    "orders",
    /\/app\/(shop\/(cart\/(design-summary|line-design|product-picture)|catalogue\/delivery-way|saved\/saved-design)|sales\/(approvals\/order-|cards\/card-payment-link|orders\/(buyer-details|order-details|order-refusal|page\/withdrawal-link)))/,
  ],
  // How lengths are read where they are typed.
  ["lengths", /\/app\/platform\/format\/read-/],
  // What the planner's first load has of its steps' fields, which come with their step.
  ["steps", /\/app\/front\/routes\/shop\/planner\/(step-form|field-|mark)/],
  ["appointments", /\/app\/sales\/appointments\//],
  // Of drawings and claims, for their customers and for the desk.
  [
    "approvals",
    /\/app\/(sales\/approvals\/(?!order-)|front\/routes\/office\/sales\/(claim|drawing)-badge)/,
  ],
  [
    "shop",
    /\/app\/(platform\/ui\/(breadcrumb|stars|structured-data)|shop\/catalogue\/product-card|front\/routes\/shop\/product\/address)/,
  ],
  // The customiser's drawing in one file; the planner's takes what it needs from there.
  ["draw-perspective", /\/app\/furniture\/drawing\/(?!outer-size|piece-look|elevation|scale)/],
  [
    "shell",
    /preload-helper|commonjsHelpers|\/node_modules\/(@remix-run|react|react-dom|react-router|react-router-dom|scheduler)\/|\/app\/(platform\/(format\/(dates|measures|money|read-number)|forms\/(field-(errors|names)|form-errors|validation-message)|i18n\/(use-translation|lang-of|languages|(size|vat)-words)|media\/picture\.|paths\/paths|rendering\/frame-data\.|settings\/(opening-hours-list|price-words)|ui\/[\w-]+\.)|furniture\/(configurator\/drawing|drawing\/(outer-size|piece-look))|shop\/(catalogue\/(delivery-term|material-facet)|layout\/(error-page|frame-start|page-meta|toast)))/,
  ],
];

/** The file of what is shared; what a room offers the front alone counts as standing at the room's root. */
function sharedChunk(id: string): string | undefined {
  const path = id.replace(/(\/app\/\w+\/[\w-]+)\/front\//, "$1/");
  return SHARED.find(([, modules]) => modules.test(path))?.[0];
}

/** The browser keeps a text group for ever under this version, so it changes with the texts. */
function localesVersion(): string {
  const hash = createHash("sha256");
  for (const name of readdirSync("locales", { recursive: true, encoding: "utf8" }).sort()) {
    if (name.endsWith(".json")) hash.update(readFileSync(join("locales", name)));
  }
  return hash.digest("hex").slice(0, 12);
}
