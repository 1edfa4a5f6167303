import { optionsOf } from "~/front/desk/record";
import { SelectField, TextField } from "~/platform/forms/field";
import { plainField } from "~/platform/forms/plain-field";
import { vatWords } from "~/platform/i18n/price-words";
import { useTranslation } from "~/platform/i18n/use-translation";
import type { Vat } from "~/platform/settings/vat";
import type { CurrentOrder } from "~/sales/changes/front/current-version.server";

import type { TypedLine } from "./read-lines.server";

/** Why a line stays as it is. */
export type Lock = CurrentOrder["locks"] extends ReadonlyMap<string, infer One> ? One : never;

/** A line of the order or an added one: how many, at which price, in which sizes. */
export function ChangeLine({
  line,
  index,
  errors,
  lock,
  rates,
  isPlannable = false,
  isFree = false,
}: {
  line: TypedLine;
  index: number;
  errors: Record<string, string>;
  lock?: Lock | undefined;
  /** The order's rate of VAT and the others that a piece in words may have, in percent. */
  rates: Vat & { own: readonly number[] };
  /** Whether its piece was planned and may be changed. */
  isPlannable?: boolean;
  /** Whether it is the empty row for a piece in words. */
  isFree?: boolean;
}) {
  const { t, i18n } = useTranslation("office-order-change");
  const field = (name: keyof TypedLine, isOptional = false) =>
    plainField(`${name}-${index}`, {
      value: line[name],
      error: errors[`${name}-${index}`],
      isOptional,
    });
  const isInWords = line.id === "" && line.design === "" && line.product === "";
  const hidden = ["id", "design", "product", "priced"] as const;
  return (
    <fieldset className="grid gap-3 border-b border-line pb-5">
      <legend className="mb-2 font-semibold wrap-anywhere">
        {isFree ? t("free") : `${index + 1}. ${line.name}`}
      </legend>
      {hidden.map((name) => (
        <input key={name} type="hidden" name={`${name}-${index}`} value={line[name]} />
      ))}
      {lock && <p className="border-l-2 border-sage pl-3 text-sm">{t(`locks.${lock}`)}</p>}
      {isInWords ? (
        <TextField field={field("name", isFree)} label={t("name")} autoComplete="off" />
      ) : (
        <input type="hidden" name={`name-${index}`} value={line.name} />
      )}
      <div className="grid gap-3 sm:grid-cols-[5rem_14.5rem_1fr]">
        <TextField
          field={field("quantity", isFree)}
          label={t("quantity")}
          inputMode="numeric"
          autoComplete="off"
        />
        <TextField
          field={field("price", isFree)}
          label={t("price", { vat: vatWords(rates.isIncluded, i18n) })}
          inputMode="decimal"
          autoComplete="off"
        />
        {line.sizes !== "" && (
          <TextField
            field={field("sizes")}
            label={t("sizes")}
            hint={t("sizesHint")}
            autoComplete="off"
          />
        )}
      </div>
      {isPlannable && (
        <div>
          <button name="intent" value={`planner:${line.id}`} className="button button-secondary">
            {t("openPlanner")}
          </button>
          <p className="mt-2 text-sm text-stone">{t("openPlannerHint")}</p>
        </div>
      )}
      {isInWords && (
        <div className="grid gap-3 sm:grid-cols-2">
          <SelectField
            field={field("kind", isFree)}
            label={t("kind")}
            empty={t("kinds.none")}
            options={optionsOf(["to-order", "ready-made"] as const, (kind) => t(`kinds.${kind}`))}
          />
          {rates.own.length > 0 && (
            <SelectField
              field={field("vat", true)}
              label={t("vat")}
              empty={t("vatOfOrder", { percent: rates.percent })}
              options={rates.own.map((percent) => ({
                value: String(percent),
                label: `${percent} %`,
              }))}
            />
          )}
          <TextField
            field={field("days", isFree)}
            label={t("days")}
            hint={t("daysHint")}
            autoComplete="off"
          />
        </div>
      )}
    </fieldset>
  );
}
