import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";

import { takePost } from "~/front/desk/desk.server";
import ListPage from "~/front/desk/list-page";
import { plainForm } from "~/front/desk/record-desk.server";
import { RecordForm } from "~/front/desk/record-form";
import { drawRecord, saveRecord } from "~/front/desk/record.server";
import { guard } from "~/people/identity/front/auth.server";
import { useTranslation } from "~/platform/i18n/use-translation";
import { officePaths } from "~/platform/paths/office-paths";
import {
  findSettings,
  findSettingsVersion,
  saveSettings,
  type Settings,
} from "~/platform/settings/settings.server";

import { zones } from "../zone/desk.server";
import { servicesForm } from "../zone/schema";

export { pageMeta as meta } from "~/shop/layout/front/page-meta";

export const handle = { i18n: ["office-delivery", "validation"] };

const newServices: Settings["delivery"] = { stairsBani: null, liftBani: null, assemblyBani: null };
const servicesRecord = plainForm(servicesForm, newServices);

export async function loader(args: LoaderFunctionArgs) {
  const drawn = await zones.list(args);
  const version = await findSettingsVersion("delivery");
  const texts = servicesRecord.texts((await findSettings()).delivery);
  const services = drawRecord(servicesForm, { id: "delivery", version, texts });
  return { ...drawn, services };
}

/** Saves what the team does besides. */
export async function action(args: ActionFunctionArgs) {
  const post = await takePost(args, guard("house/delivery"));
  return saveRecord(
    { ...post, id: "delivery" },
    {
      ...servicesRecord,
      subject: "settings",
      save: (values, { version }, admin) => saveSettings("delivery", { values, version }, admin),
      refuse: () => ({}),
      saved: () => ({ to: officePaths.delivery(), title: "admin.servicesSaved" }),
    },
  );
}

export default function DeliveryPage() {
  const { t } = useTranslation("office-delivery");
  const { services } = useLoaderData<typeof loader>();
  const answer = useActionData<typeof action>();
  return (
    <ListPage
      caption={t("zones.caption")}
      below={
        <div className="mt-8 max-w-4xl">
          <RecordForm
            id="services"
            look="secondary"
            record={services}
            to={officePaths.delivery()}
            answer={answer}
            sections={[
              {
                title: t("services.title"),
                intro: t("services.intro"),
                columns: 3,
                fields: {
                  stairs: { kind: "money", label: t("services.stairs") },
                  lift: { kind: "money", label: t("services.lift") },
                  assembly: { kind: "money", label: t("services.assembly") },
                },
              },
            ]}
            save={t("services.save")}
          />
        </div>
      }
    />
  );
}
