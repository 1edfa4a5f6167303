import { optionsOf, type SectionsOf } from "~/front/desk/record";
import type { TFunction } from "~/platform/i18n/translate";
import {
  columnFields,
  dateOrders,
  decimalSigns,
  encodings,
  separators,
} from "~/sales/statements/front/bank-layout";

import type { bankForm } from "./schema";

/** A bank, and how its statements are written. */
export function bankSections(t: TFunction<"office-statements">): SectionsOf<typeof bankForm> {
  const columns = columnFields.map((name) => [name, { label: t(`columns.${name}`) }] as const);
  return [
    {
      title: t("layout.account"),
      fields: {
        name: { label: t("banks.fields.name") },
        iban: { label: t("banks.fields.iban"), hint: t("banks.fields.ibanHint") },
      },
    },
    {
      title: t("layout.file"),
      fields: {
        encoding: {
          kind: "choice",
          label: t("layout.encoding"),
          options: optionsOf(encodings, (value) => value.toUpperCase()),
        },
        separator: {
          kind: "choice",
          label: t("layout.separator"),
          options: optionsOf(separators, (value) => t(`separators.${value}`)),
        },
        dateOrder: {
          kind: "choice",
          label: t("layout.dateOrder"),
          options: optionsOf(dateOrders, (value) => t(`dateOrders.${value}`)),
        },
        decimalSign: {
          kind: "choice",
          label: t("layout.decimalSign"),
          options: optionsOf(decimalSigns, (value) => t(`decimalSigns.${value}`)),
        },
        skipRows: { kind: "number", label: t("layout.skipRows"), hint: t("layout.skipRowsHint") },
      },
    },
    {
      title: t("layout.columns"),
      intro: t("layout.columnsHint"),
      fields: Object.fromEntries(columns),
    },
  ];
}
