import {
  json,
  type ActionFunctionArgs,
  type LoaderFunctionArgs,
  type MetaFunction,
} from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import type { z } from "zod";

import { requireAdministrator } from "~/people/identity/auth.server";
import { parseLei } from "~/platform/format/office-money";
import { describeForm } from "~/platform/forms/describe-form.server";
import { parseForm, readFormData, readVersion } from "~/platform/forms/read-form.server";
import { message } from "~/platform/forms/validation-message";
import { redirectWithFlash } from "~/platform/http/redirect.server";
import { translateFor } from "~/platform/http/request-language.server";
import { useTranslation } from "~/platform/i18n/use-translation";
import { PageHead } from "~/platform/office-ui/page-head";
import { officePaths } from "~/platform/paths/office-paths";
import { findLastAction } from "~/platform/settings/audit-log.server";
import { countyCodes } from "~/platform/settings/places";
import { Link } from "~/platform/ui/link";
import { readDays } from "~/shop/catalogue/delivery-term";
import { readPostcodes } from "~/shop/delivery/zone";
import { findZone, listZones, saveZone, type ZoneValues } from "~/shop/delivery/zones.server";
import { pageMeta } from "~/shop/layout/page-meta";

import { zoneForm } from "./schema";
import { ZoneForm } from "./zone-form";
import { compareZones, zoneTexts } from "./zone-words";

const NEW = "nou";

export const handle = { i18n: ["office-delivery", "validation"] };

export const meta: MetaFunction<typeof loader> = pageMeta;

export async function loader({ request, params }: LoaderFunctionArgs) {
  await requireAdministrator(request);
  const id = params.id ?? "";
  const t = await translateFor(request, "office-delivery");
  const form = describeForm(zoneForm);
  if (id === NEW) {
    const last = (await listZones()).at(-1);
    const values = { isActive: "on", position: String((last?.position ?? 0) + 1) };
    const page = { title: t("new"), isUnlisted: true };
    return { page, id, form, values, chosen: [] as string[], version: 0 };
  }
  const zone = await findZone(id);
  if (!zone) throw new Response(null, { status: 404 });
  return {
    page: { title: zone.name, isUnlisted: true },
    id,
    form,
    chosen: zone.counties,
    version: zone.version,
    values: {
      ...zoneTexts(zone),
      position: String(zone.position),
      isActive: zone.isActive ? "on" : undefined,
    },
  };
}

export async function action({ request, params }: ActionFunctionArgs) {
  const admin = await requireAdministrator(request);
  const id = params.id ?? "";
  const posted = await readFormData(request);
  const submission = parseForm(posted, zoneForm);
  const chosen = countyCodes.filter((code) => posted.getAll("counties").includes(code));
  const version = readVersion(posted);
  const refused = (reply: ReturnType<typeof submission.reply>) =>
    json({ result: reply, chosen, version, stale: undefined }, { status: 422 });
  if (submission.status !== "success") return refused(submission.reply());
  const values = zoneOf(submission.value, chosen);
  if (chosen.length === 0 && values.postcodes.length === 0) {
    return refused(submission.reply({ fieldErrors: { postcodes: [message("zonePlace")] } }));
  }
  const result = await saveZone({ id: id === NEW ? undefined : id, version, values }, admin);
  switch (result.kind) {
    case "unknown":
      throw new Response(null, { status: 404 });
    case "name-taken":
    case "too-many": {
      const key = result.kind === "too-many" ? "zoneTooMany" : "zoneNameTaken";
      return refused(submission.reply({ fieldErrors: { name: [message(key)] } }));
    }
    case "stale": {
      const t = await translateFor(request, ["office-delivery", "office"]);
      const rows = compareZones(result.current, values, t);
      const stale = { last: await findLastAction("zone", id), rows };
      const now = result.current.version;
      return json({ result: submission.reply(), chosen, version: now, stale }, { status: 409 });
    }
    case "saved":
      return redirectWithFlash(request, officePaths.delivery(), {
        tone: "success",
        title: "admin.zoneSaved",
      });
  }
}

/** The zone that a form asks for; its fields are known to be right. */
function zoneOf(typed: z.output<typeof zoneForm>, chosen: string[]): ZoneValues {
  return {
    name: typed.name,
    counties: chosen,
    postcodes: readPostcodes(typed.postcodes) ?? [],
    priceBani: parseLei(typed.price) ?? 0,
    // From nothing on it would always be free, and so it is without a limit at a price of 0.
    freeFromBani: parseLei(typed.freeFrom) || null,
    days: readDays(typed.days) ?? { from: 0, to: 1 },
    position: typed.position,
    isActive: typed.isActive === "on",
  };
}

export default function ZonePage() {
  const { t } = useTranslation("office-delivery");
  const { page, id, form, values, chosen, version } = useLoaderData<typeof loader>();
  const answer = useActionData<typeof action>();
  return (
    <main id="content" className="office-page max-w-5xl">
      <p className="mb-2">
        <Link to={officePaths.delivery()} className="link">
          {t("title")}
        </Link>
      </p>
      <PageHead title={page.title} />
      <div className="mt-6">
        <ZoneForm
          key={`${id} ${version}`}
          description={form}
          address={id}
          values={values}
          chosen={answer?.chosen ?? chosen}
          version={answer?.version ?? version}
          stale={answer && "stale" in answer ? answer.stale : undefined}
          lastResult={answer?.result}
        />
      </div>
    </main>
  );
}
