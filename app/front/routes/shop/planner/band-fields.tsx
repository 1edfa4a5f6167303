import { opensOf } from "~/furniture/boards/design";
import { SelectField } from "~/platform/forms/field";
import type { FieldState } from "~/platform/forms/plain-field";
import { useTranslation } from "~/platform/i18n/use-translation";
import { Icon } from "~/platform/ui/icon";

import { AS_BOARD } from "./field-bounds";
import type { ShownPlan } from "./shown-plan";

interface Decor {
  id: string;
  name: string;
  /** Days that it takes longer than boards in stock; null where it takes none. */
  onOrderDays: number | null;
}

/** The decors of bands, which few want in others than their boards'; fronts have some where there are any. */
export function BandFields({
  plan: { design, bands },
  decors,
  ...fields
}: {
  plan: ShownPlan;
  decors: Decor[];
} & Record<"body" | "front", FieldState>) {
  const { t } = useTranslation("planner");
  const labelled = decors.map(({ id, name, onOrderDays: count }) => ({
    value: id,
    label: count === null ? name : `${name} · ${t("onOrder", { count })}`,
  }));
  const parts = opensOf(design).hasFronts ? (["body", "front"] as const) : (["body"] as const);
  return (
    <details open={parts.some((part) => bands[part] ?? fields[part].errors)}>
      <summary className="flex min-h-11 items-center gap-2 font-semibold">
        {t("bands.title")}
        <Icon name="chevron" className="turning ml-auto size-5" />
      </summary>
      <div className="grid gap-4 pb-3 sm:grid-cols-2">
        {parts.map((part) => (
          <SelectField
            key={part}
            field={fields[part]}
            label={t(`bands.${part}`)}
            options={bandOptions(
              labelled,
              t("bands.same"),
              design.bands?.[part],
              bands[part]?.name,
            )}
          />
        ))}
      </div>
    </details>
  );
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
