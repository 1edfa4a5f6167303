import { useTranslation } from "~/platform/i18n/use-translation";
import { Panel } from "~/platform/office-ui/front/panel";
import { officePaths } from "~/platform/paths/office-paths";
import { Link } from "~/platform/ui/link";
import type { WorkFault } from "~/sales/orders/work-lock.server";

/** So many orders are named; of those beyond only how many they are. */
const MOST_NAMED = 25;

/** The orders that the plan ends too late, each with the way to tell its customer, for those who speak with customers. */
export function Late({ numbers, maySpeak }: { numbers: readonly string[]; maySpeak: boolean }) {
  const { t } = useTranslation("office-plan");
  if (numbers.length === 0) return null;
  return (
    <section className="border-l-4 border-error pl-4">
      <h2>{t("lateTitle")}</h2>
      <p className="mt-1 max-w-prose">{t("lateText")}</p>
      <ul className="mt-2 flex flex-wrap gap-x-4 gap-y-1">
        {numbers.slice(0, MOST_NAMED).map((number) => (
          <li key={number}>
            <Link
              to={maySpeak ? officePaths.orderPromise(number) : officePaths.orderPackage(number)}
              className="link"
            >
              {number}
            </Link>
          </li>
        ))}
        {numbers.length > MOST_NAMED && <li>{`+${numbers.length - MOST_NAMED}`}</li>}
      </ul>
    </section>
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
