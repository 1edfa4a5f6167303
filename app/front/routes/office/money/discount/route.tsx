import type { LoaderFunctionArgs } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";

import type { FormAnswer } from "~/front/desk/record";
import RecordPage from "~/front/desk/record-page";
import { RemovalForm } from "~/front/desk/removal-form";
import { useTranslation } from "~/platform/i18n/use-translation";
import { findDiscount } from "~/shop/discounts/front/discount-desk.server";

import { discounts } from "./desk.server";

export { pageMeta as meta } from "~/shop/layout/front/page-meta";

export const handle = { i18n: ["office-discounts", "validation"] };

export async function loader(args: LoaderFunctionArgs) {
  const drawn = await discounts.loader(args);
  const known = await findDiscount(drawn.desk.record.id);
  return { ...drawn, known: known && { uses: known.uses, isEnded: known.endedAt !== null } };
}
export const action = discounts.action;

export default function DiscountPage() {
  const { t } = useTranslation("office-discounts");
  const { desk, known } = useLoaderData<typeof loader>();
  const answer = useActionData<FormAnswer>();
  return (
    <RecordPage
      above={known && <p className="text-stone">{t("uses", { count: known.uses })}</p>}
      over={known?.isEnded && <p className="max-w-prose">{t("endedText")}</p>}
    >
      {known && !known.isEnded && (
        <RemovalForm
          to={desk.to}
          intent="end"
          version={desk.record.version}
          answer={answer}
          summary={t("end")}
          label={t("end")}
        >
          <p className="max-w-prose text-stone">{t("endText")}</p>
        </RemovalForm>
      )}
    </RecordPage>
  );
}
