import { useTranslation } from "~/platform/i18n/use-translation";
import { Form } from "~/platform/ui/link";

/** The id of the form to which the boxes beside the pieces belong. */
export const COMPARE = "compare";

/** The button that leads to the ticked pieces, side by side. */
export function CompareForm({ action }: { action: string }) {
  const { t } = useTranslation("saved");
  return (
    <Form
      id={COMPARE}
      method="get"
      action={action}
      className="mt-6 flex flex-wrap items-center gap-x-6 gap-y-3"
    >
      <button className="button button-primary">{t("compare")}</button>
      <p className="min-w-0 flex-1 basis-60 text-sm text-stone">{t("compareHint")}</p>
    </Form>
  );
}
