import { RemixBrowser } from "@remix-run/react";
import type { i18n as I18n } from "i18next";
import { startTransition, StrictMode } from "react";
import { hydrateRoot } from "react-dom/client";
import { I18nextProvider } from "react-i18next";
import { getInitialNamespaces } from "remix-i18next/client";

import { browserTexts } from "~/i18n/browser-translate";
import { pageDataHeader, untilScript, type PageData } from "~/rendering/hydration-data";

void hydrate();

/**
 * Hydrates the page once its data, routes, texts and whole stylesheet are here. If they do not
 * arrive, the page stays as the server sent it and works by its forms and links.
 */
async function hydrate(): Promise<void> {
  const page = await findPageData();
  if (!page) return;
  await Promise.all([loadRoutes(page), loadStyles()]);
  const i18n = await loadTexts(getInitialNamespaces());
  if (!i18n) return;

  for (const element of document.querySelectorAll(`[${untilScript}]`)) element.remove();
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

/**
 * The data that the page was rendered from: inside the page where they cannot be requested again,
 * else from an address of their own. If they differ from what the page was rendered from, the page
 * is not hydrated.
 */
async function findPageData(): Promise<PageData | undefined> {
  const within = document.querySelector("script[type='application/json'][data-digest]");
  if (within) return JSON.parse(within.textContent) as PageData;
  const { digest } = document.querySelector<HTMLElement>("[data-digest]")?.dataset ?? {};
  const answer = await fetch(location.pathname + location.search, {
    headers: { [pageDataHeader]: "1" },
    cache: "no-store",
    redirect: "error",
  });
  if (!answer.headers.get("Content-Type")?.startsWith("application/json")) return undefined;
  const page = (await answer.json()) as PageData;
  return page.digest === digest ? page : undefined;
}

async function loadRoutes({ context, manifest, modules, routes }: PageData): Promise<void> {
  const load = (file: string) => import(/* @vite-ignore */ file) as Promise<unknown>;
  const ids = Object.keys(routes);
  const loaded = Promise.all(ids.map((id) => load(routes[id] ?? "")));
  await Promise.all([load(manifest), ...modules.map(load)]);
  window.__remixContext = context;
  const found = await loaded;
  window.__remixRouteModules = Object.fromEntries(
    ids.map((id, index) => [id, found[index]]),
  ) as typeof window.__remixRouteModules;
}

/** A first visit has only the CSS rules of its own markup; what script adds needs all of them. */
async function loadStyles(): Promise<void> {
  const link = document.querySelector<HTMLLinkElement>("link[rel=stylesheet][media=print]");
  if (!link) return;
  if (!link.sheet) {
    await new Promise((resolve, reject) => {
      link.addEventListener("load", resolve);
      link.addEventListener("error", reject);
    });
  }
  link.removeAttribute("media");
}

/** The texts of the page's groups, or undefined if one of them did not arrive. */
async function loadTexts(groups: string[]): Promise<I18n | undefined> {
  let isTakenOver = false;
  // If the texts of a later page do not arrive, the browser loads the whole page from the server.
  const i18n = browserTexts(document.documentElement.lang, () => {
    if (isTakenOver) window.location.reload();
  });
  await i18n.loadNamespaces(groups);
  isTakenOver = true;
  return groups.every((group) => i18n.hasLoadedNamespace(group)) ? i18n : undefined;
}
