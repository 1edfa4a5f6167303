import {
  json,
  redirect,
  type LinksFunction,
  type LoaderFunctionArgs,
  type SerializeFrom,
} from "@remix-run/node";
import {
  Links,
  Meta,
  Outlet,
  useRevalidator,
  useRouteError,
  useRouteLoaderData,
} from "@remix-run/react";
import { useEffect, type ReactNode } from "react";
import { ScrollRestoration } from "react-router-dom";

import { shopOrigin } from "~/platform/env/env.server";
import { readSession, sessionStorage } from "~/platform/http/cookies.server";
import type { Flash } from "~/platform/http/flash";
import { chooseLanguage } from "~/platform/http/front/choose-language.server";
import {
  cookieCheckReads,
  readCookieCheck,
  withoutCookieCheck,
} from "~/platform/http/front/cookie-check";
import { languageCodes } from "~/platform/i18n/languages";
import { useTranslation } from "~/platform/i18n/use-translation";
import { requestsDataSaver } from "~/platform/media/front/resize-picture.server";
import { paths } from "~/platform/paths/paths";
import { isFrameAskedAgain } from "~/platform/rendering/front/frame-data";
import { wantsHydrationData } from "~/platform/rendering/front/hydration-data.server";
import { isOwnTheme, themeStyles } from "~/platform/settings/front/theme";
import { findSettings } from "~/platform/settings/settings.server";
import { DataSaverContext, type DataSaver, useIsHydrated } from "~/platform/ui/page-hooks";
import { ErrorPage, readError } from "~/shop/layout/front/error-page";
import { PageHead } from "~/shop/layout/front/head-tags";

import styles from "~/platform/rendering/app.css?url";

export const handle = {
  i18n: ["common", "errors", "toast"],
  reads: { lng: languageCodes, ...cookieCheckReads },
};

export const links: LinksFunction = () => [
  { rel: "stylesheet", href: styles },
  { rel: "icon", href: "/favicon.svg", type: "image/svg+xml" },
  { rel: "icon", href: "/favicon.ico", sizes: "32x32" },
  { rel: "apple-touch-icon", href: "/apple-touch-icon.png" },
  { rel: "manifest", href: paths.manifest() },
];

export const shouldRevalidate = isFrameAskedAgain;

export type RootData = SerializeFrom<typeof loader>;

/**
 * The only loader that writes the session: loaders run in parallel, and only one may take the flash
 * message out. A language chosen by the address is saved at the same time. A request for hydration
 * data leaves the message for the next page.
 */
export async function loader({ request }: LoaderFunctionArgs) {
  const cookies = readCookieCheck(request);
  if (cookies === "kept") throw redirect(withoutCookieCheck(request));
  const [session, { general, appearance, trade }] = await Promise.all([
    readSession(request),
    findSettings(),
  ]);
  const message = wantsHydrationData(request) ? null : (session.get("flash") ?? null);
  const flash = cookies === "refused" ? cookiesRefused(general.phone) : message;
  const isChosen = chooseLanguage(session, request.url);
  const dataSaver: DataSaver = requestsDataSaver(request)
    ? "browser"
    : session.get("isEconomic")
      ? "visitor"
      : null;
  const data = {
    flash,
    dataSaver,
    origin: shopOrigin,
    siteName: general.siteName,
    /** For the words beside each price. */
    isVatIncluded: trade.isVatIncluded,
    theme: isOwnTheme(appearance) ? null : themeStyles(appearance),
  };
  if (!message && !isChosen) return json(data);
  return json(data, { headers: { "Set-Cookie": await sessionStorage.commitSession(session) } });
}

/** The message to whoever did something that only a cookie can keep. */
function cookiesRefused(phone: string): Flash {
  const words = { title: "cookies.refused", text: "cookies.refusedText" } as const;
  return { id: "cookies-refused", tone: "error", ...words, values: { phone } };
}

export default function Root() {
  return <Outlet />;
}

export function Layout({ children }: { children: ReactNode }) {
  const { i18n } = useTranslation();
  const data = useRouteLoaderData<typeof loader>("root");
  const dataSaver = data?.dataSaver ?? null;
  return (
    <html lang={i18n.language} data-save-data={dataSaver ? "" : undefined}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="theme-color" content="#faf7f2" />
        <Meta />
        {data && <PageHead origin={data.origin} siteName={data.siteName} />}
        <Links />
        <Theme css={data?.theme ?? null} />
      </head>
      <body>
        <DataSaverContext.Provider value={dataSaver}>{children}</DataSaverContext.Provider>
        <HistoryKeeper />
      </body>
    </html>
  );
}

/**
 * The shop's own colours. The security policy names inline styles by their hash, so script cannot
 * write any: after hydration the colours are a stylesheet created by script.
 */
function Theme({ css }: { css: string | null }) {
  const isHydrated = useIsHydrated();
  useEffect(() => {
    if (!css) return;
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(css);
    document.adoptedStyleSheets.push(sheet);
    return () => {
      document.adoptedStyleSheets = document.adoptedStyleSheets.filter((one) => one !== sheet);
    };
  }, [css]);
  return css && !isHydrated ? <style>{css}</style> : null;
}

/** The browser restores the scroll position of pages it loads; that of pages that script shows is kept here. */
function HistoryKeeper() {
  const isHydrated = useIsHydrated();
  return (
    isHydrated && (
      <>
        <ScrollRestoration />
        <Freshness />
      </>
    )
  );
}

/** A page that comes back from the browser's memory asks anew for its data: the cart may be another. */
function Freshness() {
  const { revalidate } = useRevalidator();
  useEffect(() => {
    const ask = ({ persisted }: PageTransitionEvent) => {
      if (persisted) revalidate();
    };
    addEventListener("pageshow", ask);
    return () => removeEventListener("pageshow", ask);
  }, [revalidate]);
  return null;
}

export function ErrorBoundary() {
  const error = useRouteError();
  return <ErrorPage {...readError(error)} />;
}
