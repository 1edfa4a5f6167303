import type { FormAnswer } from "~/front/desk/record";
import type { DescriptionOf } from "~/platform/forms/describe-form.server";
import { TextArea } from "~/platform/forms/field";
import { ServerForm, useServerForm } from "~/platform/forms/server-form";
import { useTranslation } from "~/platform/i18n/use-translation";
import { Panel } from "~/platform/office-ui/front/panel";
import { officePaths } from "~/platform/paths/office-paths";

import type { answerForm } from "./schema";
import { troubleWords, type RefusedParts } from "./trouble";

/**
 * The change that waits for its customer, with what staff may do about it; if it is no longer possible, they can only
 * take it back.
 */
export function OpenChange({
  number,
  change,
  isPossible,
  difference,
  description,
  answer,
}: {
  number: string;
  change: { number: number; until: string; note: string };
  /** The order allows a change still. */
  isPossible: boolean;
  difference: string;
  description: DescriptionOf<typeof answerForm>;
  answer: (FormAnswer & RefusedParts) | undefined;
}) {
  const { t } = useTranslation("office-order-change");
  const { t: shared } = useTranslation("validation");
  const [form, fields, errors] = useServerForm(description, {
    id: "answer",
    lastResult: answer?.result,
  });
  const trouble = answer?.isNotSaved ? shared("notSaved") : troubleWords(answer?.why, t);
  return (
    <div className="mt-6 max-w-3xl">
      <Panel title={t("open", { number: change.number })}>
        {isPossible && <p className="mb-4">{t("openText", { date: change.until })}</p>}
        {change.note && (
          <p className="mb-4 border-l-2 border-line pl-3 whitespace-pre-line">{change.note}</p>
        )}
        <div dangerouslySetInnerHTML={{ __html: difference }} />
        <ServerForm
          form={form}
          errors={errors}
          formErrors={trouble ? [trouble] : []}
          action={officePaths.orderChange(number)}
          className="mt-6 grid gap-4"
        >
          <input type="hidden" name="change" value={change.number} />
          {isPossible && (
            <TextArea field={fields.note} label={t("phoneNote")} hint={t("answerHint")} rows={2} />
          )}
          <p className="flex flex-wrap gap-3">
            {isPossible && (
              <>
                <button name="intent" value="accept" className="button button-primary">
                  {t("accept")}
                </button>
                <button name="intent" value="decline" className="button button-secondary">
                  {t("decline")}
                </button>
              </>
            )}
            <button formNoValidate name="intent" value="withdraw" className="button button-quiet">
              {t("withdraw")}
            </button>
          </p>
        </ServerForm>
      </Panel>
    </div>
  );
}
