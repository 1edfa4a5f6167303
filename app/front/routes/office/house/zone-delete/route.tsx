import {
  json,
  type ActionFunctionArgs,
  type LoaderFunctionArgs,
  type MetaFunction,
} from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";

import { requireAdministrator } from "~/people/identity/auth.server";
import { readFormData, readVersion } from "~/platform/forms/read-form.server";
import { redirectWithFlash } from "~/platform/http/redirect.server";
import { translateFor } from "~/platform/http/request-language.server";
import { useTranslation } from "~/platform/i18n/use-translation";
import { ConfirmForm } from "~/platform/office-ui/confirm-form";
import { PageHead } from "~/platform/office-ui/page-head";
import { officePaths } from "~/platform/paths/office-paths";
import { findLastAction } from "~/platform/settings/audit-log.server";
import { deleteZone, findZone } from "~/shop/delivery/zones.server";
import { pageMeta } from "~/shop/layout/page-meta";

export const handle = { i18n: ["office-delivery"] };

export const meta: MetaFunction<typeof loader> = pageMeta;

export async function loader({ request, params }: LoaderFunctionArgs) {
  await requireAdministrator(request);
  const zone = await findZone(params.id ?? "");
  if (!zone) throw new Response(null, { status: 404 });
  const t = await translateFor(request, "office-delivery");
  const { id, name, version } = zone;
  return { page: { title: t("delete"), isUnlisted: true }, zone: { id, name, version } };
}

export async function action({ request, params }: ActionFunctionArgs) {
  const admin = await requireAdministrator(request);
  const id = params.id ?? "";
  const version = readVersion(await readFormData(request));
  switch (await deleteZone({ id, version }, admin)) {
    case "unknown":
      throw new Response(null, { status: 404 });
    case "stale":
      return json({ stale: { last: await findLastAction("zone", id) } }, { status: 409 });
    case "deleted":
      return redirectWithFlash(request, officePaths.delivery(), {
        tone: "success",
        title: "admin.zoneDeleted",
      });
  }
}

export default function DeleteZone() {
  const { t } = useTranslation("office-delivery");
  const { page, zone } = useLoaderData<typeof loader>();
  return (
    <main id="content" className="office-page max-w-3xl">
      <PageHead title={page.title} />
      <div className="mt-6">
        <ConfirmForm
          action={officePaths.zoneDeletion(zone.id)}
          confirm={t("delete")}
          cancelTo={officePaths.delivery(zone.id)}
          version={zone.version}
          {...useActionData<typeof action>()}
        >
          <p>{t("deleteText", { name: zone.name })}</p>
        </ConfirmForm>
      </div>
    </main>
  );
}
