import { addDays, formatDay } from "~/platform/format/dates";
import { useTranslation } from "~/platform/i18n/use-translation";
import { Badge } from "~/platform/office-ui/badge";
import { DataTable } from "~/platform/office-ui/data-table";
import { officePaths } from "~/platform/paths/office-paths";
import type { Station } from "~/platform/settings/workshop-load";
import { Form, Link } from "~/platform/ui/link";

import { hoursText, MOST_DAYS_AHEAD, noonOf } from "./hours";

interface ShownOrder {
  number: string;
  due: string | null;
  notBefore: string | null;
  /** Minutes. */
  left: number;
  startsOn: string | null;
  endsOn: string | null;
  stuckAt: Station | null;
  /** Its work may begin behind the last planned day. */
  isBeyond: boolean;
  isLate: boolean;
  missing: readonly string[];
}

/** The orders in the plan's turn, each with its end beside its promise, and the form that puts it off. */
export function OrderTable({
  orders,
  today,
  to,
  answer,
  fault,
}: {
  orders: readonly ShownOrder[];
  today: string;
  /** The page's address, to which a row's form is posted. */
  to: string;
  answer: { row?: string | undefined; typed?: Record<string, string> | undefined } | undefined;
  fault: string | undefined;
}) {
  const { t, i18n } = useTranslation("office-plan");
  const dayText = (day: string | null) =>
    day ? <span className="whitespace-nowrap">{formatDay(noonOf(day), i18n.language)}</span> : "–";
  return (
    <DataTable
      caption={t("orders")}
      rows={orders}
      rowKey={({ number }) => number}
      columns={[
        {
          label: t("order"),
          isTitle: true,
          cell: ({ number }) => (
            <Link to={officePaths.orderPackage(number)} className="link whitespace-nowrap">
              {number}
            </Link>
          ),
        },
        { label: t("left"), isNumeric: true, cell: ({ left }) => hoursText(left, t) },
        { label: t("starts"), cell: ({ startsOn }) => dayText(startsOn) },
        {
          label: t("ends"),
          cell: ({ endsOn, stuckAt, isBeyond, isLate }) => (
            <>
              {isBeyond
                ? t("beyond")
                : stuckAt
                  ? t("stuck", { station: t(`stations.${stuckAt}`) })
                  : dayText(endsOn)}{" "}
              {isLate && <Badge tone="bad">{t("late")}</Badge>}
            </>
          ),
        },
        { label: t("promised"), cell: ({ due }) => dayText(due) },
        {
          label: t("missing"),
          cell: ({ missing }) =>
            missing.length === 0 ? (
              "–"
            ) : (
              <span className="block min-w-24">{missing.join(", ")}</span>
            ),
        },
        {
          label: t("notBefore"),
          cell: ({ number, notBefore }) => (
            <Move
              key={notBefore}
              number={number}
              day={notBefore ?? ""}
              today={today}
              to={to}
              refused={
                answer?.row === number ? { typed: answer.typed?.notBefore, fault } : undefined
              }
            />
          ),
        },
      ]}
    />
  );
}

/** The day before which nobody works on an order, and the form that changes it. */
function Move({
  number,
  day,
  today,
  to,
  refused,
}: {
  number: string;
  day: string;
  today: string;
  to: string;
  refused: { typed: string | undefined; fault: string | undefined } | undefined;
}) {
  const { t, i18n } = useTranslation("office-plan");
  const id = `move-${number}`;
  return (
    <details open={refused !== undefined} className="text-left">
      <summary aria-label={t("moveOf", { number })} className="link min-h-11 content-center">
        {day === "" ? t("move") : formatDay(noonOf(day), i18n.language)}
      </summary>
      <Form
        method="post"
        action={to}
        preventScrollReset
        noValidate
        className="flex flex-wrap items-center gap-2"
      >
        <input type="hidden" name="order" value={number} />
        <input
          id={id}
          type="date"
          name="notBefore"
          min={today}
          max={addDays(today, MOST_DAYS_AHEAD)}
          defaultValue={refused ? refused.typed : day}
          aria-label={t("notBeforeOf", { number })}
          aria-invalid={refused?.fault ? true : undefined}
          aria-describedby={refused?.fault ? `${id}-error` : undefined}
          className="control max-w-44"
        />
        <button aria-label={t("moveOf", { number })} className="button button-quiet border-line">
          {t("move")}
        </button>
        {refused?.fault && (
          <p id={`${id}-error`} className="w-full text-error">
            {refused.fault}
          </p>
        )}
      </Form>
    </details>
  );
}
