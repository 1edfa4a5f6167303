import { RadioGroup, SelectField, TextArea, TextField } from "~/platform/forms/field";
import type { FieldState } from "~/platform/forms/plain-field";
import { languages } from "~/platform/i18n/languages";
import { useTranslation } from "~/platform/i18n/use-translation";
import type { PaymentMethod } from "~db/schema";

import type { DeliveryTerms } from "../../../shop/checkout/delivery";
import { DeliveryFields } from "../../../shop/checkout/delivery-fields";
import { BuyerFields } from "../../../shop/checkout/fields";
import type { deskForm } from "./schema";

export interface DetailsProps {
  fields: Record<keyof typeof deskForm.shape, FieldState>;
  countries: { value: string; label: string }[];
  delivery: DeliveryTerms;
  methods: PaymentMethod[];
  /** What it comes to as it was saved last, as HTML. */
  sums: string;
  /** Whether its customer has an offer of it that may be accepted: then its page places the order. */
  isOffered: boolean;
}

/** Who buys, where it goes, what was agreed on, and what it comes to, with the ways to go on. */
export function Details({ fields, countries, delivery, methods, sums, isOffered }: DetailsProps) {
  const { t } = useTranslation("office-desk-orders");
  const { t: checkout } = useTranslation("checkout");
  return (
    <div className="grid gap-8 rounded-edge border border-line bg-white p-4 sm:p-5">
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
      <p>
        <button name="intent" value="save" className="button button-secondary">
          {t("save")}
        </button>
      </p>
      {!isOffered && (
        <section aria-labelledby="by-phone" className="grid gap-4 border-t border-line pt-5">
          <h2 id="by-phone">{t("byPhone")}</h2>
          <TextArea field={fields.note} label={t("noteLabel")} hint={t("noteHint")} rows={3} />
          <p>
            <button name="intent" value="place" className="button button-primary">
              {t("place")}
            </button>
          </p>
        </section>
      )}
      <section aria-labelledby="offer" className="grid gap-4 border-t border-line pt-5">
        <h2 id="offer">{t(isOffered ? "offer.again" : "offer.title")}</h2>
        <p className="text-sm text-stone">{t("offer.hint")}</p>
        <TextField field={fields.validUntil} type="date" label={t("offer.validUntil")} />
        <TextArea
          field={fields.offerNote}
          label={t("offer.note")}
          hint={t("offer.noteHint")}
          rows={3}
        />
        <p>
          <button name="intent" value="offer" className="button button-secondary">
            {t("offer.send")}
          </button>
        </p>
      </section>
    </div>
  );
}
