import type { FormTexts } from "~/front/desk/record";
import type { DescriptionOf } from "~/platform/forms/describe-form.server";
import { RadioGroup, SelectField, TextArea, TextField } from "~/platform/forms/field";
import { ServerForm, useServerForm } from "~/platform/forms/server-form";
import { languages } from "~/platform/i18n/languages";
import { useTranslation } from "~/platform/i18n/use-translation";
import { compare, StaleNotice } from "~/platform/office-ui/stale-notice";
import { officePaths } from "~/platform/paths/office-paths";
import type { PaymentMethod } from "~db/schema";

import type { DeliveryTerms } from "../../../shop/checkout/delivery";
import { BuyerFields, DeliveryFields } from "../../../shop/checkout/fields";
import type { deskForm } from "./schema";
import type { RefusedDesk } from "./send.server";

interface DetailsProps {
  id: string;
  version: number;
  description: DescriptionOf<typeof deskForm>;
  typed: Record<string, string>;
  countries: { value: string; label: string }[];
  delivery: DeliveryTerms;
  methods: PaymentMethod[];
  /** What it comes to as it was saved last, as HTML. */
  sums: string;
  answer: RefusedDesk | undefined;
}

/** Who buys, where it goes, what was agreed on, and what it comes to: one form, with three ways to go on. */
export function Details({
  id,
  version,
  description,
  typed,
  countries,
  delivery,
  methods,
  sums,
  answer,
}: DetailsProps) {
  const { t } = useTranslation("office-desk-orders");
  const { t: checkout } = useTranslation("checkout");
  const [form, fields, errors] = useServerForm(description, {
    id: "details",
    lastResult: answer?.result,
    defaultValue: typed,
  });
  const to = officePaths.deskOrder(id);
  const labels = useLabels();
  const trouble = answer?.isNotSaved ? t("refused.notSaved") : refusalOf(answer, t);
  return (
    <ServerForm
      form={form}
      errors={errors}
      formErrors={trouble ? [trouble] : []}
      action={`${to}#details`}
      preventScrollReset
      className="grid gap-8 rounded-edge border border-line bg-white p-4 sm:p-5"
    >
      <input type="hidden" name="version" value={answer?.version ?? version} />
      {answer?.stale && (
        <StaleNotice
          last={answer.stale.last}
          rows={compare(labels, oneEach(answer.stale.now), oneEach(answer.stale.yours))}
          theirs={to}
          intent={answer.intent}
        />
      )}
      <div className="grid gap-5">
        <BuyerFields fields={fields} />
        <p className="-mt-2 text-sm text-stone">{t("emailHint")}</p>
        <SelectField
          field={fields.language}
          label={t("language")}
          hint={t("languageHint")}
          options={languages.map(({ code, name }) => ({ value: code, label: name }))}
        />
      </div>
      <div className="grid gap-5">
        <DeliveryFields fields={fields} countries={countries} delivery={delivery} />
        <RadioGroup
          field={fields.paymentMethod}
          label={checkout("payment")}
          options={methods.map((value) => ({ value, label: checkout(`methods.${value}`) }))}
        />
      </div>
      <fieldset className="grid gap-4">
        <legend className="mb-1 font-heading text-2xl">{t("terms.title")}</legend>
        <p className="text-sm text-stone">{t("terms.hint")}</p>
        {(["discount", "transport", "share"] as const).map((name) => (
          <div key={name} className="grid gap-3 sm:grid-cols-[14rem_1fr]">
            <TextField
              field={fields[name]}
              label={t(`terms.${name}`)}
              inputMode="decimal"
              autoComplete="off"
            />
            <TextField
              field={fields[`${name}Reason`]}
              label={t(`terms.${name}Reason`)}
              autoComplete="off"
            />
          </div>
        ))}
      </fieldset>
      <div dangerouslySetInnerHTML={{ __html: sums }} />
      <TextArea field={fields.note} label={t("noteLabel")} hint={t("noteHint")} rows={3} />
      <p className="flex flex-wrap gap-3">
        <button name="intent" value="save" className="button button-secondary">
          {t("save")}
        </button>
        <button name="intent" value="place" className="button button-primary">
          {t("place")}
        </button>
      </p>
    </ServerForm>
  );
}

/** What is compared where a colleague has changed it first. */
function useLabels() {
  const { t } = useTranslation(["office-desk-orders", "checkout"]);
  return {
    fullName: t("checkout:fullName"),
    phone: t("checkout:phone"),
    email: t("checkout:email"),
    address: t("checkout:address"),
    city: t("checkout:city"),
    notes: t("checkout:notes"),
    discount: t("terms.discount"),
    transport: t("terms.transport"),
    share: t("terms.share"),
    note: t("noteLabel"),
  };
}

/** No field of this form has several values. */
function oneEach(texts: FormTexts): Record<string, string> {
  return Object.fromEntries(
    Object.entries(texts).map(([name, text]) => [name, String(text ?? "")]),
  );
}

type Words = ReturnType<typeof useTranslation<"office-desk-orders">>["t"];

/** Why it was not placed, apart from its fields. */
function refusalOf(answer: RefusedDesk | undefined, t: Words): string | undefined {
  switch (answer?.refused) {
    case undefined:
      return undefined;
    case "empty":
      return t("refused.empty");
    case "unavailable":
    case "unmade":
    case "unoffered":
    case "out-of-stock":
      return t("refused.line");
    case "no-cash":
      return t("refused.noCash");
    case "discount-used":
    case "discount-not-yours":
    case "discount-refused":
    case "discount-over":
      return t("refused.code");
    case "not-saved":
      return t("refused.notSaved");
    default:
      return t("refused.changed");
  }
}
