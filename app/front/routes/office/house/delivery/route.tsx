import {
  json,
  type ActionFunctionArgs,
  type LoaderFunctionArgs,
  type MetaFunction,
} from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";

import { requireAdministrator } from "~/people/identity/auth.server";
import { formatRon, leiText, parseLei } from "~/platform/format/office-money";
import { describeForm } from "~/platform/forms/describe-form.server";
import { parseForm, readFormData, readVersion } from "~/platform/forms/read-form.server";
import { redirectWithFlash } from "~/platform/http/redirect.server";
import { translateFor } from "~/platform/http/request-language.server";
import { useTranslation } from "~/platform/i18n/use-translation";
import { Badge } from "~/platform/office-ui/badge";
import { DataTable } from "~/platform/office-ui/data-table";
import { PageHead } from "~/platform/office-ui/page-head";
import { compare } from "~/platform/office-ui/stale-notice";
import { officePaths } from "~/platform/paths/office-paths";
import { findLastAction } from "~/platform/settings/audit-log.server";
import {
  findSettings,
  findSettingsVersion,
  saveSettings,
  type Settings,
} from "~/platform/settings/settings.server";
import { Link } from "~/platform/ui/link";
import { daysText } from "~/shop/catalogue/delivery-term";
import { postcodesText } from "~/shop/delivery/zone";
import { listZones } from "~/shop/delivery/zones.server";
import { pageMeta } from "~/shop/layout/page-meta";

import { servicesForm } from "../zone/schema";
import { countyNames } from "../zone/zone-words";
import { ServicesForm } from "./services-form";

export const handle = { i18n: ["office-delivery", "validation"] };

export const meta: MetaFunction<typeof loader> = pageMeta;

export async function loader({ request }: LoaderFunctionArgs) {
  await requireAdministrator(request);
  const t = await translateFor(request, "office-delivery");
  const { delivery } = await findSettings();
  return {
    page: { title: t("title"), isUnlisted: true },
    zones: await listZones(),
    form: describeForm(servicesForm),
    values: serviceTexts(delivery),
    version: await findSettingsVersion("delivery"),
  };
}

function serviceTexts({ stairsBani, liftBani, assemblyBani }: Settings["delivery"]) {
  const text = (bani: number | null) => (bani === null ? "" : leiText(bani));
  return { stairs: text(stairsBani), lift: text(liftBani), assembly: text(assemblyBani) };
}

/** Saves what the team does besides. */
export async function action({ request }: ActionFunctionArgs) {
  const admin = await requireAdministrator(request);
  const posted = await readFormData(request);
  const submission = parseForm(posted, servicesForm);
  const version = readVersion(posted);
  if (submission.status !== "success") {
    return json({ result: submission.reply(), version, stale: undefined }, { status: 422 });
  }
  const { stairs, lift, assembly } = submission.value;
  const values = {
    stairsBani: parseLei(stairs) ?? null,
    liftBani: parseLei(lift) ?? null,
    assemblyBani: parseLei(assembly) ?? null,
  };
  const saved = await saveSettings("delivery", { values, version }, admin);
  if (saved.kind === "stale") {
    const t = await translateFor(request, "office-delivery");
    const labels = {
      stairs: t("services.stairs"),
      lift: t("services.lift"),
      assembly: t("services.assembly"),
    };
    const rows = compare(labels, serviceTexts(saved.current.delivery), serviceTexts(saved.yours));
    const stale = { last: await findLastAction("settings", "delivery"), rows };
    const answer = { result: submission.reply(), version: saved.version, stale };
    return json(answer, { status: 409 });
  }
  return redirectWithFlash(request, officePaths.delivery(), {
    tone: "success",
    title: "admin.servicesSaved",
  });
}

export default function DeliveryPage() {
  const { t } = useTranslation("office-delivery");
  const { zones, form, values, version } = useLoaderData<typeof loader>();
  const answer = useActionData<typeof action>();
  return (
    <main id="content" className="office-page">
      <PageHead title={t("title")} intro={t("intro")}>
        <Link to={officePaths.delivery("nou")} data-new className="button button-primary">
          {t("add")}
        </Link>
      </PageHead>
      {zones.length === 0 ? (
        <p className="mt-6 text-stone">{t("none")}</p>
      ) : (
        <DataTable
          caption={t("zones")}
          rows={zones}
          rowKey={({ id }) => id}
          columns={[
            {
              label: t("fields.name"),
              isTitle: true,
              cell: ({ id, name }) => (
                <Link to={officePaths.delivery(id)} className="link inline-block py-1">
                  {name}
                </Link>
              ),
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
              isNumeric: true,
              cell: ({ position }) => position,
            },
            {
              label: t("fields.isActive"),
              cell: ({ isActive }) => (
                <Badge tone={isActive ? "good" : "neutral"}>
                  {t(isActive ? "active" : "inactive")}
                </Badge>
              ),
            },
          ]}
        />
      )}
      <div className="mt-8 max-w-4xl">
        <ServicesForm
          key={version}
          description={form}
          values={values}
          version={answer?.version ?? version}
          stale={answer && "stale" in answer ? answer.stale : undefined}
          lastResult={answer?.result}
        />
      </div>
    </main>
  );
}
