import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";

import { DeskList } from "~/front/desk/desk-list";
import { inOrder, openDesk, titled, takePost } from "~/front/desk/desk.server";
import { NEW } from "~/front/desk/record";
import { RecordForm } from "~/front/desk/record-form";
import { drawRecord, saveRecord } from "~/front/desk/record.server";
import { guard } from "~/people/identity/front/auth.server";
import { formatRon, leiText, parseLei } from "~/platform/format/office-money";
import { useTranslation } from "~/platform/i18n/use-translation";
import { Badge } from "~/platform/office-ui/badge";
import { officePaths } from "~/platform/paths/office-paths";
import { countyNames } from "~/platform/settings/places";
import {
  findSettings,
  findSettingsVersion,
  saveSettings,
  type Settings,
} from "~/platform/settings/settings.server";
import { daysText } from "~/shop/catalogue/delivery-term";
import { postcodesText } from "~/shop/delivery/front/postcodes";
import { listZones } from "~/shop/delivery/zones.server";

import { servicesForm } from "../zone/schema";

export { pageMeta as meta } from "~/shop/layout/front/page-meta";

export const handle = { i18n: ["office-delivery", "validation"] };

export async function loader(args: LoaderFunctionArgs) {
  const { t, query } = await openDesk(args, guard("house/delivery"), "office-delivery");
  const list = inOrder(await listZones(), query, {
    nume: ({ name }) => name,
    pret: ({ priceBani }) => priceBani,
    ordine: ({ position }) => position,
    stare: ({ isActive }) => Number(!isActive),
  });
  const version = await findSettingsVersion("delivery");
  const texts = serviceTexts((await findSettings()).delivery);
  const services = drawRecord(servicesForm, { id: "delivery", version, texts });
  return { page: titled(t("title")), services, ...list };
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
  const { services, ...list } = useLoaderData<typeof loader>();
  const answer = useActionData<typeof action>();
  const to = officePaths.delivery();
  return (
    <DeskList
      {...list}
      to={to}
      title={t("title")}
      intro={t("intro")}
      add={{ to: officePaths.delivery(NEW), label: t("add") }}
      none={t("none")}
      caption={t("zones")}
      rowKey={({ id }) => id}
      columns={[
        {
          label: t("fields.name"),
          order: "nume",
          isTitle: true,
          to: ({ id }) => officePaths.delivery(id),
          cell: ({ name }) => name,
        },
        {
          label: t("place"),
          cell: ({ counties, postcodes }) => (
            <span className="wrap-anywhere">
              {[countyNames(counties), postcodesText(postcodes)].filter(Boolean).join(" · ")}
            </span>
          ),
        },
        {
          label: t("fields.price"),
          order: "pret",
          isNumeric: true,
          cell: ({ priceBani }) => formatRon(priceBani),
        },
        {
          label: t("fields.freeFrom"),
          isNumeric: true,
          cell: ({ freeFromBani }) =>
            freeFromBani === null ? t("never") : formatRon(freeFromBani),
        },
        { label: t("fields.days"), isNumeric: true, cell: ({ days }) => daysText(days) },
        {
          label: t("fields.position"),
          order: "ordine",
          isNumeric: true,
          cell: ({ position }) => position,
        },
        {
          label: t("fields.isActive"),
          order: "stare",
          cell: ({ isActive }) => (
            <Badge tone={isActive ? "good" : "neutral"}>
              {t(isActive ? "active" : "inactive")}
            </Badge>
          ),
        },
      ]}
      below={
        <div className="mt-8 max-w-4xl">
          <RecordForm
            id="services"
            look="secondary"
            record={services}
            to={to}
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
