import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";

import { DeskPage } from "~/front/desk/desk-page";
import { openDesk, orNotThere, titled, byIntent, takePost } from "~/front/desk/desk.server";
import { NEW } from "~/front/desk/record";
import { RecordForm } from "~/front/desk/record-form";
import { drawRecord, removeRecord, saveRecord } from "~/front/desk/record.server";
import { RemovalForm } from "~/front/desk/removal-form";
import { guard } from "~/people/identity/front/auth.server";
import { dayOf } from "~/platform/format/dates";
import { message } from "~/platform/forms/validation-message";
import { useTranslation } from "~/platform/i18n/use-translation";
import { Panel } from "~/platform/office-ui/front/panel";
import { officePaths } from "~/platform/paths/office-paths";
import { findDiscount, listDiscountCategories } from "~/shop/discounts/front/discount-desk.server";
import {
  deleteDiscount,
  endDiscount,
  saveDiscount,
} from "~/shop/discounts/front/save-discount.server";

import { discountSections } from "./fields";
import { discountForm } from "./schema";
import { discountTexts, readTerms } from "./values.server";

export { pageMeta as meta } from "~/shop/layout/front/page-meta";

export const handle = { i18n: ["office-discounts", "validation"] };

export async function loader(args: LoaderFunctionArgs) {
  const { t, id } = await openDesk(args, guard("money/discount"), "office-discounts");
  const categories = await listDiscountCategories();
  if (id === NEW) {
    const texts = { kind: "percent", firstDay: dayOf(new Date().toISOString()) };
    const record = drawRecord(discountForm, { texts });
    return { page: titled(t("new")), categories, record, known: null };
  }
  const discount = orNotThere(await findDiscount(id));
  const { code, uses, endedAt, isKept } = discount;
  const record = drawRecord(discountForm, { ...discount, texts: discountTexts(discount) });
  return { page: titled(code), categories, record, known: { uses, endedAt, isKept } };
}

export async function action(args: ActionFunctionArgs) {
  const post = await takePost(args, guard("money/discount"));
  const to = officePaths.discounts();
  const subject = "discount";
  return byIntent(post, {
    save: () =>
      saveRecord(post, {
        schema: discountForm,
        subject,
        read: readTerms,
        texts: discountTexts,
        save: (terms, which, admin) => saveDiscount({ ...which, terms }, admin),
        refuse: (refused) =>
          refused.kind === "code-taken"
            ? { code: message("discountCodeTaken") }
            : { mostUses: message("discountFewerUses", { count: refused.uses }) },
        saved: () => ({ to, title: "admin.discountSaved" }),
      }),
    end: () =>
      removeRecord(post, {
        subject,
        remove: endDiscount,
        removed: () => ({ to, title: "admin.discountEnded" }),
      }),
    delete: () =>
      removeRecord(post, {
        subject,
        remove: deleteDiscount,
        removed: () => ({ to, title: "admin.discountDeleted" }),
      }),
  });
}

export default function DiscountPage() {
  const { t } = useTranslation("office-discounts");
  const { page, categories, record, known } = useLoaderData<typeof loader>();
  const answer = useActionData<typeof action>();
  const to = officePaths.discounts(record.id);
  const mayEnd = known && known.endedAt === null;
  const mayDelete = known && !known.isKept;
  const removal = { to, version: record.version, answer };
  return (
    <DeskPage
      title={page.title}
      back={{ to: officePaths.discounts(), label: t("title") }}
      width="form"
    >
      {known && <p className="text-stone">{t("uses", { count: known.uses })}</p>}
      {known?.endedAt ? (
        <p className="max-w-prose">{t("endedText")}</p>
      ) : (
        <RecordForm
          id="discount"
          intent="save"
          record={record}
          to={to}
          answer={answer}
          sections={discountSections(t, categories)}
          save={t("save")}
        />
      )}
      {(mayEnd || mayDelete) && (
        <Panel title={t("over")}>
          <div className="grid gap-6">
            {mayEnd && (
              <RemovalForm {...removal} intent="end" summary={t("end")} label={t("end")}>
                <p className="max-w-prose text-stone">{t("endText")}</p>
              </RemovalForm>
            )}
            {mayDelete && (
              <RemovalForm {...removal} intent="delete" summary={t("delete")} label={t("delete")}>
                <p className="max-w-prose text-stone">{t("deleteText")}</p>
              </RemovalForm>
            )}
          </div>
        </Panel>
      )}
    </DeskPage>
  );
}
