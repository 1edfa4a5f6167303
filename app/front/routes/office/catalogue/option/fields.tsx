import { optionsOf, type FormSection, type SectionsOf } from "~/front/desk/record";
import { handleShapes } from "~/furniture/decors/decor";
import type { TFunction } from "~/platform/i18n/translate";
import { VatWords } from "~/platform/ui/price";
import { decorEmissions } from "~/shop/catalogue/safety";

import type { handleForm, materialForm } from "./schema";

type Words = TFunction<["office-options", "office", "safety"]>;
type SharedField = "name" | "description" | "supplierCode" | "surcharge" | "order" | "status";

/** The fields of both kinds: names, and what a customer pays. */
function offer(t: Words): FormSection<SharedField> {
  return {
    title: t("sections.offer"),
    fields: {
      name: { label: t("name") },
      description: { label: t("description"), hint: t("descriptionHint") },
      supplierCode: { label: t("supplierCode") },
      surcharge: { kind: "money", label: t("surcharge"), after: <VatWords /> },
      order: { kind: "number", label: t("office:order") },
      status: { kind: "tick", label: t("active"), hint: t("retireHint") },
    },
  };
}

/** The further fields of a sheet material: how it is bought, and how it is drawn. */
export function materialSections(t: Words): SectionsOf<typeof materialForm> {
  return [
    offer(t),
    {
      title: t("sections.sheet"),
      fields: {
        board: {
          kind: "choice",
          label: t("board"),
          options: optionsOf(["pal", "mdf"] as const, (board) => t(`boards.${board}`)),
        },
        thicknesses: { label: t("thicknesses"), hint: t("thicknessesHint") },
        sheetLength: { kind: "number", label: t("sheetLength") },
        sheetWidth: { kind: "number", label: t("sheetWidth") },
        pricePerM2: { kind: "money", label: t("pricePerM2") },
        onOrderDays: { kind: "number", label: t("onOrderDays"), hint: t("onOrderDaysHint") },
        emission: {
          kind: "choice",
          label: t("emission"),
          hint: t("emissionHint"),
          empty: t("emissionUnknown"),
          options: optionsOf(decorEmissions, (emission) => t(`safety:emissions.${emission}`)),
        },
        hasGrain: { kind: "tick", label: t("hasGrain"), hint: t("hasGrainHint") },
      },
    },
    {
      title: t("sections.look"),
      fields: {
        fromPicture: { kind: "tick", label: t("fromPicture"), hint: t("fromPictureHint") },
        colorFront: { kind: "color", label: t("colorFront") },
        colorTop: { kind: "color", label: t("colorTop") },
        colorSide: { kind: "color", label: t("colorSide") },
        grainColor: { kind: "color", label: t("grainColor") },
        grainLines: { kind: "number", label: t("grainLines") },
        grainPercent: { kind: "number", label: t("grainPercent") },
        glossy: { kind: "tick", label: t("glossy") },
      },
      below: <p className="mt-4 text-sm text-stone">{t("grainHint")}</p>,
    },
  ];
}

/** The further fields of a handle: its cost, its measures, how it is drawn. */
export function handleSections(t: Words): SectionsOf<typeof handleForm> {
  return [
    offer(t),
    {
      title: t("sections.handle"),
      columns: 3,
      fields: {
        price: { kind: "money", label: t("handlePrice") },
        length: { kind: "number", label: t("length") },
        holeSpacing: { kind: "number", label: t("holeSpacing"), hint: t("holeSpacingHint") },
      },
    },
    {
      title: t("sections.look"),
      fields: {
        shape: {
          kind: "choice",
          label: t("shape"),
          options: optionsOf(handleShapes, (shape) => t(`shapes.${shape}`)),
        },
        color: { kind: "color", label: t("color") },
      },
    },
  ];
}
