import { formatMoment } from "~/platform/format/dates";
import { useTranslation } from "~/platform/i18n/use-translation";
import { Panel } from "~/platform/office-ui/front/panel";
import { officePaths } from "~/platform/paths/office-paths";
import { Link } from "~/platform/ui/link";
import type { Appointment } from "~/sales/appointments/appointment.server";
import { whenText } from "~/sales/appointments/kinds";

/** When, where, with whom, and what the customer wrote. */
export function Details({ appointment, county }: { appointment: Appointment; county: string }) {
  const { t, i18n } = useTranslation("office-appointments");
  const { t: shop } = useTranslation("appointments");
  const { team, name, phone, email, address, order_number, note, booked_at } = appointment;
  return (
    <Panel title={t("one.details")}>
      <p className="text-lg font-semibold first-letter:uppercase">
        {whenText(appointment, i18n.language, shop)}
      </p>
      <p className="text-stone">{team}</p>
      <dl className="mt-4 grid gap-x-8 gap-y-3 sm:grid-cols-[auto_1fr]">
        <dt className="text-stone">{t("customer")}</dt>
        <dd className="grid justify-items-start gap-0.5">
          <span>{name || t("one.anonymous")}</span>
          {phone && (
            <a href={`tel:${phone.replace(/\s/g, "")}`} className="link py-1">
              {phone}
            </a>
          )}
          {email && (
            <a href={`mailto:${email}`} className="link py-1 break-all">
              {email}
            </a>
          )}
        </dd>
        {(address || county) && (
          <>
            <dt className="text-stone">{t("where")}</dt>
            <dd className="wrap-anywhere">{[address, county].filter(Boolean).join(", ")}</dd>
          </>
        )}
        {order_number && (
          <>
            <dt className="text-stone">{t("order")}</dt>
            <dd>
              <Link to={officePaths.order(order_number)} className="link">
                {order_number}
              </Link>
            </dd>
          </>
        )}
        {note && (
          <>
            <dt className="text-stone">{t("one.note")}</dt>
            <dd className="wrap-anywhere whitespace-pre-line">{note}</dd>
          </>
        )}
      </dl>
      <p className="mt-4 text-sm text-stone">
        {t("one.booked", { when: formatMoment(booked_at, i18n.language) })}
      </p>
    </Panel>
  );
}
