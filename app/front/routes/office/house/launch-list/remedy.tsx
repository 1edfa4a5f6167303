import type { LaunchItem } from "~/front/operations/launch-list.server";
import { useTranslation } from "~/platform/i18n/use-translation";
import { adminPaths } from "~/platform/paths/admin-paths";
import { paths } from "~/platform/paths/paths";
import { Form, Link } from "~/platform/ui/link";

import { AdoptRate } from "./adopt-rate";

/**
 * The page on which an item is put right; items without one depend on the process's environment.
 */
const remedies: Partial<Record<LaunchItem, string>> = {
  vatMode: `${adminPaths.adminSettings()}?fila=comert`,
  company: `${adminPaths.adminSettings()}?fila=firma`,
  eInvoiceSeat: `${adminPaths.adminSettings()}?fila=firma`,
  contact: adminPaths.adminSettings(),
  deliveryZones: adminPaths.adminDelivery(),
  cashLimit: `${adminPaths.adminSettings()}?fila=comert`,
  legalTexts: adminPaths.adminPages(),
  withdrawalText: adminPaths.adminPages(),
  closedPlatforms: adminPaths.adminPages(),
  accessibility: adminPaths.adminPages(),
  guaranteeNotice: adminPaths.adminOfficialPictures(),
  salPictogram: adminPaths.adminOfficialPictures(),
  clock: "#clock",
  password: paths.profile(),
};

/** The way to where an item is put right. */
export function Remedy({ item }: { item: LaunchItem }) {
  const { t } = useTranslation("admin-launch");
  const to = remedies[item];
  if (to) {
    return (
      <p className="mt-2">
        <Link to={to} className="link">
          {t("remedy")}
        </Link>
      </p>
    );
  }
  if (item === "vatRate") return <AdoptRate />;
  if (item !== "samples") return null;
  return (
    <details className="mt-2">
      <summary className="link inline-block min-h-6">{t("removeSamples")}</summary>
      <p className="mt-2">{t("removeSamplesText")}</p>
      <Form method="post" action={adminPaths.adminLaunch()} className="mt-3">
        <button name="intent" value="remove-samples" className="button button-danger">
          {t("removeSamplesNow")}
        </button>
      </Form>
    </details>
  );
}
