import { useTranslation } from "~/platform/i18n/use-translation";
import { Link } from "~/platform/ui/link";

import { whenText } from "../kinds";
import type { OrderMeetings } from "./order-meetings.server";

/** The appointments of an order, and the links to reserve one. Needs the text group `appointments`. */
export function OrderMeetingsList({ meetings, offers }: OrderMeetings) {
  const { t, i18n } = useTranslation("appointments");
  if (meetings.length + offers.length === 0) return null;
  return (
    <section>
      <h2>{t("ofOrder.title")}</h2>
      {meetings.length > 0 && (
        <ul className="mt-3 grid gap-3">
          {meetings.map((one) => (
            <li key={`${one.kind} ${one.starts_at} ${one.state}`} className="grid gap-0.5">
              <span className="font-semibold">{t(`kinds.${one.kind}`)}</span>
              <time dateTime={one.starts_at}>{whenText(one, i18n.language, t)}</time>
              <span className="text-sm text-stone">{t(`states.${one.state}`)}</span>
              {one.link && (
                <Link to={one.link} className="link no-print justify-self-start py-1">
                  {t("ofOrder.open")}
                </Link>
              )}
            </li>
          ))}
        </ul>
      )}
      {offers.map(({ kind, to }) => (
        <div key={kind} className="no-print mt-3 grid justify-items-start gap-3">
          {kind === "delivery" && <p className="text-sm">{t("ofOrder.deliveryText")}</p>}
          <Link to={to} className="button button-secondary">
            {t(`ofOrder.${kind}`)}
          </Link>
        </div>
      ))}
    </section>
  );
}
