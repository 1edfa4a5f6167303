import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";

import { DeskPage } from "~/front/desk/desk-page";
import { openDesk, orNotThere, takePost, titled } from "~/front/desk/desk.server";
import { removeRecord } from "~/front/desk/record.server";
import { RemovalForm } from "~/front/desk/removal-form";
import { guard } from "~/people/identity/front/auth.server";
import { useTranslation } from "~/platform/i18n/use-translation";
import { officePaths } from "~/platform/paths/office-paths";
import { findCustomer } from "~/sales/customers/front/customer.server";
import { partCustomers } from "~/sales/customers/front/part-customers.server";

export const handle = { i18n: ["office-customers", "validation"] };

export { pageMeta as meta } from "~/shop/layout/front/page-meta";

/** Asks before two customers who were joined are parted again. */
export async function loader(args: LoaderFunctionArgs) {
  const { t, id } = await openDesk(args, guard("customers/customer-part"), "office-customers");
  const { called, merges } = orNotThere(await findCustomer(id));
  const merge = orNotThere(merges.find((one) => one.id === args.params.merge)).id;
  return { page: titled(t("part.title", { name: called })), id, merge };
}

export async function action(args: ActionFunctionArgs) {
  return removeRecord(await takePost(args, guard("customers/customer-part")), {
    subject: "customer",
    remove: ({ id }, admin) => partCustomers(id, args.params.merge ?? "", admin),
    removed: ({ otherId }) => ({ to: officePaths.customer(otherId), title: "customers.parted" }),
  });
}

export default function CustomerPart() {
  const { t } = useTranslation("office-customers");
  const { page, id, merge } = useLoaderData<typeof loader>();
  const back = officePaths.customer(id);
  return (
    <DeskPage title={page.title} back={{ to: back, label: t("back") }} width="narrow">
      <RemovalForm
        to={officePaths.customerPart(id, merge)}
        version={0}
        answer={useActionData<typeof action>()}
        label={t("part.button")}
        cancelTo={back}
      >
        <p>{t("part.text")}</p>
        <p>{t("part.stays")}</p>
      </RemovalForm>
    </DeskPage>
  );
}
