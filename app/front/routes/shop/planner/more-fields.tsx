import { opensOf, panelSides } from "~/furniture/boards/design";
import { SelectField } from "~/platform/forms/field";
import type { FieldState } from "~/platform/forms/plain-field";
import { useTranslation } from "~/platform/i18n/use-translation";
import { Icon } from "~/platform/ui/icon";

import { BandFields, type BandDecor } from "./band-fields";
import { Mark } from "./mark";
import type { ShownPlan } from "./shown-plan";

/** What few want: panels like the fronts at sides that are seen, and bands in other decors than their boards'. */
export function MoreFields({
  plan,
  decors,
  body,
  front,
  panels,
}: {
  plan: ShownPlan;
  decors: BandDecor[];
} & Record<"body" | "front" | "panels", FieldState>) {
  const { t } = useTranslation("planner");
  const { design, bands } = plan;
  const parts = opensOf(design).hasFronts ? (["body", "front"] as const) : (["body"] as const);
  const sides = panelSides(design.place);
  const isBanded = parts.some((part) => bands[part] ?? { body, front }[part].errors);
  return (
    <details open={isBanded || design.panels !== undefined}>
      <summary className="flex min-h-11 items-center gap-2 font-semibold">
        {t(sides.length > 0 ? "more" : "bands.title")}
        <Icon name="chevron" className="turning ml-auto size-5" />
      </summary>
      <div className="grid items-end gap-4 pb-3 sm:grid-cols-2">
        {sides.length > 0 && (
          <SelectField
            field={panels}
            label={
              <>
                <Mark side={["M14 32V6H34V32Z", "M9 32V6H14V32ZM34 32V6H39V32Z"]} />
                {t("panels")}
              </>
            }
            options={(["none", ...sides, ...(sides[1] ? (["both"] as const) : [])] as const).map(
              (one) => ({ value: one, label: t(`panelOptions.${one}`) }),
            )}
          />
        )}
        <BandFields plan={plan} decors={decors} parts={parts} body={body} front={front} />
      </div>
    </details>
  );
}
