import { optionsOf, type SectionsOf } from "~/front/desk/record";
import type { TFunction } from "~/platform/i18n/translate";
import { counties, countyCodes } from "~/platform/settings/places";

import type { zoneForm } from "./schema";

/** A zone: where it is, and what a transport into it costs. */
export function zoneSections(t: TFunction<"office-delivery">): SectionsOf<typeof zoneForm> {
  return [
    {
      title: t("zones.fields.place"),
      columns: 1,
      fields: {
        name: { label: t("zones.one"), hint: t("zones.fields.nameHint") },
        counties: {
          kind: "several",
          label: t("zones.fields.counties"),
          options: optionsOf(countyCodes, (code) => counties[code]),
        },
        postcodes: { label: t("zones.fields.postcodes"), hint: t("zones.fields.postcodesHint") },
      },
    },
    {
      title: t("zones.fields.price"),
      fields: {
        price: { kind: "money", label: t("zones.fields.price") },
        freeFrom: {
          kind: "money",
          label: t("zones.fields.freeFrom"),
          hint: t("zones.fields.freeFromHint"),
        },
        days: { label: t("zones.fields.days"), hint: t("zones.fields.daysHint") },
        position: { kind: "number", label: t("zones.fields.position") },
        isActive: { kind: "tick", label: t("zones.fields.isActive") },
      },
    },
  ];
}
