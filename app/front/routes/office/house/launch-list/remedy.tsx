import type { LaunchItem } from "~/front/operations/launch-list.server";
import { useTranslation } from "~/platform/i18n/use-translation";
import { officePaths } from "~/platform/paths/office-paths";
import { paths } from "~/platform/paths/paths";
import { Form, Link } from "~/platform/ui/link";

import { AdoptRate } from "./adopt-rate";
import { hasForm, lineAddress } from "./line-forms";

/** The page on which an item is put right; the others have their form on their line. */
const remedies: Partial<Record<LaunchItem, string>> = {
  deliveryZones: officePaths.delivery(),
  legalTexts: officePaths.pages(),
  withdrawalText: officePaths.pages(),
  closedPlatforms: officePaths.pages(),
  accessibility: officePaths.pages(),
  guaranteeNotice: officePaths.officialPictures(),
  salPictogram: officePaths.officialPictures(),
  clock: "#clock",
  password: paths.profile(),
};

/** The way to where an item is put right. */
export function Remedy({ item }: { item: LaunchItem }) {
  const { t } = useTranslation("office-launch");
  const to = hasForm(item) ? lineAddress(item) : remedies[item];
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
  if (item === "drill") return <TryCopy />;
  if (item !== "samples") return null;
  return (
    <details className="mt-2">
      <summary className="link inline-block min-h-6">{t("removeSamples")}</summary>
      <p className="mt-2">{t("removeSamplesText")}</p>
      <Form method="post" action={officePaths.launch()} className="mt-3">
        <button name="intent" value="remove-samples" className="button button-danger">
          {t("removeSamplesNow")}
        </button>
      </Form>
    </details>
  );
}

function TryCopy() {
  const { t } = useTranslation("office-state");
  return (
    <Form method="post" action={officePaths.launch()} className="mt-2">
      <button name="intent" value="try-copy" className="button button-secondary">
        {t("copies.try")}
      </button>
    </Form>
  );
}
