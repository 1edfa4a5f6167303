import { useTranslation } from "~/platform/i18n/use-translation";
import { whenText } from "~/sales/appointments/kinds";

/** When and where, and what the customer wrote. */
export function Facts({
  appointment,
  place,
  isOver,
}: {
  appointment: { starts_at: string; ends_at: string; order_number: string | null; note: string };
  place: string;
  /** Whether it will not take place. */
  isOver: boolean;
}) {
  const { t, i18n } = useTranslation("appointments");
  const { starts_at, order_number, note } = appointment;
  const rows = [
    {
      name: "when",
      value: (
        <time dateTime={starts_at} className={isOver ? "line-through" : "font-semibold"}>
          {whenText(appointment, i18n.language, t)}
        </time>
      ),
    },
    { name: "where", value: place },
    { name: "order", value: order_number },
    { name: "note", value: note },
  ] as const;
  return (
    <dl className="mt-6 grid gap-x-8 gap-y-3 rounded-edge border border-line bg-white p-6 sm:grid-cols-[auto_1fr]">
      {rows
        .filter(({ value }) => value !== "" && value !== null)
        .map(({ name, value }) => (
          <div key={name} className="contents">
            <dt className="text-stone">{t(`facts.${name}`)}</dt>
            <dd className="wrap-anywhere whitespace-pre-line">{value}</dd>
          </div>
        ))}
    </dl>
  );
}
