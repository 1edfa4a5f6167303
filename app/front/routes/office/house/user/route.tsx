import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";

import { DeskFrame } from "~/front/desk/desk-page";
import { openDesk, orNotThere, takePost, titled } from "~/front/desk/desk.server";
import { drawRecord } from "~/front/desk/record.server";
import { guard } from "~/people/identity/front/auth.server";
import { findUser } from "~/people/identity/front/office-users.server";
import { findProofDue } from "~/people/identity/front/proof.server";
import { formatDay } from "~/platform/format/dates";
import { formatRon } from "~/platform/format/office-money";
import { formatPhone } from "~/platform/format/phones.server";
import { ErrorSummary } from "~/platform/forms/form-errors";
import { useTranslation } from "~/platform/i18n/use-translation";
import { Panel } from "~/platform/office-ui/front/panel";
import { officePaths } from "~/platform/paths/office-paths";
import { Form, Link } from "~/platform/ui/link";
import { orderFilterQuery } from "~/sales/orders/order-filter";

import { UserBadges } from "../user-badges";
import { changePerson } from "./change.server";
import { RolePanel } from "./role";
import { roleForm } from "./schema";

export const handle = { i18n: ["office-people", "security", "validation"] };

export { pageMeta as meta } from "~/shop/layout/front/page-meta";

export async function loader(args: LoaderFunctionArgs) {
  const { t, id, member } = await openDesk(args, guard("house/user"), "office-people");
  const user = orNotThere(await findUser(id));
  const name = `${user.first_name} ${user.last_name}`.trim() || user.email;
  return {
    page: titled(`${t("users.title")}: ${name}`),
    name,
    record: drawRecord(roleForm, { id, texts: { role: user.role } }),
    user: { ...user, phone: user.phone && formatPhone(user.phone) },
    isSelf: id === member.id,
    proofDue: await findProofDue(member),
  };
}

export async function action(args: ActionFunctionArgs) {
  const post = await takePost(args, guard("house/user"));
  return changePerson(post, orNotThere(await findUser(post.id)));
}

export default function User() {
  const { t, i18n } = useTranslation("office-people");
  const { t: shared } = useTranslation("validation");
  const { name, record, user, isSelf, proofDue } = useLoaderData<typeof loader>();
  const data = useActionData<typeof action>();
  return (
    <DeskFrame title={name} back={{ to: officePaths.users(), label: t("users.back") }}>
      <p className="mt-2">
        <UserBadges user={user} />
      </p>
      <div className="mt-6 grid max-w-3xl grid-cols-1 gap-6">
        <Panel title={t("users.account")}>
          {data?.trouble && data.intent !== "change-role" && (
            <ErrorSummary errors={[]} formErrors={[shared("lastAdmin")]} />
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
          record={record}
          isSelf={isSelf}
          proofDue={proofDue}
          answer={data?.intent === "change-role" ? data : undefined}
        />
      </div>
    </DeskFrame>
  );
}

function Choice({ value, label }: { value: string; label: string }) {
  return (
    <button name="intent" value={value} className="button button-secondary">
      {label}
    </button>
  );
}
