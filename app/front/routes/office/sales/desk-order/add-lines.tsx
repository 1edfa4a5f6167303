import { optionsOf } from "~/front/desk/record";
import { SelectField, TextField } from "~/platform/forms/field";
import type { FieldState } from "~/platform/forms/plain-field";
import { vatWords } from "~/platform/i18n/price-words";
import { useTranslation } from "~/platform/i18n/use-translation";
import { Panel } from "~/platform/office-ui/front/panel";

import type { wordsForm } from "./schema";

interface AddLinesProps {
  search: string;
  /** What was found by it, as HTML; null where nothing was looked for. */
  found: string | null;
  fields: Record<keyof typeof wordsForm.shape, FieldState>;
  vatPercent: number;
  /** Whether prices are typed with VAT in them, as the shop is set. */
  isVatIncluded: boolean;
  /** The other rates that a piece in words may have, in percent. */
  ownRates: readonly number[];
}

/** The three ways to a line: a piece found by its name, the pages of the shop, and words. */
export function AddLines({ search, found, ...words }: AddLinesProps) {
  const { t } = useTranslation("office-desk-orders");
  return (
    <Panel title={t("add")}>
      <label htmlFor="produs" className="font-semibold">
        {t("searchPiece")}
      </label>
      <div className="mt-2 flex gap-2">
        <input
          id="produs"
          name="produs"
          type="search"
          defaultValue={search}
          maxLength={100}
          className="control min-w-0 grow"
        />
        <button name="intent" value="keep" className="button button-secondary">
          {t("find")}
        </button>
      </div>
      {found !== null && <div dangerouslySetInnerHTML={{ __html: found }} />}
      <p className="mt-6 font-semibold">{t("shop")}</p>
      <p className="mb-2 text-sm text-stone">{t("shopHint")}</p>
      <button name="intent" value="choose" className="button button-secondary">
        {t("toShop")}
      </button>
      <Words {...words} />
    </Panel>
  );
}

/** A piece that is in no catalogue, at an agreed price. */
function Words({
  fields,
  vatPercent,
  isVatIncluded,
  ownRates,
}: Omit<AddLinesProps, "search" | "found">) {
  const { t, i18n } = useTranslation("office-desk-orders");
  return (
    <fieldset className="mt-6 grid gap-3">
      <legend className="mb-3 font-semibold">{t("words")}</legend>
      <TextField field={fields.wordsTitle} label={t("wordsTitle")} autoComplete="off" />
      <div className="grid grid-cols-2 gap-3">
        <TextField
          field={fields.wordsQuantity}
          label={t("quantity")}
          inputMode="numeric"
          autoComplete="off"
        />
        <TextField
          field={fields.wordsPrice}
          label={t("wordsPrice", { vat: vatWords(isVatIncluded, i18n) })}
          inputMode="decimal"
          autoComplete="off"
        />
      </div>
      {ownRates.length > 0 && (
        <SelectField
          field={fields.wordsVat}
          label={t("wordsVat")}
          empty={t("wordsVatShop", { percent: vatPercent })}
          options={ownRates.map((percent) => ({ value: String(percent), label: `${percent} %` }))}
        />
      )}
      <SelectField
        field={fields.wordsKind}
        label={t("wordsKind")}
        empty={t("wordsKinds.none")}
        options={optionsOf(["to-order", "ready-made"] as const, (kind) => t(`wordsKinds.${kind}`))}
      />
      <TextField
        field={fields.wordsDays}
        label={t("wordsDays")}
        hint={t("wordsDaysHint")}
        autoComplete="off"
      />
      <p>
        <button name="intent" value="words" className="button button-secondary">
          {t("addWords")}
        </button>
      </p>
    </fieldset>
  );
}
