import { optionsOf, type Fields } from "~/front/desk/record";
import { DrawnFrom, StaleFields } from "~/front/desk/record-form";
import { formatRon } from "~/platform/format/office-money";
import type { DescriptionOf } from "~/platform/forms/describe-form.server";
import { RadioGroup, SelectField, TextArea, TextField } from "~/platform/forms/field";
import { plainField } from "~/platform/forms/plain-field";
import { ServerForm, useServerForm } from "~/platform/forms/server-form";
import { vatWords } from "~/platform/i18n/price-words";
import { useTranslation } from "~/platform/i18n/use-translation";
import { Panel } from "~/platform/office-ui/front/panel";
import { officePaths } from "~/platform/paths/office-paths";
import type { Vat } from "~/platform/settings/vat";

import type { RefusedVersion } from "./changes.server";
import type { TypedLine } from "./read-lines.server";
import type { versionForm } from "./schema";
import type { StartValues } from "./start-values.server";

interface WriteFormProps {
  id: string;
  description: DescriptionOf<typeof versionForm>;
  start: StartValues;
  /** Counties, and abroad. */
  places: { value: string; label: string }[];
  /** The number of the version that is written. */
  next: number;
  /** The shop's VAT, and the other rates that a line in words may have, in percent. */
  vat: Vat & { own: readonly number[] };
  /** The version of the request that this page shows. */
  version: number;
  answer: RefusedVersion | undefined;
}

/** Free lines that stand ready below those with a piece. */
const EMPTY_LINES = 2;
const emptyLine: TypedLine = { title: "", quantity: "", price: "", vat: "", design: "" };

const deliveryMethods = ["delivery", "pickup"] as const;

/** What is compared of a request and its newest version. */
export function useVersionFields(places: WriteFormProps["places"]): Fields<string> {
  const { t } = useTranslation("office-quotes");
  const methods = optionsOf(deliveryMethods, (value) => t(`write.deliveryMethods.${value}`));
  return {
    state: { label: t("state") },
    lines: { label: t("designs") },
    deliveryMethod: { kind: "choice", label: t("write.delivery"), options: methods },
    county: { kind: "choice", label: t("write.county"), options: places },
    transport: { label: t("write.transport") },
    days: { label: t("write.days") },
    validUntil: { label: t("write.validUntil") },
    note: { label: t("write.note") },
  };
}

/** The next version: its lines, each as many pieces at a price, and how it is delivered. */
export function WriteForm({
  id,
  description,
  start,
  places,
  next,
  vat,
  version,
  answer,
}: WriteFormProps) {
  const { t } = useTranslation("office-quotes");
  const [form, fields, errors] = useServerForm(description, {
    id: "write",
    lastResult: answer?.result,
    defaultValue: start.typed,
  });
  const compared = useVersionFields(places);
  const lines = answer?.lines ?? start.lines;
  const lineErrors = answer?.lineErrors ?? {};
  const shown = [...lines, ...Array.from({ length: EMPTY_LINES }, () => emptyLine)];
  return (
    <Panel title={t("write.title", { version: next })}>
      <p className="mb-4 text-stone">{t("write.hint")}</p>
      <ServerForm
        form={form}
        errors={[
          ...Object.entries(lineErrors).map(([name, message]) => ({ id: name, message })),
          ...errors,
        ]}
        formErrors={answer?.reason ? [t(`refused.${answer.reason}`)] : []}
        action={officePaths.quote(id)}
        preventScrollReset
        className="grid gap-5"
      >
        <DrawnFrom version={version} answer={answer} />
        <StaleFields
          answer={answer}
          fields={compared}
          theirs={officePaths.quote(id)}
          intent={answer?.intent}
        />
        {shown.map((line, index) => (
          <Line
            key={`${index}-${line.design}`}
            line={line}
            index={index}
            lineErrors={lineErrors}
            vat={vat}
            todayBani={start.today[line.design]}
          />
        ))}
        <p className="text-sm text-stone">{t("write.remove")}</p>
        <TextField
          field={fields.add}
          label={t("write.add")}
          hint={t("write.addHint")}
          autoComplete="off"
        />
        <RadioGroup
          field={fields.deliveryMethod}
          label={t("write.delivery")}
          options={optionsOf(deliveryMethods, (value) => t(`write.deliveryMethods.${value}`))}
        />
        <div className="grid gap-5 sm:grid-cols-2">
          <SelectField field={fields.county} label={t("write.county")} options={places} />
          <TextField field={fields.transport} label={t("write.transport")} inputMode="decimal" />
          <TextField field={fields.days} label={t("write.days")} hint={t("write.daysHint")} />
          <TextField field={fields.validUntil} type="date" label={t("write.validUntil")} />
        </div>
        <TextArea field={fields.note} label={t("write.note")} hint={t("write.noteHint")} rows={4} />
        <div className="flex flex-wrap gap-3">
          <button name="intent" value="save" className="button button-secondary">
            {t("write.save")}
          </button>
          <button name="intent" value="send" className="button button-primary">
            {t("write.send")}
          </button>
        </div>
      </ServerForm>
    </Panel>
  );
}

function Line({
  line,
  index,
  lineErrors,
  vat,
  todayBani,
}: {
  line: TypedLine;
  index: number;
  lineErrors: Record<string, string>;
  vat: WriteFormProps["vat"];
  todayBani: number | undefined;
}) {
  const { t, i18n } = useTranslation("office-quotes");
  const field = (name: keyof TypedLine) =>
    plainField(`${name}-${index}`, { value: line[name], error: lineErrors[`${name}-${index}`] });
  return (
    <fieldset className="grid gap-3 border-b border-line pb-5">
      <legend className="mb-2 font-semibold">
        {line.design || line.title ? t("write.line", { number: index + 1 }) : t("write.free")}
      </legend>
      <input type="hidden" name={`design-${index}`} value={line.design} />
      <TextField field={field("title")} label={t("write.lineTitle")} autoComplete="off" />
      <div className="grid gap-3 sm:grid-cols-2">
        <TextField
          field={field("quantity")}
          label={t("write.quantity")}
          inputMode="numeric"
          autoComplete="off"
        />
        <TextField
          field={field("price")}
          label={t("write.price", { vat: vatWords(vat.isIncluded, i18n) })}
          hint={
            todayBani === undefined
              ? undefined
              : t("write.priceHint", { price: formatRon(todayBani) })
          }
          inputMode="decimal"
          autoComplete="off"
        />
        {line.design === "" && vat.own.length > 0 && (
          <SelectField
            field={field("vat")}
            label={t("write.vat")}
            empty={t("write.vatShop", { percent: vat.percent })}
            options={vat.own.map((percent) => ({ value: String(percent), label: `${percent} %` }))}
          />
        )}
      </div>
    </fieldset>
  );
}
