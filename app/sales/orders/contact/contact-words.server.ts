import { fallbackLanguage, type Language } from "~/platform/i18n/languages";
import { translateIn } from "~/platform/i18n/translate.server";
import type { OrderDetailColumns } from "~db/schema";

import { deliveryLine } from "./delivery-line";

/** How an order's customer is reached and how and where it is brought, for staff, each with its label. */
export function contactWords(
  order: OrderDetailColumns,
  language: Language,
): { label: string; text: string }[] {
  const t = translateIn(language, ["office-order-contact", "checkout", "delivery"]);
  const { carrying, assembly, floor } = order;
  const up = carrying === "" ? "" : t(`delivery:carrying.${carrying}`);
  return [
    { label: t("checkout:email"), text: order.email },
    { label: t("checkout:phone"), text: order.phone },
    { label: t("way"), text: deliveryLine(order, t("delivery:method.pickup")) },
    { label: t("delivery:carrying.label"), text: [up, floor].filter(Boolean).join(", ") },
    {
      label: t("delivery:assembly.label"),
      text: assembly === "" ? "" : t(`delivery:assembly.${assembly}`),
    },
    { label: t("checkout:notes"), text: order.notes },
  ];
}

/** The changes of an order's contact, in Romanian, a line for each changed field with both values. */
export function describeContact(before: OrderDetailColumns, after: OrderDetailColumns): string {
  const t = translateIn(fallbackLanguage, "office-order-contact");
  const is = contactWords(after, fallbackLanguage);
  const lines = contactWords(before, fallbackLanguage).flatMap(({ label, text }, at) => {
    const now = is[at]!.text;
    if (now === text) return [];
    return [`${label}: ${text || t("nothing")} → ${now || t("nothing")}`];
  });
  return [t("remark"), ...lines].join("\n");
}
