import { optionsOf, type SectionsOf } from "~/front/desk/record";
import type { TFunction } from "~/platform/i18n/translate";
import { counties, countyCodes } from "~/platform/settings/places";

import type { zoneForm } from "./schema";

/** A zone: where it is, and what a transport into it costs. */
export function zoneSections(t: TFunction<"office-delivery">): SectionsOf<typeof zoneForm> {
  return [
    {
      title: t("place"),
      columns: 1,
      fields: {
        name: { label: t("fields.name"), hint: t("fields.nameHint") },
        counties: {
          kind: "several",
          label: t("fields.counties"),
          options: optionsOf(countyCodes, (code) => counties[code]),
        },
        postcodes: { label: t("fields.postcodes"), hint: t("fields.postcodesHint") },
      },
    },
    {
      title: t("fields.price"),
      fields: {
        price: { kind: "money", label: t("fields.price") },
        freeFrom: { kind: "money", label: t("fields.freeFrom"), hint: t("fields.freeFromHint") },
        days: { label: t("fields.days"), hint: t("fields.daysHint") },
        position: { kind: "number", label: t("fields.position") },
        isActive: { kind: "tick", label: t("fields.isActive") },
      },
    },
  ];
}
