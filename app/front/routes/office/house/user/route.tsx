import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";

import { useTranslation } from "~/i18n/use-translation";
import { requireAdministrator } from "~/accounts/auth.server";
import { formatDay } from "~/format/dates";
import { describeForm } from "~/forms/describe-form.server";
import { readFormData } from "~/forms/read-form.server";
import { orderFilterQuery } from "~/orders/order-filter";
import { findUser } from "~/accounts/admin-users.server";
import { formatRon } from "~/format/office-money";
import { pageMeta } from "~/layout/page-meta";
import { adminPaths } from "~/admin-paths";
import { formatPhone } from "~/format/phones.server";
import { findProofDue } from "~/accounts/second-factor/proof.server";
import { translateFor } from "~/http/request-language.server";
import { PageHead } from "~/ui/admin/page-head";
import { Panel } from "~/ui/admin/panel";
import { UserBadges } from "~/accounts/user-badges";
import { ErrorSummary } from "~/forms/form-errors";
import { Form, Link } from "~/ui/link";

import { changePerson } from "./change.server";
import { RolePanel } from "./role";
import { roleForm } from "./schema";

export const handle = { i18n: ["admin-people", "security", "validation"] };

export const meta: MetaFunction<typeof loader> = pageMeta;

export async function loader({ request, params }: LoaderFunctionArgs) {
  const admin = await requireAdministrator(request);
  const user = await findUser(params.id ?? "");
  if (!user) throw new Response(null, { status: 404 });
  const t = await translateFor(request, "admin-people");
  const name = `${user.first_name} ${user.last_name}`.trim() || user.email;
  return {
    page: { title: `${t("users.title")}: ${name}`, isUnlisted: true },
    name,
    form: describeForm(roleForm),
    user: { ...user, phone: user.phone && formatPhone(user.phone) },
    isSelf: user.id === admin.id,
    proofDue: await findProofDue(admin),
  };
}

export async function action({ request, params }: ActionFunctionArgs) {
  const admin = await requireAdministrator(request);
  const user = await findUser(params.id ?? "");
  if (!user) throw new Response(null, { status: 404 });
  return changePerson(request, await readFormData(request), user, admin);
}

export default function User() {
  const { t, i18n } = useTranslation("admin-people");
  const { name, form, user, isSelf, proofDue } = useLoaderData<typeof loader>();
  const data = useActionData<typeof action>();
  return (
    <main id="content" className="admin-page">
      <p className="mb-2">
        <Link to={adminPaths.adminUsers()} className="link">
          {t("users.back")}
        </Link>
      </p>
      <PageHead title={name} />
      <p className="mt-2">
        <UserBadges user={user} />
      </p>
      <div className="mt-6 grid max-w-3xl grid-cols-1 gap-6">
        <Panel title={t("users.account")}>
          {data && "lastAdmin" in data && data.lastAdmin && (
            <ErrorSummary errors={[]} formErrors={[t("users.lastAdmin")]} />
          )}
          <dl className="grid grid-cols-[auto_1fr] gap-x-6 gap-y-1">
            <dt className="text-stone">{t("users.email")}</dt>
            <dd className="break-all">
              <a href={`mailto:${user.email}`} className="link">
                {user.email}
              </a>
            </dd>
            <dt className="text-stone">{t("users.phone")}</dt>
            <dd>{user.phone ?? "–"}</dd>
            <dt className="text-stone">{t("users.since")}</dt>
            <dd>{formatDay(user.created_at, i18n.language)}</dd>
            <dt className="text-stone">{t("users.orders")}</dt>
            <dd>
              <Link
                to={adminPaths.adminOrders() + orderFilterQuery({ search: user.email })}
                className="link"
              >
                {user.orders}
              </Link>
            </dd>
            <dt className="text-stone">{t("users.spent")}</dt>
            <dd>{formatRon(user.spentBani)}</dd>
          </dl>
          <Form
            method="post"
            action={adminPaths.adminUser(user.id)}
            className="mt-4 flex flex-wrap gap-3"
          >
            {user.disabled_at ? (
              <Choice value="enable" label={t("users.enable")} />
            ) : (
              <Choice value="disable" label={t("users.disable")} />
            )}
          </Form>
          {!user.disabled_at && <p className="mt-2 text-stone">{t("users.disableHint")}</p>}
        </Panel>
        <RolePanel
          key={user.role}
          description={form}
          user={user}
          isSelf={isSelf}
          proofDue={proofDue}
          lastResult={data && "result" in data ? data.result : undefined}
        />
      </div>
    </main>
  );
}

function Choice({ value, label }: { value: string; label: string }) {
  return (
    <button name="intent" value={value} className="button button-secondary">
      {label}
    </button>
  );
}
