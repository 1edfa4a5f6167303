import { useTranslation } from "~/i18n/use-translation";
import { adminPaths } from "~/admin-paths";
import { Panel } from "~/ui/admin/panel";
import { Form } from "~/ui/link";

/** Says that the meeting took place. */
export function Done({ id, version }: { id: string; version: number }) {
  const { t } = useTranslation("admin-appointments");
  return (
    <Panel title={t("one.done")}>
      <Form method="post" action={adminPaths.appointments(id)}>
        <input type="hidden" name="version" value={version} />
        <p className="text-stone">{t("one.doneText")}</p>
        <button name="intent" value="done" className="button button-secondary mt-3">
          {t("one.doneButton")}
        </button>
      </Form>
    </Panel>
  );
}
