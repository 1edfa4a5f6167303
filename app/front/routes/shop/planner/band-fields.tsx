import type { Bands } from "~/furniture/boards/design";
import { SelectField } from "~/platform/forms/field";
import type { FieldState } from "~/platform/forms/plain-field";
import { useTranslation } from "~/platform/i18n/use-translation";

import { AS_BOARD } from "./field-bounds";

export interface BandDecor {
  id: string;
  name: string;
  /** Days that it takes longer than boards in stock; null where it takes none. */
  onOrderDays: number | null;
}

/** The decors of bands, which few want in others than their boards'. */
export function BandFields({
  plan: { design, bands },
  decors,
  parts,
  ...fields
}: {
  /** The bands that are chosen, and their names. */
  plan: { design: { bands?: Bands<string> }; bands: Bands<{ name: string }> };
  decors: BandDecor[];
  /** Those that the piece has. */
  parts: readonly ("body" | "front")[];
} & Record<"body" | "front", FieldState>) {
  const { t } = useTranslation("planner");
  const labelled = decors.map(({ id, name, onOrderDays: count }) => ({
    value: id,
    label: count === null ? name : `${name} · ${t("onOrder", { count })}`,
  }));
  return parts.map((part) => (
    <SelectField
      key={part}
      field={fields[part]}
      label={t(`bands.${part}`)}
      options={bandOptions(labelled, t("bands.same"), design.bands?.[part], bands[part]?.name)}
    />
  ));
}

/** As the board, the decors on offer, and the chosen one also where it is offered no more. */
function bandOptions(
  options: { value: string; label: string }[],
  same: string,
  chosen = "",
  name = "",
) {
  const isLeft = chosen === "" || options.some(({ value }) => value === chosen);
  return [
    { value: AS_BOARD, label: same },
    ...options,
    ...(isLeft ? [] : [{ value: chosen, label: name }]),
  ];
}
