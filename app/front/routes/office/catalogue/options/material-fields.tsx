import { Checkbox, SelectField, TextField } from "~/platform/forms/field";
import type { FieldState } from "~/platform/forms/plain-field";
import { useTranslation } from "~/platform/i18n/use-translation";
import { decorEmissions } from "~/shop/catalogue/safety";

import { ColorField } from "./color-field";
import { Row, Section } from "./section";

type Name =
  | ("emission" | "board" | "thicknesses" | "sheetLength" | "sheetWidth" | "pricePerM2")
  | ("onOrderDays" | "hasGrain" | "glossy" | "fromPicture" | "colorFront" | "colorTop")
  | ("colorSide" | "grainColor" | "grainLines" | "grainPercent");

/** What is known of a sheet material besides its offer: how it comes, and how it is drawn. */
export function MaterialFields({ fields }: { fields: Record<Name, FieldState> }) {
  const { t } = useTranslation("office-options");
  const { t: safety } = useTranslation("safety");
  return (
    <>
      <Section title={t("sections.sheet")}>
        <Row>
          <SelectField
            field={fields.board}
            label={t("board")}
            options={(["pal", "mdf"] as const).map((value) => ({
              value,
              label: t(`boards.${value}`),
            }))}
          />
          <TextField
            field={fields.thicknesses}
            label={t("thicknesses")}
            hint={t("thicknessesHint")}
            autoComplete="off"
          />
          <TextField field={fields.sheetLength} label={t("sheetLength")} inputMode="numeric" />
          <TextField field={fields.sheetWidth} label={t("sheetWidth")} inputMode="numeric" />
          <TextField field={fields.pricePerM2} label={t("pricePerM2")} inputMode="decimal" />
          <TextField
            field={fields.onOrderDays}
            label={t("onOrderDays")}
            hint={t("onOrderDaysHint")}
            inputMode="numeric"
          />
        </Row>
        <SelectField
          field={fields.emission}
          label={t("emission")}
          hint={t("emissionHint")}
          empty={t("emissionUnknown")}
          options={decorEmissions.map((value) => ({ value, label: safety(`emissions.${value}`) }))}
        />
        <Checkbox field={fields.hasGrain} hint={t("hasGrainHint")}>
          {t("hasGrain")}
        </Checkbox>
      </Section>
      <Section title={t("sections.look")}>
        <Checkbox field={fields.fromPicture} hint={t("fromPictureHint")}>
          {t("fromPicture")}
        </Checkbox>
        <Row>
          <ColorField field={fields.colorFront} label={t("colorFront")} />
          <ColorField field={fields.colorTop} label={t("colorTop")} />
          <ColorField field={fields.colorSide} label={t("colorSide")} />
          <ColorField field={fields.grainColor} label={t("grainColor")} />
          <TextField field={fields.grainLines} label={t("grainLines")} inputMode="numeric" />
          <TextField field={fields.grainPercent} label={t("grainPercent")} inputMode="numeric" />
        </Row>
        <p className="text-sm text-stone">{t("grainHint")}</p>
        <Checkbox field={fields.glossy}>{t("glossy")}</Checkbox>
      </Section>
    </>
  );
}
