import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import {
  isRouteErrorResponse,
  Outlet,
  useLoaderData,
  useRouteError,
  useRouteLoaderData,
} from "@remix-run/react";
import type { ReactNode } from "react";

import { listSavedFilters } from "~/front/desk/saved-filter.server";
import { guard } from "~/people/identity/front/auth.server";
import { readSearch } from "~/platform/http/list-query";
import { translateFor } from "~/platform/http/request-language.server";
import { useTranslation } from "~/platform/i18n/use-translation";
import { paths } from "~/platform/paths/paths";
import { Link } from "~/platform/ui/link";
import type { loader as rootLoader } from "~/root";
import { ErrorPage, readError } from "~/shop/layout/front/error-page";
import { FrameStart } from "~/shop/layout/front/frame-start";
import { pageMeta } from "~/shop/layout/front/page-meta";
import { Toast } from "~/shop/layout/front/toast";

import { FindForm } from "./find-form";
import { menuFor, type Menu } from "./menu.server";
import { QuickKeys } from "./quick-keys";
import { Sidebar } from "./sidebar";

export const handle = { i18n: ["office"] };

/** Used only where a page failed; every other page has its own `meta`. */
export const meta: MetaFunction<typeof loader> = ({ data, error, matches }) =>
  pageMeta({
    data: { page: { title: errorTitle(error) ?? data?.title ?? "", isUnlisted: true } },
    matches,
  });

/** The title that a refusal brings along: without the loader's data the page has none. */
function errorTitle(error: unknown): string | undefined {
  if (!isRouteErrorResponse(error)) return undefined;
  return (error.data as { title?: string } | null)?.title;
}

export async function loader({ request }: LoaderFunctionArgs) {
  const { id, role } = await guard("layout")(request);
  const t = await translateFor(request, "office");
  return {
    title: t("title"),
    role,
    savedFilters: await listSavedFilters(id),
    menu: menuFor(role, readSearch(new URL(request.url).searchParams, "q")),
  };
}

export default function Admin() {
  const { menu } = useLoaderData<typeof loader>();
  return (
    <Frame menu={menu}>
      <Outlet />
    </Frame>
  );
}

export function ErrorBoundary() {
  const { t } = useTranslation("office");
  const error = useRouteError();
  // Without the loader's data nothing proves that one of the staff is looking.
  const menu = useRouteLoaderData<typeof loader>("routes/office/layout")?.menu;
  const back = menu ? (
    <Link to={paths.office()} reloadDocument className="button button-primary">
      {t("places.dashboard")}
    </Link>
  ) : undefined;
  const page = <ErrorPage {...readError(error)}>{back}</ErrorPage>;
  return menu ? <Frame menu={menu}>{page}</Frame> : page;
}

function Frame({ menu, children }: { menu: Menu; children: ReactNode }) {
  const flash = useRouteLoaderData<typeof rootLoader>("root")?.flash;
  return (
    <>
      <FrameStart />
      <div className="admin lg:grid lg:grid-cols-[15rem_minmax(0,1fr)]">
        <Sidebar menu={menu} />
        <div className="min-w-0 pb-16">
          <FindForm asked={menu.asked} />
          {flash && <Toast key={flash.id} flash={flash} />}
          {children}
          <QuickKeys />
        </div>
      </div>
    </>
  );
}
