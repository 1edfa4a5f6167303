import type { FormAnswer, FormTexts } from "~/front/desk/record";
import type { DescriptionOf } from "~/platform/forms/describe-form.server";
import { ServerForm, useServerForm } from "~/platform/forms/server-form";
import { useTranslation } from "~/platform/i18n/use-translation";
import { compare } from "~/platform/office-ui/front/compared";
import { StaleNotice } from "~/platform/office-ui/front/stale-notice";
import { officePaths } from "~/platform/paths/office-paths";

import { AddLines } from "./add-lines";
import type { RefusedQuantity } from "./changed-quantities.server";
import { Details, type DetailsProps } from "./details";
import type { RefusedDesk } from "./keep.server";
import { Lines } from "./lines";
import type { pageForm } from "./schema";
import type { ShownLine } from "./show-line.server";

interface WholeProps extends Omit<DetailsProps, "fields"> {
  id: string;
  version: number;
  typed: Record<string, string>;
  lines: ShownLine[];
  form: DescriptionOf<typeof pageForm>;
  /** The labels of the compared fields, by name, if a colleague has changed the order first. */
  labels: Record<string, string>;
  search: string;
  found: string | null;
  vatPercent: number;
  ownRates: readonly number[];
  answer: (FormAnswer & RefusedDesk) | undefined;
}

/** The page as one form: whichever of its buttons is pressed, nothing that was typed is lost. */
export function Whole({ id, version, answer, ...loaded }: WholeProps) {
  const { t } = useTranslation("office-desk-orders");
  const [form, fields, errors] = useServerForm(loaded.form, {
    id: "details",
    lastResult: answer?.result,
    defaultValue: loaded.typed,
  });
  const quantities: Record<string, RefusedQuantity> = answer?.quantities ?? {};
  const trouble = answer?.isNotSaved ? t("refused.notSaved") : answer?.trouble;
  const to = officePaths.deskOrder(id);
  return (
    <ServerForm
      form={form}
      errors={[
        ...Object.entries(quantities).map(([line, { trouble: message }]) => ({
          id: `quantity-${line}`,
          message,
        })),
        ...errors,
      ]}
      formErrors={trouble ? [trouble] : []}
      action={to}
      preventScrollReset
      className="mt-6 grid grid-cols-1 gap-6 xl:grid-cols-[26rem_minmax(0,1fr)] xl:[&>[role=alert]]:col-span-2"
    >
      {/* Enter presses a form's first button: this one keeps what is typed, and looks for pieces. */}
      <button name="intent" value="keep" tabIndex={-1} aria-hidden="true" className="sr-only" />
      <input type="hidden" name="version" value={answer?.version ?? version} />
      {answer?.stale && (
        <div className="xl:col-span-2">
          <StaleNotice
            last={answer.stale.last}
            rows={compare(loaded.labels, oneEach(answer.stale.now), oneEach(answer.stale.yours))}
            theirs={to}
            intent={answer.intent}
          />
        </div>
      )}
      <div className="grid grid-cols-1 content-start gap-6">
        <Lines lines={loaded.lines} refused={quantities} />
        <AddLines
          search={loaded.search}
          found={loaded.found}
          fields={fields}
          vatPercent={loaded.vatPercent}
          isVatIncluded={loaded.delivery.isVatIncluded}
          ownRates={loaded.ownRates}
        />
      </div>
      <Details
        fields={fields}
        countries={loaded.countries}
        delivery={loaded.delivery}
        methods={loaded.methods}
        sums={loaded.sums}
        isOffered={loaded.isOffered}
      />
    </ServerForm>
  );
}

/** No field of this form has several values. */
function oneEach(texts: FormTexts): Record<string, string> {
  return Object.fromEntries(
    Object.entries(texts).map(([name, text]) => [name, String(text ?? "")]),
  );
}
