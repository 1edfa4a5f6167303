import { Fragment } from "react";

import { TypedAlong } from "~/platform/forms/typed-along";
import { useTranslation } from "~/platform/i18n/use-translation";
import { Form } from "~/platform/ui/link";

import type { ChosenPieces } from "../front/take-withdrawal.server";
import type { TypedWithdrawal } from "../front/withdrawal-form";
import { Statement } from "../front/withdrawal-statement";

/** What was chosen, as the fields of the form. */
export function chosenFields(chosen: ChosenPieces): Record<string, string | string[]> {
  const fields: Record<string, string | string[]> = { line: Object.keys(chosen) };
  for (const [id, count] of Object.entries(chosen)) fields[`pieces-${id}`] = String(count);
  return fields;
}

/** The second step: the statement as it will be sent, and the button that sends it. */
export function Review({
  typed,
  chosen,
  statement,
  address,
}: {
  typed: TypedWithdrawal;
  chosen: ChosenPieces;
  statement: string;
  address: string;
}) {
  const { t } = useTranslation("withdrawal");
  return (
    <>
      <h1>{t("review.title")}</h1>
      <p className="mt-3 text-stone">{t("review.text")}</p>
      <Statement text={statement} />
      <Form method="post" action={address} className="mt-6 flex flex-wrap gap-3">
        {Object.entries(typed).map(([name, value]) => (
          <input key={name} type="hidden" name={name} value={value} />
        ))}
        {Object.entries(chosen).map(([id, pieces]) => (
          <Fragment key={id}>
            <input type="hidden" name="line" value={id} />
            <input type="hidden" name={`pieces-${id}`} value={pieces} />
          </Fragment>
        ))}
        <button name="intent" value="confirm" className="button button-primary">
          {t("review.confirm")}
        </button>
        <button name="intent" value="edit" className="button button-quiet">
          {t("review.edit")}
        </button>
      </Form>
      <TypedAlong fields={{ ...typed, ...chosenFields(chosen) }} />
    </>
  );
}
