import type { FormAnswer } from "~/front/desk/record";
import { formatMoment } from "~/platform/format/dates";
import type { DescriptionOf } from "~/platform/forms/describe-form.server";
import { TextArea } from "~/platform/forms/field";
import { ServerForm, useServerForm } from "~/platform/forms/server-form";
import { useTranslation } from "~/platform/i18n/use-translation";
import { Panel } from "~/platform/office-ui/front/panel";
import { StaleNotice } from "~/platform/office-ui/front/stale-notice";
import { officePaths } from "~/platform/paths/office-paths";
import type { OfficeOrder } from "~/sales/orders/office-order.server";

import type { remarkForm } from "./schema";

/** The workshop's own remarks on the order. */
export function Remarks({
  description,
  order,
  answer,
}: {
  description: DescriptionOf<typeof remarkForm>;
  order: OfficeOrder;
  answer: FormAnswer | undefined;
}) {
  const { t, i18n } = useTranslation("office-orders");
  const [form, fields, errors] = useServerForm(description, {
    id: "remark",
    lastResult: answer?.result,
  });
  return (
    <Panel title={t("remarks.title")}>
      <ul className="grid gap-3">
        {order.remarks.map((remark) => (
          <li key={remark.id}>
            <p className="break-words whitespace-pre-line">{remark.text}</p>
            <p className="text-stone">
              <time dateTime={remark.written_at}>
                {formatMoment(remark.written_at, i18n.language)}
              </time>
              {remark.by && ` · ${remark.by}`}
            </p>
          </li>
        ))}
      </ul>
      <ServerForm
        form={form}
        errors={errors}
        action={officePaths.order(order.number)}
        preventScrollReset
        className="mt-3"
      >
        <input type="hidden" name="intent" value="remark" />
        <input type="hidden" name="version" value={order.remarks[0]?.id ?? ""} />
        {answer?.stale && (
          <StaleNotice
            last={answer.stale.last}
            rows={[
              {
                label: t("remarks.title"),
                now: String(answer.stale.now.text),
                yours: String(answer.stale.yours.text),
              },
            ]}
            theirs={officePaths.order(order.number)}
            mine={t("remarks.add")}
          />
        )}
        <TextArea field={fields.text} label={t("remarks.text")} hint={t("remarks.hint")} rows={2} />
        <button className="button button-secondary mt-3">{t("remarks.add")}</button>
      </ServerForm>
    </Panel>
  );
}
