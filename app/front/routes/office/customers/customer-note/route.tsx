import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";

import { DeskPage } from "~/front/desk/desk-page";
import { openDesk, orNotThere, takePost, titled } from "~/front/desk/desk.server";
import { removeRecord } from "~/front/desk/record.server";
import { RemovalForm } from "~/front/desk/removal-form";
import { guard } from "~/people/identity/front/auth.server";
import { useTranslation } from "~/platform/i18n/use-translation";
import { officePaths } from "~/platform/paths/office-paths";
import { deleteNote, findNote } from "~/sales/customers/front/customer-notes.server";

export const handle = { i18n: ["office-customers", "validation"] };

export { pageMeta as meta } from "~/shop/layout/front/page-meta";

/** Asks before a note about a customer is deleted. */
export async function loader(args: LoaderFunctionArgs) {
  const { t, id } = await openDesk(args, guard("customers/customer-note"), "office-customers");
  const { id: note, text } = orNotThere(await findNote(id, args.params.note ?? ""));
  return { page: titled(t("noteDelete.title")), id, note, text };
}

export async function action(args: ActionFunctionArgs) {
  return removeRecord(await takePost(args, guard("customers/customer-note")), {
    subject: "customer",
    remove: ({ id }, admin) => deleteNote(id, args.params.note ?? "", admin),
    removed: () => ({
      to: officePaths.customer(args.params.id ?? ""),
      title: "customers.noteDeleted",
    }),
  });
}

export default function CustomerNote() {
  const { t } = useTranslation("office-customers");
  const { page, id, note, text } = useLoaderData<typeof loader>();
  const back = officePaths.customer(id);
  return (
    <DeskPage title={page.title} back={{ to: back, label: t("back") }} width="narrow">
      <RemovalForm
        to={officePaths.customerNote(id, note)}
        version={0}
        answer={useActionData<typeof action>()}
        label={t("noteDelete.button")}
        cancelTo={back}
      >
        <p className="border-l-2 border-line pl-3 wrap-anywhere whitespace-pre-line">{text}</p>
      </RemovalForm>
    </DeskPage>
  );
}
