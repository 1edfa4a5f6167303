import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";

import { DeskPage } from "~/front/desk/desk-page";
import { byIntent, openDesk, takePost, titled } from "~/front/desk/desk.server";
import { guard } from "~/people/identity/front/auth.server";
import { useTranslation } from "~/platform/i18n/use-translation";
import { officePaths } from "~/platform/paths/office-paths";
import { TabLinks } from "~/platform/ui/front/tab-links";

import { drawPart } from "./draw-part.server";
import { partAddress, parts, partWords } from "./fields";
import { PartForm } from "./part-form";
import { partSteps } from "./part-steps.server";

// The page offers a new key each time, so its data are never the same.
export const handle = {
  i18n: ["office-installation", "security", "validation"],
  isNeverTheSame: true,
};

export { pageMeta as meta } from "~/shop/layout/front/page-meta";

export async function loader(args: LoaderFunctionArgs) {
  const texts = "office-installation";
  const { t, member, query } = await openDesk(args, guard("house/installation"), texts);
  const part = parts.find((one) => partWords[one] === query.get("parte")) ?? "mail";
  return { page: titled(t("title")), drawn: await drawPart(part, member) };
}

export async function action(args: ActionFunctionArgs) {
  const post = await takePost(args, guard("house/installation"));
  return byIntent(post, partSteps(post));
}

export default function Installation() {
  const { t } = useTranslation("office-installation");
  const { page, drawn } = useLoaderData<typeof loader>();
  const answer = useActionData<typeof action>();
  return (
    <DeskPage
      title={page.title}
      intro={t("intro")}
      back={{ to: officePaths.launch(), label: t("back") }}
      width="form"
    >
      <TabLinks
        label={t("title")}
        tabs={parts.map((one) => ({
          to: partAddress(one),
          label: t(`parts.${one}.title`),
          isCurrent: one === drawn.part,
        }))}
      />
      <PartForm key={drawn.part + drawn.record.version} drawn={drawn} answer={answer} />
    </DeskPage>
  );
}
