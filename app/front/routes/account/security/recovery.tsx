import { useTranslation } from "~/platform/i18n/use-translation";
import { paths } from "~/platform/paths/paths";
import { Form } from "~/platform/ui/link";

/** The number of recovery codes left, and a button for a new set in their place. */
export function Recovery({ left, returnTo }: { left: number; returnTo: string }) {
  const { t } = useTranslation("security");
  return (
    <section>
      <h2>{t("recovery.title")}</h2>
      <p className="mt-2 max-w-prose text-stone">{t("recovery.text")}</p>
      <p className="mt-3 font-semibold">{t("recovery.left", { count: left })}</p>
      <Form method="post" action={paths.security(returnTo)} className="mt-4">
        <button name="intent" value="renew-recovery-codes" className="button button-secondary">
          {t("recovery.renew")}
        </button>
      </Form>
    </section>
  );
}
