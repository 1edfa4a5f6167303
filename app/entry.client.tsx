import { RemixBrowser } from "@remix-run/react";
import { createInstance } from "i18next";
import HttpBackend from "i18next-http-backend";
import { startTransition, StrictMode } from "react";
import { hydrateRoot } from "react-dom/client";
import { I18nextProvider, initReactI18next } from "react-i18next";
import { getInitialNamespaces } from "remix-i18next/client";

import { languageCodes } from "~/languages";

void hydrate();

/**
 * Loads the text groups this page uses, then takes over its HTML. Where they do not arrive the page
 * stays as the server sent it, and works by its forms and links.
 */
async function hydrate(): Promise<void> {
  const i18n = createInstance();
  const language = document.documentElement.lang;
  const groups = getInitialNamespaces();
  await i18n
    .use(HttpBackend)
    .use(initReactI18next)
    .init({
      lng: language,
      // Every language is complete (a test says so): the browser never needs a second one.
      fallbackLng: false,
      supportedLngs: languageCodes,
      load: "currentOnly",
      ns: groups,
      defaultNS: "common",
      interpolation: { escapeValue: false },
      maxRetries: 5,
      retryTimeout: 350,
      maxParallelReads: 10,
      backend: { loadPath: `/locales/{{lng}}/{{ns}}.json?v=${__LOCALES_VERSION__}` },
    });
  if (!groups.every((group) => i18n.hasResourceBundle(language, group))) return;

  // Later a page's own groups may fail to come: then the server is asked for the whole page.
  i18n.on("failedLoading", () => window.location.reload());
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
