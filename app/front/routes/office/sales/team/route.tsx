import type { LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";

import RecordPage from "~/front/desk/record-page";
import { useTranslation } from "~/platform/i18n/use-translation";
import { HoursList } from "~/platform/settings/opening-hours-list";
import { findSettings } from "~/platform/settings/settings.server";

import { teams } from "./desk.server";

export { pageMeta as meta } from "~/shop/layout/front/page-meta";

export const handle = { i18n: ["office-appointments", "validation", "footer"] };

export async function loader(args: LoaderFunctionArgs) {
  const drawn = await teams.loader(args);
  return { ...drawn, showroomHours: (await findSettings()).general.showroomHours };
}
export const action = teams.action;

export default function TeamPage() {
  const { t } = useTranslation("office-appointments");
  const { showroomHours } = useLoaderData<typeof loader>();
  // Visits are offered only while the showroom is open, too.
  const hours = (
    <>
      <p className="mt-6 mb-2 max-w-prose text-stone">{t("showroomHours")}</p>
      <HoursList hours={showroomHours} />
    </>
  );
  return <RecordPage below={{ hours }} />;
}
