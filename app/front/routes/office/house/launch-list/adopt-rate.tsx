import { useTranslation } from "~/platform/i18n/use-translation";
import { officePaths } from "~/platform/paths/office-paths";
import { Form } from "~/platform/ui/link";

/** The one press that adds the law's rate of VAT from its first day. */
export function AdoptRate() {
  const { t } = useTranslation("office-launch");
  return (
    <Form method="post" action={officePaths.launch()} className="mt-3">
      <button name="intent" value="adopt-vat-rate" className="button button-secondary">
        {t("adoptRate")}
      </button>
    </Form>
  );
}
