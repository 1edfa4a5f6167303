import { SelectField, TextField } from "~/platform/forms/field";
import { ErrorSummary } from "~/platform/forms/form-errors";
import { plainField } from "~/platform/forms/plain-field";
import { useTranslation } from "~/platform/i18n/use-translation";
import { paths } from "~/platform/paths/paths";
import { counties, countyCodes } from "~/platform/settings/places";
import { Form } from "~/platform/ui/link";
import { Price } from "~/platform/ui/price";

import type { DeliveryCheck as Check } from "./delivery-check.server";

const ANSWER = "delivery-answer";
const COUNTY = "check-county";
const POSTCODE = "check-postcode";

/**
 * Where the shop delivers, and a small form that says what transport to a place costs. `term`: when all of
 * the cart is there, as a sentence.
 */
export function DeliveryCheck({ area, check, term }: { area: string; check: Check; term: string }) {
  const { t } = useTranslation("delivery");
  const wrong = check.answer?.kind === "incomplete" ? check.answer : undefined;
  return (
    <section aria-labelledby="delivery-check" className="mt-6 border-t border-line pt-5">
      <h3 id="delivery-check" className="font-sans text-base font-semibold">
        {t("check.title")}
      </h3>
      <p className="mt-1 text-sm text-stone">
        {area ? <span dangerouslySetInnerHTML={{ __html: area }} /> : t("method.anywhere")}
      </p>
      <div className="mt-4">
        <ErrorSummary
          errors={[
            ...(wrong?.countyError ? [{ id: COUNTY, message: wrong.countyError }] : []),
            ...(wrong?.postcodeError ? [{ id: POSTCODE, message: wrong.postcodeError }] : []),
          ]}
        />
      </div>
      <Form
        method="get"
        action={`${paths.cart()}#${ANSWER}`}
        preventScrollReset
        noValidate
        className="mt-3 grid grid-cols-[3fr_2fr] items-start gap-3"
      >
        <SelectField
          field={plainField("judet", {
            id: COUNTY,
            value: check.county,
            error: wrong?.countyError,
          })}
          label={t("check.county")}
          empty={t("check.chooseCounty")}
          options={countyCodes.map((code) => ({ value: code, label: counties[code] }))}
          autoComplete="address-level1"
        />
        <TextField
          field={plainField("cod", {
            id: POSTCODE,
            value: check.postcode,
            error: wrong?.postcodeError,
          })}
          label={t("check.postcode")}
          inputMode="numeric"
          autoComplete="postal-code"
          maxLength={20}
        />
        <button className="button button-secondary col-span-2">{t("check.button")}</button>
      </Form>
      {check.answer && check.answer.kind !== "incomplete" && (
        <div id={ANSWER} role="status" className="mt-3 scroll-mt-20 text-sm">
          <Answer answer={check.answer} term={term} />
        </div>
      )}
    </section>
  );
}

type Found = Exclude<Check["answer"], { kind: "incomplete" } | null>;

function Answer({ answer, term }: { answer: Found; term: string }) {
  const { t } = useTranslation("delivery");
  if (answer.kind === "quote") return <p>{t("check.quote")}</p>;
  const { name, priceBani, freeFromBani } = answer;
  return (
    <>
      <p className="font-semibold">
        {t("check.zone", { zone: name })}{" "}
        {priceBani === 0 ? t("check.free") : <Price bani={priceBani} />}
      </p>
      {term && <p>{term}</p>}
      {priceBani > 0 && freeFromBani !== null && (
        <p>
          {t("check.freeFrom")} <Price bani={freeFromBani} isVatIncluded />
        </p>
      )}
    </>
  );
}
