import { RemixBrowser } from "@remix-run/react";
import { startTransition, StrictMode } from "react";
import { hydrateRoot } from "react-dom/client";
import { getInitialNamespaces } from "remix-i18next/client";

import {
  createBrowserTranslator,
  type BrowserTranslator,
} from "~/platform/i18n/front/browser-translator";
import { TranslatorProvider } from "~/platform/i18n/use-translation";
import {
  hydrationHeader,
  readHydrationData,
  untilScript,
  type HydrationData,
} from "~/platform/rendering/front/hydration-data";

void hydrate();

/**
 * Hydrates the page once its data, routes, texts and whole stylesheet are here. If they do not
 * arrive, the page stays as the server sent it and works by its forms and links.
 */
async function hydrate(): Promise<void> {
  const page = await findPageData();
  if (!page) return askAgain();
  await Promise.all([loadRoutes(page), loadStyles()]);
  const translator = await loadTexts(getInitialNamespaces());

  for (const element of document.querySelectorAll(`[${untilScript}]`)) element.remove();
  startTransition(() => {
    hydrateRoot(
      document,
      <StrictMode>
        <TranslatorProvider value={translator}>
          <RemixBrowser />
        </TranslatorProvider>
      </StrictMode>,
    );
  });
}

/**
 * The data that the page was rendered from: inside the page where they cannot be requested again,
 * else from an address of their own. If they differ from what the page was rendered from, the page
 * is not hydrated.
 */
async function findPageData(): Promise<HydrationData | undefined> {
  const within = document.querySelector("script[type='application/json'][data-digest]");
  if (within) return readHydrationData(within.textContent);
  const { digest } = document.querySelector<HTMLElement>("[data-digest]")?.dataset ?? {};
  const answer = await fetch(location.pathname + location.search, {
    headers: { [hydrationHeader]: "1" },
    cache: "no-store",
    redirect: "error",
  });
  if (!answer.headers.get("Content-Type")?.startsWith("application/json")) return undefined;
  const page = readHydrationData(await answer.text());
  return page?.digest === digest ? page : undefined;
}

/**
 * A page that is out of date is left as it is, for whoever may be filling it in; but where somebody went
 * back to one that the browser had kept, it is asked for again, once.
 */
function askAgain(): void {
  const [opened] = performance.getEntriesByType("navigation");
  if (opened instanceof PerformanceNavigationTiming && opened.type === "back_forward") {
    location.reload();
  }
}

async function loadRoutes({ context, manifest, modules, routes }: HydrationData): Promise<void> {
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
  const link = document.querySelector<HTMLLinkElement>("link[media^=print]");
  if (!link) return;
  if (!link.sheet) {
    await new Promise((resolve, reject) => {
      link.addEventListener("load", resolve);
      link.addEventListener("error", reject);
    });
  }
  link.removeAttribute("media");
}

async function loadTexts(groups: string[]): Promise<BrowserTranslator> {
  let isTakenOver = false;
  // If the texts of a later page do not arrive, the browser loads the whole page from the server.
  const translator = createBrowserTranslator(document.documentElement.lang, () => {
    if (isTakenOver) window.location.reload();
  });
  await translator.load(groups);
  isTakenOver = true;
  return translator;
}
