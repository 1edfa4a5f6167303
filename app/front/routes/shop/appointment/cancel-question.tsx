import { useTranslation } from "~/platform/i18n/use-translation";
import { Form, Link } from "~/platform/ui/link";

/** Asks before the appointment is cancelled. */
export function CancelQuestion({ own, sequence }: { own: string; sequence: number }) {
  const { t } = useTranslation("appointments");
  return (
    <Form method="post" action={own} className="mt-8">
      <h2>{t("cancelTitle")}</h2>
      <p className="mt-3 max-w-prose">{t("cancelText")}</p>
      <input type="hidden" name="intent" value="cancel" />
      <input type="hidden" name="sequence" value={sequence} />
      <p className="mt-6 flex flex-wrap gap-3">
        <button className="button button-primary">{t("cancelButton")}</button>
        <Link to={own} className="button button-quiet">
          {t("keep")}
        </Link>
      </p>
    </Form>
  );
}
