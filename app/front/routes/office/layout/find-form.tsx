import { useTranslation } from "~/platform/i18n/use-translation";
import { officePaths } from "~/platform/paths/office-paths";
import { Form } from "~/platform/ui/link";

/** The search over everything, above each page of the office; on its own page with what was asked. */
export function FindForm({ asked }: { asked: string }) {
  const { t } = useTranslation("office");
  const field = t("find.field");
  return (
    <Form
      action={officePaths.find()}
      role="search"
      aria-label={t("find.label")}
      className="no-print flex gap-2 border-b border-line bg-white px-4 py-2 sm:px-6 lg:px-8"
    >
      <input
        key={asked}
        type="search"
        name="q"
        aria-label={field}
        placeholder={field}
        defaultValue={asked}
        className="control max-w-xl"
      />
      <button className="button button-secondary">{t("search")}</button>
    </Form>
  );
}
