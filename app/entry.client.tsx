import { RemixBrowser } from "@remix-run/react";
import { createInstance } from "i18next";
import HttpBackend from "i18next-http-backend";
import { startTransition, StrictMode } from "react";
import { hydrateRoot } from "react-dom/client";
import { I18nextProvider, initReactI18next } from "react-i18next";
import { getInitialNamespaces } from "remix-i18next/client";

import { languageCodes } from "~/languages";

void hydrate();

/** Loads the text groups this page uses, then takes over its HTML. */
async function hydrate(): Promise<void> {
  const i18n = createInstance();
  await i18n
    .use(HttpBackend)
    .use(initReactI18next)
    .init({
      lng: document.documentElement.lang,
      // Every language is complete (a test says so): the browser never needs a second one.
      fallbackLng: false,
      supportedLngs: languageCodes,
      load: "currentOnly",
      ns: getInitialNamespaces(),
      defaultNS: "common",
      interpolation: { escapeValue: false },
      maxRetries: 5,
      retryTimeout: 350,
      maxParallelReads: 10,
      backend: { loadPath: `/locales/{{lng}}/{{ns}}.json?v=${__LOCALES_VERSION__}` },
    });
  startTransition(() => {
    hydrateRoot(
      document,
      <StrictMode>
        <I18nextProvider i18n={i18n}>
          <RemixBrowser />
        </I18nextProvider>
      </StrictMode>,
    );
  });
}
