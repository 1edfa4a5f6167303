import { optionsOf, type SectionsOf } from "~/front/desk/record";
import type { TFunction } from "~/platform/i18n/translate";
import { discountKinds } from "~/shop/discounts/discount";

import type { discountForm } from "./schema";

/** A code: what it takes off, when, and off what. */
export function discountSections(
  t: TFunction<"office-discounts">,
  categories: readonly { id: string; name: string }[],
): SectionsOf<typeof discountForm> {
  return [
    {
      title: t("what"),
      columns: 1,
      fields: {
        code: { label: t("fields.code"), hint: t("fields.codeHint") },
        kind: {
          kind: "radio",
          label: t("fields.kind"),
          options: optionsOf(discountKinds, (kind) => t(`kinds.${kind}`)),
        },
        value: { kind: "money", label: t("fields.value"), hint: t("fields.valueHint") },
      },
    },
    {
      title: t("when"),
      fields: {
        firstDay: { kind: "day", label: t("fields.firstDay") },
        lastDay: { kind: "day", label: t("fields.lastDay") },
        minimum: { kind: "money", label: t("fields.minimum"), hint: t("fields.minimumHint") },
        mostUses: { kind: "number", label: t("fields.mostUses"), hint: t("fields.mostUsesHint") },
        isOnce: { kind: "tick", label: t("fields.isOnce") },
        ...(categories.length > 0 && {
          categories: {
            kind: "several",
            label: t("fields.categories"),
            hint: t("fields.categoriesHint"),
            options: categories.map(({ id, name }) => ({ value: id, label: name })),
          },
        }),
      },
    },
  ];
}
