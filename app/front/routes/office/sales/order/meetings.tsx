import { useTranslation } from "~/platform/i18n/use-translation";
import { Panel } from "~/platform/office-ui/front/panel";
import { officePaths } from "~/platform/paths/office-paths";
import { Link } from "~/platform/ui/link";
import type { Appointment } from "~/sales/appointments/appointment.server";
import { AppointmentBadge } from "~/sales/appointments/front/appointment-badge";
import { whenText } from "~/sales/appointments/kinds";

/** The appointments of the order, each a link to its page. */
export function Meetings({ number, meetings }: { number: string; meetings: Appointment[] }) {
  const { t, i18n } = useTranslation("office-appointments");
  const { t: shop } = useTranslation("appointments");
  return (
    <Panel title={t("ofOrder.title")}>
      {meetings.length === 0 ? (
        <p className="text-stone">{t("ofOrder.none")}</p>
      ) : (
        <ul className="grid gap-2">
          {meetings.map((one) => (
            <li key={one.id} className="grid justify-items-start gap-0.5">
              <Link to={officePaths.appointments(one.id)} className="link py-1">
                {whenText(one, i18n.language, shop)}
              </Link>
              <span className="flex flex-wrap items-center gap-2">
                {shop(`kinds.${one.kind}`)} <AppointmentBadge state={one.state} />
              </span>
            </li>
          ))}
        </ul>
      )}
      <p className="mt-3">
        <Link
          to={officePaths.appointments("nou", new URLSearchParams({ comanda: number }).toString())}
          className="button button-secondary"
        >
          {t("ofOrder.new")}
        </Link>
      </p>
    </Panel>
  );
}
