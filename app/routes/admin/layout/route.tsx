import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { isRouteErrorResponse, Outlet, useRouteError, useRouteLoaderData } from "@remix-run/react";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";

import { requireAdmin } from "~/accounts/auth.server";
import { pageMeta } from "~/layout/page-meta";
import { paths } from "~/paths";
import type { loader as rootLoader } from "~/root";
import { translateFor } from "~/i18n/translate.server";
import { ErrorPage, readError } from "~/layout/error-page";
import { Link } from "~/ui/link";
import { FrameStart } from "~/layout/frame-start";
import { Toast } from "~/layout/toast";

import { QuickKeys } from "./quick-keys";
import { Sidebar } from "./sidebar";

export const handle = { i18n: ["admin"] };

/** Used only where a page failed; every other page has its own `meta`. */
export const meta: MetaFunction<typeof loader> = ({ data, matches }) =>
  pageMeta({ data: { page: { title: data?.title ?? "", isUnlisted: true } }, matches });

export async function loader({ request }: LoaderFunctionArgs) {
  await requireAdmin(request);
  const t = await translateFor(request, "admin");
  return { title: t("title") };
}

export default function Admin() {
  return (
    <Frame>
      <Outlet />
    </Frame>
  );
}

export function ErrorBoundary() {
  const { t } = useTranslation("admin");
  const error = useRouteError();
  const status = isRouteErrorResponse(error) ? error.status : 500;
  // Without the loader's data nothing proves that an administrator is looking.
  const isAdmin = useRouteLoaderData<typeof loader>("routes/admin/layout") !== undefined;
  const back = isAdmin ? (
    <Link to={paths.admin()} reloadDocument className="button button-primary">
      {t("places.dashboard")}
    </Link>
  ) : undefined;
  const page = status === 403 ? <Forbidden /> : <ErrorPage {...readError(error)}>{back}</ErrorPage>;
  return isAdmin ? <Frame>{page}</Frame> : page;
}

function Forbidden() {
  const { t } = useTranslation("admin");
  return (
    <main id="content" className="shell grid min-h-[60vh] content-center justify-items-start py-20">
      <h1>{t("forbidden.title")}</h1>
      <p className="mt-4 max-w-prose text-stone">{t("forbidden.text")}</p>
      <p className="mt-8">
        <Link to={paths.home()} reloadDocument className="button button-primary">
          {t("forbidden.home")}
        </Link>
      </p>
    </main>
  );
}

function Frame({ children }: { children: ReactNode }) {
  const flash = useRouteLoaderData<typeof rootLoader>("root")?.flash;
  return (
    <>
      <FrameStart />
      <div className="admin lg:grid lg:grid-cols-[15rem_minmax(0,1fr)]">
        <Sidebar />
        <div className="min-w-0 pb-16">
          {flash && <Toast key={flash.id} flash={flash} />}
          {children}
          <QuickKeys />
        </div>
      </div>
    </>
  );
}
