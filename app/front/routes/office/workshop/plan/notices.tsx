import { LONGEST_TERM, formatDay } from "~/platform/format/dates";
import { useTranslation } from "~/platform/i18n/use-translation";
import { Panel } from "~/platform/office-ui/front/panel";
import { officePaths } from "~/platform/paths/office-paths";
import { type Station } from "~/platform/settings/workshop-load";
import { Link } from "~/platform/ui/link";
import type { WorkFault } from "~/sales/orders/work-lock.server";

import { hoursText, noonOf } from "./hours";

/** So many orders are named; of those beyond only how many they are. */
const MOST_NAMED = 25;

/** An order that comes after its promised day; `comesOn`: its way in it, null where the plan has no end for it. */
interface LateOrder {
  number: string;
  due: string;
  comesOn: string | null;
}

/**
 * The orders that come too late by the plan, each with both days and, for those who speak with customers, the form that
 * tells its customer the plan's.
 */
export function Late({ orders, maySpeak }: { orders: readonly LateOrder[]; maySpeak: boolean }) {
  const { t, i18n } = useTranslation("office-plan");
  if (orders.length === 0) return null;
  const named = (day: string) => formatDay(noonOf(day), i18n.language);
  return (
    <section className="border-l-4 border-error pl-4">
      <h2>{t("lateTitle")}</h2>
      <p className="mt-1 max-w-prose">{t("lateText")}</p>
      <ul className="mt-2 grid gap-1">
        {orders.slice(0, MOST_NAMED).map(({ number, due, comesOn }) => (
          <li key={number}>
            <Link to={officePaths.orderPackage(number)} className="link">
              {number}
            </Link>
            {": "}
            {comesOn
              ? t("lateDays", { promised: named(due), planned: named(comesOn) })
              : t("lateWithoutEnd", { promised: named(due) })}
            {maySpeak && (
              <>
                {" · "}
                <Link to={officePaths.orderPromise(number, comesOn)} className="link">
                  {t("tellCustomer")}
                </Link>
              </>
            )}
          </li>
        ))}
        {orders.length > MOST_NAMED && <li>{`+${orders.length - MOST_NAMED}`}</li>}
      </ul>
    </section>
  );
}

/** What the shop promises by this plan for a piece that is ordered now, and what holds every promise up. */
export function Promises({
  day,
  minutes,
  unmanned,
}: {
  /** The day on which the plan would end a piece of so many minutes; null where it has no end within it. */
  day: string | null;
  minutes: number;
  /** The stations at which nobody works at all, which no promise counts. */
  unmanned: readonly Station[];
}) {
  const { t, i18n } = useTranslation("office-plan");
  const hours = hoursText(minutes, t);
  const at = unmanned.map((station) => t(`stations.${station}`)).join(", ");
  return (
    <p className={day ? "max-w-prose" : "max-w-prose border-l-4 border-error pl-4"}>
      {day
        ? t("promises", { hours, day: formatDay(noonOf(day), i18n.language) })
        : t("promisesWithoutEnd", { hours, count: LONGEST_TERM })}
      {at !== "" && ` ${t("nobodyAt", { stations: at })}`}
    </p>
  );
}

/** The orders whose work may not begin, and why. */
export function Waiting({
  orders,
}: {
  orders: readonly { number: string; faults: readonly WorkFault[] }[];
}) {
  const { t } = useTranslation("office-plan");
  if (orders.length === 0) return null;
  return (
    <Panel title={t("waiting")}>
      <p className="max-w-prose text-stone">{t("waitingIntro")}</p>
      <ul className="mt-3 grid gap-1">
        {orders.slice(0, MOST_NAMED).map(({ number, faults }) => (
          <li key={number}>
            <Link to={officePaths.orderPackage(number)} className="link">
              {number}
            </Link>
            {": "}
            {faults.map((one) => t(`faults.${one}`)).join(", ")}
          </li>
        ))}
        {orders.length > MOST_NAMED && <li>{`+${orders.length - MOST_NAMED}`}</li>}
      </ul>
    </Panel>
  );
}
