import type { SubmissionResult } from "@conform-to/react";

import { formatDay } from "~/platform/format/dates";
import type { DescriptionOf } from "~/platform/forms/describe-form.server";
import { ErrorSummary } from "~/platform/forms/form-errors";
import { useMessages } from "~/platform/forms/validation-message";
import { useTranslation } from "~/platform/i18n/use-translation";
import { Badge } from "~/platform/office-ui/badge";
import { DataTable } from "~/platform/office-ui/data-table";
import { Panel } from "~/platform/office-ui/front/panel";
import type { VatRate } from "~/platform/settings/vat";
import { Form } from "~/platform/ui/link";

import { address, NewRate } from "./new-rate";
import type { vatRateForm } from "./schema";

/** The rates as the page shows them, newest first. */
export interface ShownRates {
  rates: (VatRate & { state: "past" | "present" | "future"; isRemovable: boolean })[];
  /** The rate that the law sets today, where the shop reckons with another one. */
  missing: VatRate | null;
}

/** What was refused: a new rate, or the removal of one. */
export interface RefusedRate {
  result?: SubmissionResult<string[]>;
  error?: string;
}

/** The rates of VAT with their first days, and the forms that add and remove one. */
export function VatRates({
  shown: { rates, missing },
  description,
  refused,
}: {
  shown: ShownRates;
  description: DescriptionOf<typeof vatRateForm>;
  refused: RefusedRate | undefined;
}) {
  const { t, i18n } = useTranslation("office-settings");
  const read = useMessages();
  const dayOf = (rate: VatRate) => formatDay(`${rate.first_day}T12:00:00Z`, i18n.language);
  return (
    <Panel title={t("rates.title")}>
      <p className="text-stone">{t("rates.text")}</p>
      <DataTable
        caption={t("rates.title")}
        rows={rates}
        rowKey={(rate) => rate.first_day}
        columns={[
          { label: t("rates.from"), isTitle: true, cell: dayOf },
          { label: t("rates.percent"), isNumeric: true, cell: (rate) => `${rate.percent} %` },
          {
            label: t("rates.state"),
            cell: ({ state }) => (
              <Badge tone={state === "present" ? "good" : "neutral"}>
                {t(`rates.states.${state}`)}
              </Badge>
            ),
          },
          {
            label: t("rates.remove"),
            cell: (rate) => (rate.isRemovable ? <Remove rate={rate} day={dayOf(rate)} /> : "–"),
          },
        ]}
      />
      {missing && (
        <div className="mt-5 rounded-edge border-l-4 border-error bg-white py-1 pl-4">
          <p className="font-semibold text-error">
            {t("rates.missing", { percent: missing.percent, day: dayOf(missing) })}
          </p>
          <Form method="post" action={address} className="my-3">
            <button name="intent" value="adopt-vat-rate" className="button button-secondary">
              {t("rates.adopt", { percent: missing.percent })}
            </button>
          </Form>
        </div>
      )}
      <div className="mt-5 empty:hidden">
        <ErrorSummary errors={[]} formErrors={refused?.error ? [read(refused.error)] : undefined} />
      </div>
      <NewRate description={description} result={refused?.result} />
    </Panel>
  );
}

function Remove({ rate, day }: { rate: VatRate; day: string }) {
  const { t } = useTranslation("office-settings");
  return (
    <Form method="post" action={address}>
      <input type="hidden" name="removedDay" value={rate.first_day} />
      <button
        name="intent"
        value="remove-vat-rate"
        aria-label={t("rates.removeNamed", { percent: rate.percent, day })}
        className="link min-h-11 text-sm"
      >
        {t("rates.remove")}
      </button>
    </Form>
  );
}
