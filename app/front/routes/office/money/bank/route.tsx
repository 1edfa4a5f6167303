import type { LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";

import { NEW } from "~/front/desk/record";
import RecordPage from "~/front/desk/record-page";
import { useTranslation } from "~/platform/i18n/use-translation";
import { TabLinks } from "~/platform/ui/front/tab-links";
import { presetNames } from "~/sales/statements/front/bank-layout";

import { banks, presetOf } from "./desk.server";

export { pageMeta as meta } from "~/shop/layout/front/page-meta";

export const handle = { i18n: ["office-statements", "validation"] };

export async function loader(args: LoaderFunctionArgs) {
  const drawn = await banks.loader(args);
  return { ...drawn, preset: drawn.desk.record.id === NEW ? presetOf(args.request) : null };
}
export const action = banks.action;

export default function BankPage() {
  const { t } = useTranslation("office-statements");
  const { desk, preset } = useLoaderData<typeof loader>();
  const models = presetNames.map((name) => ({
    to: `${desk.to}?model=${name}`,
    label: t(`presets.${name}`),
    isCurrent: name === preset,
  }));
  const above = preset && <TabLinks label={t("presets.label")} tabs={models} />;
  return <RecordPage model={preset} above={above} />;
}
