import { json, type LoaderFunctionArgs } from "@remix-run/node";
import { Outlet, useLoaderData } from "@remix-run/react";

import { requireAccount } from "~/people/identity/front/auth.server";
import { formatDay } from "~/platform/format/dates";
import { useTranslation } from "~/platform/i18n/use-translation";
import { paths } from "~/platform/paths/paths";
import { Form, NavLink } from "~/platform/ui/link";

export const handle = { i18n: ["account"] };

export async function loader({ request }: LoaderFunctionArgs) {
  const account = await requireAccount(request);
  return json({ deletionDueAt: account.deletion_due_at });
}

/** The frame of the customer's own pages, with links from one to the other. */
export default function AccountFrame() {
  const { t, i18n } = useTranslation("account");
  const { deletionDueAt } = useLoaderData<typeof loader>();
  const tabs = [
    [paths.profile(), t("tabs.profile")],
    [paths.orders(), t("tabs.orders")],
    [paths.security(), t("tabs.security")],
    [paths.accountData(), t("tabs.data")],
  ] as const;
  return (
    <main id="content" className="shell pt-8">
      {deletionDueAt && (
        <div className="no-print mb-6 flex flex-wrap items-center gap-x-6 gap-y-3 border-l-4 border-error bg-white px-5 py-4">
          <p className="font-semibold">
            {t("data.dueText", { date: formatDay(deletionDueAt, i18n.language) })}
          </p>
          <Form method="post" action={paths.accountData()}>
            <button name="intent" value="keep" className="button button-secondary">
              {t("data.cancel")}
            </button>
          </Form>
        </div>
      )}
      <nav aria-label={t("title")} className="no-print mb-8 border-b border-line">
        <ul className="-mb-px flex flex-wrap gap-x-6">
          {tabs.map(([to, label]) => (
            <li key={to}>
              <NavLink
                to={to}
                className="inline-flex min-h-11 items-center border-b-2 border-transparent hover:border-ink aria-[current=page]:border-sage aria-[current=page]:font-semibold"
              >
                {label}
              </NavLink>
            </li>
          ))}
        </ul>
      </nav>
      <Outlet />
    </main>
  );
}
