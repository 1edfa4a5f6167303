import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";

import { DeskPage } from "~/front/desk/desk-page";
import { openDesk, orNotThere, takePost, titled } from "~/front/desk/desk.server";
import { removeRecord } from "~/front/desk/record.server";
import { RemovalForm } from "~/front/desk/removal-form";
import { guard } from "~/people/identity/front/auth.server";
import { endInvitation, listInvitations } from "~/people/identity/front/invitation.server";
import { useTranslation } from "~/platform/i18n/use-translation";
import { officePaths } from "~/platform/paths/office-paths";

export const handle = { i18n: ["office-people", "validation"] };

export { pageMeta as meta } from "~/shop/layout/front/page-meta";

/** Asks before an invitation is taken back. */
export async function loader(args: LoaderFunctionArgs) {
  const { t, id } = await openDesk(args, guard("house/invitation-end"), "office-people");
  const { email } = orNotThere((await listInvitations()).find((one) => one.id === id));
  return { page: titled(t("invitations.endTitle")), id, email };
}

export async function action(args: ActionFunctionArgs) {
  return removeRecord(await takePost(args, guard("house/invitation-end")), {
    subject: "invitation",
    remove: ({ id }, admin) => endInvitation(id, admin),
    removed: () => ({ to: officePaths.invitation(), title: "admin.invitationEnded" }),
  });
}

export default function EndInvitation() {
  const { t } = useTranslation("office-people");
  const { page, id, email } = useLoaderData<typeof loader>();
  const back = officePaths.invitation();
  return (
    <DeskPage title={page.title} back={{ to: back, label: t("invitations.title") }} width="narrow">
      <RemovalForm
        to={officePaths.invitation(id)}
        version={0}
        answer={useActionData<typeof action>()}
        label={t("invitations.endButton")}
        cancelTo={back}
      >
        <p className="wrap-anywhere">{t("invitations.endText", { email })}</p>
      </RemovalForm>
    </DeskPage>
  );
}
