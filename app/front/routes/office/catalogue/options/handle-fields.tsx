import { handleShapes } from "~/furniture/decors/decor";
import { SelectField, TextField } from "~/platform/forms/field";
import type { FieldState } from "~/platform/forms/plain-field";
import { useTranslation } from "~/platform/i18n/use-translation";

import { ColorField } from "./color-field";
import { Row, Section } from "./section";

type Name = "price" | "length" | "holeSpacing" | "shape" | "color";

/** What is known of a handle besides its offer: what it costs, its measures, how it is drawn. */
export function HandleFields({ fields }: { fields: Record<Name, FieldState> }) {
  const { t } = useTranslation("office-options");
  return (
    <>
      <Section title={t("sections.handle")}>
        <TextField field={fields.price} label={t("handlePrice")} inputMode="decimal" />
        <Row>
          <TextField field={fields.length} label={t("length")} inputMode="numeric" />
          <TextField
            field={fields.holeSpacing}
            label={t("holeSpacing")}
            hint={t("holeSpacingHint")}
            inputMode="numeric"
          />
        </Row>
      </Section>
      <Section title={t("sections.look")}>
        <Row>
          <SelectField
            field={fields.shape}
            label={t("shape")}
            options={handleShapes.map((value) => ({ value, label: t(`shapes.${value}`) }))}
          />
          <ColorField field={fields.color} label={t("color")} />
        </Row>
      </Section>
    </>
  );
}
