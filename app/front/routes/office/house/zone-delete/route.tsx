import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";

import { DeskPage } from "~/front/desk/desk-page";
import { openDesk, orNotThere, titled, takePost } from "~/front/desk/desk.server";
import { removeRecord } from "~/front/desk/record.server";
import { RemovalForm } from "~/front/desk/removal-form";
import { guard } from "~/people/identity/front/auth.server";
import { useTranslation } from "~/platform/i18n/use-translation";
import { officePaths } from "~/platform/paths/office-paths";
import { deleteZone } from "~/shop/delivery/front/save-zone.server";
import { findZone } from "~/shop/delivery/zones.server";

export { pageMeta as meta } from "~/shop/layout/front/page-meta";

export const handle = { i18n: ["office-delivery", "validation"] };

export async function loader(args: LoaderFunctionArgs) {
  const { t, id } = await openDesk(args, guard("house/zone-delete"), "office-delivery");
  const { name, version } = orNotThere(await findZone(id));
  return { page: titled(t("zones.delete")), zone: { id, name, version } };
}

export async function action(args: ActionFunctionArgs) {
  return removeRecord(await takePost(args, guard("house/zone-delete")), {
    subject: "zone",
    remove: deleteZone,
    removed: () => ({ to: officePaths.delivery(), title: "admin.zoneDeleted" }),
  });
}

export default function DeleteZone() {
  const { t } = useTranslation("office-delivery");
  const { page, zone } = useLoaderData<typeof loader>();
  return (
    <DeskPage title={page.title} width="narrow">
      <RemovalForm
        to={officePaths.zoneDeletion(zone.id)}
        version={zone.version}
        answer={useActionData<typeof action>()}
        label={t("zones.delete")}
        cancelTo={officePaths.delivery(zone.id)}
      >
        <p>{t("zones.deleteText", { name: zone.name })}</p>
      </RemovalForm>
    </DeskPage>
  );
}
