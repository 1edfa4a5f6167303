import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import {
  isRouteErrorResponse,
  Outlet,
  useLoaderData,
  useRouteError,
  useRouteLoaderData,
} from "@remix-run/react";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";

import { requireStaff } from "~/accounts/auth.server";
import { pageMeta } from "~/layout/page-meta";
import { paths } from "~/paths";
import type { loader as rootLoader } from "~/root";
import { translateFor } from "~/i18n/translate.server";
import { ErrorPage, readError } from "~/layout/error-page";
import { Link } from "~/ui/link";
import { FrameStart } from "~/layout/frame-start";
import { Toast } from "~/layout/toast";
import type { Role } from "~db/schema";

import { QuickKeys } from "./quick-keys";
import { Sidebar } from "./sidebar";

export const handle = { i18n: ["admin"] };

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
  const { role } = await requireStaff(request);
  const t = await translateFor(request, "admin");
  return { title: t("title"), role };
}

export default function Admin() {
  const { role } = useLoaderData<typeof loader>();
  return (
    <Frame role={role}>
      <Outlet />
    </Frame>
  );
}

export function ErrorBoundary() {
  const { t } = useTranslation("admin");
  const error = useRouteError();
  // Without the loader's data nothing proves that one of the staff is looking.
  const role = useRouteLoaderData<typeof loader>("routes/admin/layout")?.role;
  const back = role ? (
    <Link to={paths.admin()} reloadDocument className="button button-primary">
      {t("places.dashboard")}
    </Link>
  ) : undefined;
  const page = <ErrorPage {...readError(error)}>{back}</ErrorPage>;
  return role ? <Frame role={role}>{page}</Frame> : page;
}

function Frame({ role, children }: { role: Role; children: ReactNode }) {
  const flash = useRouteLoaderData<typeof rootLoader>("root")?.flash;
  return (
    <>
      <FrameStart />
      <div className="admin lg:grid lg:grid-cols-[15rem_minmax(0,1fr)]">
        <Sidebar role={role} />
        <div className="min-w-0 pb-16">
          {flash && <Toast key={flash.id} flash={flash} />}
          {children}
          <QuickKeys />
        </div>
      </div>
    </>
  );
}
