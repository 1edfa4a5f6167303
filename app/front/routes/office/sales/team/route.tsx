import type { LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";

import RecordPage from "~/front/desk/record-page";
import { useTranslation } from "~/platform/i18n/use-translation";
import { findSettings } from "~/platform/settings/settings.server";

import { teams } from "./desk.server";
import { ShowroomHours } from "./showroom-hours";

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
  return <RecordPage below={{ hours: <ShowroomHours hours={showroomHours} t={t} /> }} />;
}
