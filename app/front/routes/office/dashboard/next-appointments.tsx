import { useTranslation } from "~/platform/i18n/use-translation";
import { Panel } from "~/platform/office-ui/front/panel";
import { officePaths } from "~/platform/paths/office-paths";
import { Link } from "~/platform/ui/link";
import { whenText } from "~/sales/appointments/kinds";
import type { AppointmentKind } from "~db/schema";

/** Who comes, and to whom the teams go, today and tomorrow. */
export function NextAppointments({
  appointments,
}: {
  appointments: {
    id: string;
    kind: AppointmentKind;
    name: string;
    team: string;
    starts_at: string;
    ends_at: string;
  }[];
}) {
  const { t, i18n } = useTranslation("office-appointments");
  const { t: shop } = useTranslation("appointments");
  return (
    <Panel title={t("next.title")}>
      {appointments.length === 0 ? (
        <p className="text-stone">{t("next.none")}</p>
      ) : (
        <ul className="grid gap-1">
          {appointments.map((one) => (
            <li key={one.id}>
              <Link to={officePaths.appointments(one.id)} className="block py-1.5 hover:bg-linen">
                <span className="block font-semibold first-letter:uppercase">
                  {whenText(one, i18n.language, shop)}
                </span>
                <span className="block text-stone">
                  {[shop(`kinds.${one.kind}`), one.name, one.team].filter(Boolean).join(" · ")}
                </span>
              </Link>
            </li>
          ))}
        </ul>
      )}
    </Panel>
  );
}
