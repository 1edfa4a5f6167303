import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";

import { requireAdministrator } from "~/people/identity/auth.server";
import { findUser } from "~/people/identity/office-users.server";
import { findProofDue } from "~/people/identity/proof.server";
import { UserBadges } from "~/people/identity/user-badges";
import { formatDay } from "~/platform/format/dates";
import { formatRon } from "~/platform/format/office-money";
import { formatPhone } from "~/platform/format/phones.server";
import { describeForm } from "~/platform/forms/describe-form.server";
import { ErrorSummary } from "~/platform/forms/form-errors";
import { readFormData } from "~/platform/forms/read-form.server";
import { translateFor } from "~/platform/http/request-language.server";
import { useTranslation } from "~/platform/i18n/use-translation";
import { PageHead } from "~/platform/office-ui/page-head";
import { Panel } from "~/platform/office-ui/panel";
import { officePaths } from "~/platform/paths/office-paths";
import { Form, Link } from "~/platform/ui/link";
import { orderFilterQuery } from "~/sales/orders/order-filter";
import { pageMeta } from "~/shop/layout/page-meta";

import { changePerson } from "./change.server";
import { RolePanel } from "./role";
import { roleForm } from "./schema";

export const handle = { i18n: ["office-people", "security", "validation"] };

export const meta: MetaFunction<typeof loader> = pageMeta;

export async function loader({ request, params }: LoaderFunctionArgs) {
  const admin = await requireAdministrator(request);
  const user = await findUser(params.id ?? "");
  if (!user) throw new Response(null, { status: 404 });
  const t = await translateFor(request, "office-people");
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
  const { t, i18n } = useTranslation("office-people");
  const { name, form, user, isSelf, proofDue } = useLoaderData<typeof loader>();
  const data = useActionData<typeof action>();
  return (
    <main id="content" className="office-page">
      <p className="mb-2">
        <Link to={officePaths.users()} className="link">
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
                to={officePaths.orders() + orderFilterQuery({ search: user.email })}
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
            action={officePaths.user(user.id)}
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
