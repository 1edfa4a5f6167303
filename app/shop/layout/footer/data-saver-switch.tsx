import { useTranslation } from "~/platform/i18n/use-translation";
import { paths } from "~/platform/paths/paths";
import { Form } from "~/platform/ui/link";
import { useDataSaver, usePageAddress } from "~/platform/ui/page-hooks";

/**
 * Turns lighter pictures on and off, unless the browser itself asks for them: then they stay on.
 */
export function DataSaverSwitch() {
  const { t } = useTranslation("footer");
  const dataSaver = useDataSaver();
  const address = usePageAddress();
  if (dataSaver === "browser") return <p>{t("economy.browser")}</p>;
  return (
    <Form
      method="post"
      action={paths.economicMode()}
      reloadDocument
      className="flex flex-wrap items-baseline gap-x-3"
    >
      <input type="hidden" name="returnTo" value={address} />
      <button name="economy" value={dataSaver ? "off" : "on"} className="link py-1.5">
        {t(dataSaver ? "economy.turnOff" : "economy.turnOn")}
      </button>
      <span>{t("economy.hint")}</span>
    </Form>
  );
}
