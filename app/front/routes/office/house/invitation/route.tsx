import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";

import { DeskPage } from "~/front/desk/desk-page";
import { openDesk, takePost, titled } from "~/front/desk/desk.server";
import { optionsOf } from "~/front/desk/record";
import { RecordForm } from "~/front/desk/record-form";
import { drawRecord, saveRecord } from "~/front/desk/record.server";
import { guard } from "~/people/identity/front/auth.server";
import {
  INVITATION_DAYS,
  inviteStaff,
  listInvitations,
} from "~/people/identity/front/invitation.server";
import { useProofErrors } from "~/people/identity/front/proof-errors";
import { ProofFields } from "~/people/identity/front/proof-fields";
import { findProofDue } from "~/people/identity/front/proof.server";
import { staffRoles } from "~/people/identity/front/roles";
import { formatMoment } from "~/platform/format/dates";
import { message } from "~/platform/forms/validation-message";
import { requestLanguage } from "~/platform/http/request-language.server";
import { useTranslation } from "~/platform/i18n/use-translation";
import { DataTable } from "~/platform/office-ui/data-table";
import { Panel } from "~/platform/office-ui/front/panel";
import { officePaths } from "~/platform/paths/office-paths";
import { Link } from "~/platform/ui/link";

import { invitationForm } from "./schema";

export const handle = { i18n: ["office-people", "security", "validation"] };

export { pageMeta as meta } from "~/shop/layout/front/page-meta";

export async function loader(args: LoaderFunctionArgs) {
  const { t, member } = await openDesk(args, guard("house/invitation"), "office-people");
  const now = new Date().toISOString();
  return {
    page: titled(t("invitations.title")),
    days: INVITATION_DAYS,
    record: drawRecord(invitationForm, { texts: {} }),
    proofDue: await findProofDue(member),
    invitations: (await listInvitations()).map((one) => ({
      ...one,
      isOver: one.expires_at <= now,
    })),
  };
}

export async function action(args: ActionFunctionArgs) {
  const post = await takePost(args, guard("house/invitation"));
  const language = await requestLanguage(args.request);
  return saveRecord(post, {
    schema: invitationForm,
    subject: "invitation",
    isProven: true,
    read: ({ email, role }) => ({ email: email.toLowerCase(), role }),
    texts: ({ email, role }) => ({ email, role }),
    save: (invited, _which, admin) => inviteStaff({ ...invited, language }, admin),
    refuse: ({ kind }) => ({
      email: message(kind === "disabled" ? "invitedDisabled" : "invitedWorksHere"),
    }),
    saved: ({ email }) => ({
      to: officePaths.invitation(),
      title: "admin.staffInvited",
      values: { email },
    }),
  });
}

export default function InviteStaff() {
  const { t, i18n } = useTranslation("office-people");
  const { page, days, record, proofDue, invitations } = useLoaderData<typeof loader>();
  const answer = useActionData<typeof action>();
  return (
    <DeskPage
      title={page.title}
      intro={t("invitations.intro", { count: days })}
      back={{ to: officePaths.users(), label: t("users.back") }}
      width="form"
    >
      <Panel title={t("invitations.new")}>
        <RecordForm
          key={invitations[0]?.id}
          id="invitation"
          record={record}
          to={officePaths.invitation()}
          answer={answer}
          moreErrors={useProofErrors(proofDue)}
          save={t("invitations.send")}
          sections={[
            {
              fields: {
                email: { label: t("users.email"), hint: t("invitations.emailHint") },
                role: {
                  kind: "choice",
                  label: t("users.role"),
                  empty: t("invitations.choose"),
                  options: optionsOf(staffRoles, (role) => t(`users.roles.${role}`)),
                },
              },
              below: (
                <p className="mt-3">
                  <Link to={officePaths.roles()} className="link">
                    {t("rights.title")}
                  </Link>
                </p>
              ),
            },
          ]}
        >
          {proofDue && <ProofFields wanted={proofDue} />}
        </RecordForm>
      </Panel>
      {invitations.length > 0 && (
        <Panel title={t("invitations.waiting")}>
          <DataTable
            caption={t("invitations.waiting")}
            rows={invitations}
            rowKey={({ id }) => id}
            columns={[
              { label: t("users.email"), isTitle: true, isTyped: true, cell: ({ email }) => email },
              { label: t("users.role"), cell: ({ role }) => t(`users.roles.${role}`) },
              {
                label: t("invitations.until"),
                cell: ({ expires_at, isOver }) =>
                  isOver ? t("invitations.over") : formatMoment(expires_at, i18n.language),
              },
              {
                label: t("invitations.end"),
                to: ({ id }) => officePaths.invitation(id),
                cell: () => <span className="whitespace-nowrap">{t("invitations.end")}</span>,
              },
            ]}
          />
        </Panel>
      )}
    </DeskPage>
  );
}
