import { useTranslation } from "~/platform/i18n/use-translation";
import { officePaths } from "~/platform/paths/office-paths";
import { Form } from "~/platform/ui/link";
import type { Period } from "~/sales/bookkeeping/front/period";

/** The days from and to which the journals are; an address of their own. */
export function PeriodForm({ period }: { period: Period }) {
  const { t } = useTranslation("office-bookkeeping");
  return (
    <Form
      method="get"
      action={officePaths.bookkeeping()}
      className="mt-5 flex flex-wrap items-end gap-3"
    >
      {(
        [
          ["de", t("from"), period.from],
          ["pana", t("to"), period.to],
        ] as const
      ).map(([name, label, value]) => (
        <div key={name}>
          <label htmlFor={name} className="block text-sm font-semibold">
            {label}
          </label>
          <input
            id={name}
            type="date"
            name={name}
            defaultValue={value}
            className="control mt-1 max-w-44"
          />
        </div>
      ))}
      <button className="button button-secondary">{t("show")}</button>
    </Form>
  );
}
