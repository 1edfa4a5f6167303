import { useTranslation } from "~/platform/i18n/use-translation";
import { paths } from "~/platform/paths/paths";
import { counties, countyCodes } from "~/platform/settings/places";
import { Form } from "~/platform/ui/link";
import { Price } from "~/platform/ui/price";

import type { DeliveryCheck as Check } from "./delivery-check.server";

const ANSWER = "delivery-answer";

/**
 * Where the shop delivers, and a small form that says what transport to a place costs. `term`: when all of
 * the cart is there, as a sentence.
 */
export function DeliveryCheck({ area, check, term }: { area: string; check: Check; term: string }) {
  const { t } = useTranslation("delivery");
  return (
    <section aria-labelledby="delivery-check" className="mt-6 border-t border-line pt-5">
      <h3 id="delivery-check" className="font-sans text-base font-semibold">
        {t("check.title")}
      </h3>
      <p className="mt-1 text-sm text-stone">
        {area ? <span dangerouslySetInnerHTML={{ __html: area }} /> : t("method.anywhere")}
      </p>
      <Form
        method="get"
        action={`${paths.cart()}#${ANSWER}`}
        preventScrollReset
        className="mt-3 grid grid-cols-[1fr_7rem] items-end gap-3"
      >
        <div>
          <label htmlFor="check-county" className="block text-sm font-semibold">
            {t("check.county")}
          </label>
          <select
            id="check-county"
            name="judet"
            defaultValue={check.county}
            autoComplete="address-level1"
            className="control mt-1"
          >
            <option value="">{t("check.chooseCounty")}</option>
            {countyCodes.map((code) => (
              <option key={code} value={code}>
                {counties[code]}
              </option>
            ))}
          </select>
        </div>
        <div>
          <label htmlFor="check-postcode" className="block text-sm font-semibold">
            {t("check.postcode")}
          </label>
          <input
            id="check-postcode"
            name="cod"
            defaultValue={check.postcode}
            inputMode="numeric"
            autoComplete="postal-code"
            maxLength={20}
            aria-invalid={check.answer?.kind === "incomplete" || undefined}
            aria-describedby={check.answer ? ANSWER : undefined}
            className="control mt-1"
          />
        </div>
        <button className="button button-secondary col-span-2">{t("check.button")}</button>
      </Form>
      {check.answer && (
        <div id={ANSWER} role="status" className="mt-3 scroll-mt-20 text-sm">
          <Answer answer={check.answer} term={term} />
        </div>
      )}
    </section>
  );
}

function Answer({ answer, term }: { answer: NonNullable<Check["answer"]>; term: string }) {
  const { t } = useTranslation("delivery");
  if (answer.kind === "incomplete") {
    return <p className="font-semibold text-error">{t("check.incomplete")}</p>;
  }
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
