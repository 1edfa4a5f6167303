import { useTranslation } from "~/platform/i18n/use-translation";
import { Panel } from "~/platform/office-ui/panel";
import { officePaths } from "~/platform/paths/office-paths";
import { Form } from "~/platform/ui/link";

/** Says that the meeting took place. */
export function Done({ id, version }: { id: string; version: number }) {
  const { t } = useTranslation("office-appointments");
  return (
    <Panel title={t("one.done")}>
      <Form method="post" action={officePaths.appointments(id)}>
        <input type="hidden" name="version" value={version} />
        <p className="text-stone">{t("one.doneText")}</p>
        <button name="intent" value="done" className="button button-secondary mt-3">
          {t("one.doneButton")}
        </button>
      </Form>
    </Panel>
  );
}
