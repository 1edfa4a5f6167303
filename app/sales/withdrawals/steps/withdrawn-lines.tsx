import { TextField } from "~/platform/forms/field";
import { plainField } from "~/platform/forms/plain-field";
import { useTranslation } from "~/platform/i18n/use-translation";

import type { ChosenPieces, ReturnableOrder } from "../front/take-withdrawal.server";

/**
 * The order's lines to be ticked, as far as pieces of them are left, and how many of each; what is exempt
 * says so, and promises no money.
 */
export function Lines({
  order,
  chosen,
  pieceErrors,
}: {
  order: Pick<ReturnableOrder, "number" | "lines">;
  chosen: ChosenPieces;
  pieceErrors: Record<string, string>;
}) {
  const { t } = useTranslation("withdrawal");
  return (
    <fieldset aria-describedby="lines-hint">
      <legend className="font-semibold">{t("lines")}</legend>
      <p id="lines-hint" className="mt-1 text-sm text-stone">
        {t("ofOrder", { number: order.number })} {t("linesHint")}
      </p>
      <ul className="mt-2 grid gap-2">
        {order.lines.map(({ id, name, left, isExempt }) => (
          <li
            key={id}
            className="rounded-edge border border-line bg-white px-4 has-[[type=checkbox]:checked]:border-ink"
          >
            {left === 0 ? (
              <p className="py-3 wrap-anywhere text-stone">
                {name}: {t("noneLeft")}
              </p>
            ) : (
              <label className="flex min-h-11 gap-3 py-3">
                <input
                  type="checkbox"
                  name="line"
                  value={id}
                  defaultChecked={chosen[id] !== undefined}
                  aria-describedby={isExempt ? `exempt-${id}` : undefined}
                  className="mt-0.5 size-6 shrink-0"
                />
                <span className="min-w-0 wrap-anywhere">
                  {left} × {name}
                  {isExempt && (
                    <span id={`exempt-${id}`} className="mt-1 block text-sm text-stone">
                      {t("exempt")}
                    </span>
                  )}
                </span>
              </label>
            )}
            {left > 1 && (
              <div className="max-w-xs pb-3">
                <TextField
                  field={plainField(`pieces-${id}`, {
                    value: chosen[id] ?? String(left),
                    error: pieceErrors[id],
                  })}
                  type="number"
                  min={1}
                  max={left}
                  label={t("pieces", { name })}
                  hint={t("piecesHint", { most: left })}
                />
              </div>
            )}
          </li>
        ))}
      </ul>
    </fieldset>
  );
}
