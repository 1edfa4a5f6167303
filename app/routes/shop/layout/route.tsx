import { frameRoute, type FrameData } from "~/rendering/frame-data";
import type { LoaderFunctionArgs, MetaFunction, SerializeFrom } from "@remix-run/node";
import {
  Outlet,
  useLoaderData,
  useNavigation,
  useRouteError,
  useRouteLoaderData,
} from "@remix-run/react";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";

import { findSignedIn } from "~/accounts/auth.server";
import { requestLanguage } from "~/i18n/i18n.server";
import { displayName } from "~/accounts/account-session.server";
import { countCartItems } from "~/cart/cart.server";
import { listCategories } from "~/catalogue/category.server";
import { openState } from "~/shop/opening-hours";
import { findSettings } from "~/shop/settings.server";
import { pageMeta } from "~/layout/page-meta";
import type { loader as rootLoader } from "~/root";
import { readCartId } from "~/http/cookies.server";
import { translateFor } from "~/i18n/translate.server";
import { AssistantButton } from "~/assistant/ui/button";
import { ErrorPage, readError } from "~/layout/error-page";
import { Footer } from "~/layout/footer";
import { Header } from "~/layout/header/header";
import { Toast } from "~/layout/toast";

export const handle = { i18n: ["nav", "footer"] };

/** Used only where a page failed; every other page has its own `meta`. */
export const meta: MetaFunction<typeof loader> = ({ data, error, matches }) =>
  error
    ? pageMeta({ data: { page: { title: data?.problemTitle ?? "", isUnlisted: true } }, matches })
    : [];

export async function loader({ request }: LoaderFunctionArgs) {
  const [t, categories, cartCount, settings, account] = await Promise.all([
    translateFor(request, "errors"),
    listCategories(await requestLanguage(request)),
    readCartId(request).then((id) => countCartItems(id)),
    findSettings(),
    findSignedIn(request),
  ]);
  return {
    categories: categories.map(({ slug, name, untranslated }) => ({ slug, name, untranslated })),
    cartCount,
    person: account ? { name: displayName(account), isAdmin: account.is_admin === 1 } : null,
    company: settings.general,
    logo: settings.appearance.logo,
    identity: {
      name: settings.company.name,
      taxCode: settings.company.taxCode,
      registryNumber: settings.company.registryNumber,
      seat: settings.company.seat,
    },
    openState: openState(settings.general.workingHours, new Date()) ?? null,
    problemTitle: t("notFound.title"),
    year: new Date().getFullYear(),
  } satisfies FrameData & Record<string, unknown>;
}

export default function Shop() {
  return (
    <Frame data={useLoaderData<typeof loader>()}>
      <Outlet />
    </Frame>
  );
}

export function ErrorBoundary() {
  const error = useRouteError();
  const data = useRouteLoaderData<typeof loader>(frameRoute);
  const page = <ErrorPage {...readError(error)} />;
  return data ? <Frame data={data}>{page}</Frame> : page;
}

function Frame({ data, children }: { data: SerializeFrom<typeof loader>; children: ReactNode }) {
  const { t } = useTranslation("common");
  const { logo, identity, categories, cartCount, person, company, year, openState } = data;
  const flash = useRouteLoaderData<typeof rootLoader>("root")?.flash;
  return (
    <>
      <a
        href="#content"
        className="sr-only focus:not-sr-only focus:fixed focus:top-3 focus:left-3 focus:z-50 focus:bg-ink focus:px-4 focus:py-3 focus:text-white"
      >
        {t("skip")}
      </a>
      <Progress />
      <Header
        siteName={company.siteName}
        logo={logo}
        categories={categories}
        cartCount={cartCount}
        person={person}
      />
      <div className="pt-18 print:pt-0">
        {flash && <Toast key={flash.id} flash={flash} />}
        {children}
        <Footer
          logo={logo}
          identity={identity}
          company={company}
          categories={categories}
          year={year}
          openState={openState}
        />
      </div>
      <AssistantButton />
    </>
  );
}

/** A thin line while script waits for the next page. Without script the browser shows its own. */
function Progress() {
  const { t } = useTranslation("common");
  const navigation = useNavigation();
  const isWaiting = navigation.state !== "idle";
  return (
    <div aria-live="polite" className="fixed inset-x-0 top-0 z-50">
      {isWaiting && (
        <>
          <div className="h-0.5 w-full animate-pulse bg-brass" />
          <span className="sr-only">{t("loading")}</span>
        </>
      )}
    </div>
  );
}
