import { formatMoment, formatTime } from "~/platform/format/dates";
import { ErrorSummary } from "~/platform/forms/form-errors";
import { useTranslation } from "~/platform/i18n/use-translation";
import { DataTable } from "~/platform/office-ui/data-table";
import { Panel } from "~/platform/office-ui/front/panel";
import { officePaths } from "~/platform/paths/office-paths";
import type { Station } from "~/platform/settings/workshop-load";
import { Form, Link } from "~/platform/ui/link";
import type { WorkFault } from "~/sales/orders/work-lock.server";
import type { OrderStation } from "~/workshop/plan/front/order-times.server";
import type { StartedClock } from "~/workshop/plan/front/station-times.server";

import { hoursText } from "../plan/hours";
import type { ClockRefusal } from "./clock-steps.server";

// What the pages with clocks share: in one file, which browsers fetch once.

interface ClockFormProps {
  number: string;
  station: Station;
  /** Of the clock as it is shown. */
  version: number;
  isRunning: boolean;
  /** The page that it stands on, to which it is sent. */
  to: string;
}

/** Starts the clock of an order at a station, or stops the one that runs. */
export function ClockForm({ number, station, version, isRunning, to }: ClockFormProps) {
  const { t } = useTranslation("office-plan");
  const step = isRunning ? "stop" : "start";
  const place = t("times.place", { station: t(`stations.${station}`), number });
  return (
    <Form method="post" action={to} preventScrollReset>
      <input type="hidden" name="order" value={number} />
      <input type="hidden" name="station" value={station} />
      <input type="hidden" name="version" value={version} />
      <button
        name="intent"
        value={step}
        aria-label={`${t(`times.${step}`)}: ${place}`}
        className={`button ${isRunning ? "button-secondary" : "button-quiet border-line"}`}
      >
        {t(`times.${step}`)}
      </button>
    </Form>
  );
}

/** Leads from a clock that ended by itself to the form that puts its minutes right. */
export function WriteLink({ number, station }: { number: string; station: Station }) {
  const { t } = useTranslation("office-plan");
  const place = t("times.place", { station: t(`stations.${station}`), number });
  return (
    <Link
      to={officePaths.orderTimes(number, station)}
      aria-label={`${t("times.write")}: ${place}`}
      className="button button-quiet border-line"
    >
      {t("times.write")}
    </Link>
  );
}

const locks: readonly WorkFault[] = ["advance-missing", "drawing-missing", "niches-unconfirmed"];
const refusals = [
  "not-yet",
  "over",
  "forgotten",
  "not-running",
  "started-again",
] as const satisfies Exclude<ClockRefusal, WorkFault>[];

/** Why a clock was neither started nor stopped; nothing where it was another form that was refused. */
export function ClockFault({
  answer,
}: {
  answer:
    | { intent: string; reason?: string | undefined; isNotSaved?: boolean | undefined }
    | undefined;
}) {
  const { t } = useTranslation("office-plan");
  if (!answer || answer.intent === "write") return null;
  const lock = locks.find((one) => one === answer.reason);
  const reason = refusals.find((one) => one === answer.reason);
  const fault = answer.isNotSaved
    ? t("notSaved")
    : lock
      ? t("times.locked", { fault: t(`faults.${lock}`) })
      : reason && t(`times.refused.${reason}`);
  return <ErrorSummary errors={[]} formErrors={fault ? [fault] : []} />;
}

/** The clocks that run, each with its button, and those that ended by themselves, whose minutes may be wrong. */
export function Clocks({
  clocks,
}: {
  clocks: readonly (StartedClock & { endsAt: string; isForgotten: boolean })[];
}) {
  const { t, i18n } = useTranslation("office-plan");
  if (clocks.length === 0) return null;
  return (
    <Panel title={t("times.running")}>
      <ul className="grid gap-px border-y border-line bg-line">
        {clocks.map(({ number, station, startedAt, endsAt, minutes, version, isForgotten }) => (
          <li
            key={`${number} ${station}`}
            className="flex flex-wrap items-center gap-x-3 bg-white py-2"
          >
            <p className="min-w-0 flex-1">
              <Link
                to={officePaths.orderTimes(number)}
                className="link font-semibold whitespace-nowrap"
              >
                {number}
              </Link>{" "}
              <span className="whitespace-nowrap">{t(`stations.${station}`)}</span>
              <span className="block text-stone tabular-nums">
                {isForgotten
                  ? t("times.ended", { when: formatMoment(endsAt, i18n.language) })
                  : t("times.since", { time: formatTime(startedAt, i18n.language) })}
                {`, ${hoursText(minutes, t)}`}
              </span>
            </p>
            {isForgotten ? (
              <WriteLink number={number} station={station} />
            ) : (
              <ClockForm
                number={number}
                station={station}
                version={version}
                isRunning
                to={officePaths.today()}
              />
            )}
          </li>
        ))}
      </ul>
    </Panel>
  );
}

/** The stations of an order: planned and measured, its clock with the button, and the way to write by hand. */
export function StationTable({
  number,
  rows,
  mayStart,
  mayWrite,
}: {
  number: string;
  rows: readonly OrderStation[];
  mayStart: boolean;
  mayWrite: boolean;
}) {
  const { t, i18n } = useTranslation("office-plan");
  const to = officePaths.orderTimes(number);
  return (
    <DataTable
      caption={t("times.caption")}
      rows={rows}
      rowKey={({ station }) => station}
      columns={[
        {
          label: t("times.station"),
          isTitle: true,
          cell: ({ station }) => t(`stations.${station}`),
        },
        {
          label: t("times.planned"),
          isNumeric: true,
          cell: ({ planned }) => hoursText(planned, t),
        },
        {
          label: t("times.measured"),
          isNumeric: true,
          cell: ({ measured }) => hoursText(measured, t),
        },
        {
          label: t("times.clock"),
          cell: ({ station, startedAt, endsAt, isRunning, isForgotten, version }) => (
            <>
              {isRunning && (
                <p>{t("times.since", { time: formatTime(startedAt!, i18n.language) })}</p>
              )}
              {isForgotten && (
                <p>{t("times.ended", { when: formatMoment(endsAt!, i18n.language) })}</p>
              )}
              {(isRunning || (mayStart && !isForgotten)) && (
                <ClockForm
                  number={number}
                  station={station}
                  version={version}
                  isRunning={isRunning}
                  to={to}
                />
              )}
            </>
          ),
        },
        {
          label: t("times.byHand"),
          cell: ({ station, isRunning }) =>
            mayWrite && !isRunning ? (
              <Link
                to={officePaths.orderTimes(number, station)}
                aria-label={`${t("times.write")}: ${t(`stations.${station}`)}`}
                className="link inline-block min-h-11 content-center"
              >
                {t("times.write")}
              </Link>
            ) : (
              "–"
            ),
        },
      ]}
    />
  );
}
