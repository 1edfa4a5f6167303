import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";

import { DeskPage } from "~/front/desk/desk-page";
import { openDesk, orNotThere, titled, takePost } from "~/front/desk/desk.server";
import { NEW } from "~/front/desk/record";
import { RecordForm } from "~/front/desk/record-form";
import { drawRecord, saveRecord } from "~/front/desk/record.server";
import { guard } from "~/people/identity/front/auth.server";
import { message } from "~/platform/forms/validation-message";
import { useTranslation } from "~/platform/i18n/use-translation";
import { officePaths } from "~/platform/paths/office-paths";
import { saveZone } from "~/shop/delivery/front/save-zone.server";
import { findZone, listZones } from "~/shop/delivery/zones.server";

import { zoneSections } from "./fields";
import { zoneForm } from "./schema";
import { readZone, zoneTexts } from "./values.server";

export { pageMeta as meta } from "~/shop/layout/front/page-meta";

export const handle = { i18n: ["office-delivery", "validation"] };

export async function loader(args: LoaderFunctionArgs) {
  const { t, id } = await openDesk(args, guard("house/zone"), "office-delivery");
  if (id === NEW) {
    const last = (await listZones()).at(-1);
    const texts = { isActive: "on", position: String((last?.position ?? 0) + 1) };
    return { page: titled(t("new")), record: drawRecord(zoneForm, { texts }) };
  }
  const zone = orNotThere(await findZone(id));
  return {
    page: titled(zone.name),
    record: drawRecord(zoneForm, { ...zone, texts: zoneTexts(zone) }),
  };
}

export async function action(args: ActionFunctionArgs) {
  return saveRecord(await takePost(args, guard("house/zone")), {
    schema: zoneForm,
    subject: "zone",
    read: readZone,
    texts: zoneTexts,
    save: (values, which, admin) => saveZone({ ...which, values }, admin),
    refuse: ({ kind }) => ({
      name: message(kind === "too-many" ? "zoneTooMany" : "zoneNameTaken"),
    }),
    saved: () => ({ to: officePaths.delivery(), title: "admin.zoneSaved" }),
  });
}

export default function ZonePage() {
  const { t } = useTranslation("office-delivery");
  const { page, record } = useLoaderData<typeof loader>();
  const { id, version } = record;
  return (
    <DeskPage
      title={page.title}
      back={{ to: officePaths.delivery(), label: t("title") }}
      width="form"
    >
      <RecordForm
        id="zone"
        record={record}
        to={officePaths.delivery(id)}
        answer={useActionData<typeof action>()}
        sections={zoneSections(t)}
        save={t("save")}
        links={version > 0 ? [{ to: officePaths.zoneDeletion(id), label: t("delete") }] : []}
      />
    </DeskPage>
  );
}
