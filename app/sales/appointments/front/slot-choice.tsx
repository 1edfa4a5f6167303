import { formatDay, formatTime, formatWeekday } from "~/platform/format/dates";
import { FieldGroup } from "~/platform/forms/field";
import type { FieldState } from "~/platform/forms/plain-field";
import { useTranslation } from "~/platform/i18n/use-translation";
import { Link } from "~/platform/ui/link";

import type { FreeDay } from "./free-days.server";

/** Free times by their days, one of which is chosen. Needs the text group `appointments`. */
export function SlotChoice({
  field,
  label,
  days,
  later,
  first,
}: {
  field: FieldState & { value?: string | undefined };
  label: string;
  days: FreeDay[];
  /** The page with the next free days; null after the last ones. */
  later: string | null;
  /** The page with the first free days; null on it. */
  first: string | null;
}) {
  const { t, i18n } = useTranslation("appointments");
  const { language } = i18n;
  const chosen = field.value ?? field.initialValue;
  return (
    <FieldGroup field={field} label={label}>
      <ul className="mt-3 grid gap-5">
        {days.map(({ date, times }) => (
          <li key={date}>
            <p className="text-sm first-letter:uppercase">
              {t("day", { weekday: formatWeekday(date, language), day: formatDay(date, language) })}
            </p>
            <div className="mt-2 flex flex-wrap gap-2">
              {times.map(({ value, starts_at, ends_at }) => (
                <label
                  key={value}
                  className="flex min-h-11 items-center gap-2 rounded-edge border border-line bg-white px-3 tabular-nums has-checked:border-ink"
                >
                  <input
                    type="radio"
                    name={field.name}
                    value={value}
                    defaultChecked={value === chosen}
                    className="size-5 shrink-0"
                  />
                  {t("hours", {
                    from: formatTime(starts_at, language),
                    to: formatTime(ends_at, language),
                  })}
                </label>
              ))}
            </div>
          </li>
        ))}
      </ul>
      {(later ?? first) && (
        <p className="mt-4 flex flex-wrap gap-x-5 gap-y-1">
          {first && (
            <Link to={first} preventScrollReset className="link py-1">
              {t("firstDays")}
            </Link>
          )}
          {later && (
            <Link to={later} preventScrollReset className="link py-1">
              {t("laterDays")}
            </Link>
          )}
        </p>
      )}
    </FieldGroup>
  );
}
