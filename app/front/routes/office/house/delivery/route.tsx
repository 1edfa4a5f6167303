import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";

import { takePost } from "~/front/desk/desk.server";
import ListPage from "~/front/desk/list-page";
import { RecordForm } from "~/front/desk/record-form";
import { drawRecord, saveRecord } from "~/front/desk/record.server";
import { guard } from "~/people/identity/front/auth.server";
import { leiText, parseLei } from "~/platform/format/office-money";
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

export async function loader(args: LoaderFunctionArgs) {
  const drawn = await zones.list(args);
  const version = await findSettingsVersion("delivery");
  const texts = serviceTexts((await findSettings()).delivery);
  const services = drawRecord(servicesForm, { id: "delivery", version, texts });
  return { ...drawn, services };
}

function serviceTexts({ stairsBani, liftBani, assemblyBani }: Settings["delivery"]) {
  const text = (bani: number | null) => (bani === null ? "" : leiText(bani));
  return { stairs: text(stairsBani), lift: text(liftBani), assembly: text(assemblyBani) };
}

/** Saves what the team does besides. */
export async function action(args: ActionFunctionArgs) {
  const post = await takePost(args, guard("house/delivery"));
  return saveRecord(
    { ...post, id: "delivery" },
    {
      schema: servicesForm,
      subject: "settings",
      read: ({ stairs, lift, assembly }): Settings["delivery"] => ({
        stairsBani: parseLei(stairs) ?? null,
        liftBani: parseLei(lift) ?? null,
        assemblyBani: parseLei(assembly) ?? null,
      }),
      texts: serviceTexts,
      save: async (values, { version }, admin) => {
        const saved = await saveSettings("delivery", { values, version }, admin);
        if (saved.kind !== "stale") return { kind: "saved" as const };
        return { kind: saved.kind, current: { ...saved.current.delivery, version: saved.version } };
      },
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
