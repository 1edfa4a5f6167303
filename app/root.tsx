import { json, type LinksFunction, type LoaderFunctionArgs } from "@remix-run/node";
import {
  isRouteErrorResponse,
  Links,
  Meta,
  Outlet,
  Scripts,
  ScrollRestoration,
  useRouteError,
  useRouteLoaderData,
} from "@remix-run/react";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";

import { useNonce } from "~/nonce";
import { findSettings } from "~/models/settings.server";
import { isOwnTheme } from "~/models/theme";
import { paths } from "~/paths";
import { readSession, sessionStorage } from "~/session.server";
import { ErrorPage } from "~/ui/error-page";

import styles from "./app.css?url";

export const handle = { i18n: ["common", "errors", "toast"] };

export const links: LinksFunction = () => [
  { rel: "stylesheet", href: styles },
  { rel: "icon", href: "/favicon.svg", type: "image/svg+xml" },
  { rel: "icon", href: "/favicon.ico", sizes: "32x32" },
  { rel: "apple-touch-icon", href: "/apple-touch-icon.png" },
];

/** The only reader of the flash message: loaders run side by side, and one must take it out. */
export async function loader({ request }: LoaderFunctionArgs) {
  const session = await readSession(request);
  const flash = session.get("flash") ?? null;
  const isSavingData = request.headers.get("Save-Data") === "on";
  const { appearance } = await findSettings();
  const { primaryColor, secondaryColor } = appearance;
  const theme = isOwnTheme(appearance) ? null : (primaryColor + secondaryColor).replaceAll("#", "");
  if (!flash) return json({ flash, isSavingData, theme });
  const headers = { "Set-Cookie": await sessionStorage.commitSession(session) };
  return json({ flash, isSavingData, theme }, { headers });
}

export default function Root() {
  return <Outlet />;
}

export function Layout({ children }: { children: ReactNode }) {
  const { i18n } = useTranslation();
  const data = useRouteLoaderData<typeof loader>("root");
  const nonce = useNonce();
  return (
    <html lang={i18n.language} data-save-data={data?.isSavingData ? "" : undefined}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="theme-color" content="#faf7f2" />
        <Meta />
        <Links />
        {data?.theme && <link rel="stylesheet" href={paths.theme(data.theme)} />}
      </head>
      <body>
        {children}
        <ScrollRestoration nonce={nonce} />
        <Scripts nonce={nonce} />
      </body>
    </html>
  );
}

export function ErrorBoundary() {
  const error = useRouteError();
  return <ErrorPage status={isRouteErrorResponse(error) ? error.status : 500} />;
}
