import type {
  ConfigurationErrors,
  ConfigurationFields,
} from "~/furniture/configurator/configuration";
import type { ShownOptions } from "~/furniture/configurator/offered-options";
import { dimensions, type Dimension, type Sizes } from "~/furniture/configurator/sizes";
import type { PieceShape } from "~/furniture/drawing/piece-look";
import { namedSize } from "~/platform/i18n/size-words";
import { useTranslation } from "~/platform/i18n/use-translation";

import { ChoiceField } from "./customiser-fields";
import { DimensionField } from "./dimension-field";

/** The key of a field's texts: a bed's depth is that of its headboard (`outerSize`). */
export function ofDimension<Name extends string>(form: PieceShape, name: Name): Name | "headboard" {
  return form === "bed" && name === "depth" ? "headboard" : name;
}

/** `fields`: what the page came with; `live`: what stands in the form, and `errors` what is wrong in it. */
export function Choices({
  form,
  options,
  sizes,
  whole,
  fields,
  live,
  errors,
}: {
  form: PieceShape;
  options: ShownOptions;
  sizes: Sizes;
  /** The size of the whole piece, where there can be one. */
  whole: Record<Dimension, number> | undefined;
  fields: ConfigurationFields;
  live: ConfigurationFields;
  errors: ConfigurationErrors;
}) {
  const { t, i18n } = useTranslation("customiser");
  const isBed = form === "bed";
  const size = whole && namedSize(whole, i18n, isBed);
  return (
    <>
      <ChoiceField
        name="material"
        label={t("material")}
        note={options.note}
        options={options.materials}
        chosen={fields.material}
        isWrong={errors.material}
      />
      <ChoiceField
        name="handle"
        label={t("handle")}
        options={options.handles}
        chosen={fields.handle}
        isWrong={errors.handle}
      />
      <fieldset className="grid gap-1">
        <legend className="mb-3 font-semibold">{t("dimensions")}</legend>
        {dimensions.map((name) => (
          <DimensionField
            key={name}
            name={name}
            label={t(`lengths.${ofDimension(form, name)}`)}
            bounds={sizes[name]}
            served={fields[name]}
            typed={live[name]}
            isWrong={errors[name]}
          />
        ))}
        {size && <p className="text-sm">{t(isBed ? "wholeBed" : "whole", { size })}</p>}
      </fieldset>
    </>
  );
}
