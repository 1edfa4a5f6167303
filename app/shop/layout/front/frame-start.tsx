import { useNavigation } from "@remix-run/react";

import { useTranslation } from "~/platform/i18n/use-translation";

/**
 * What every frame begins with: the link past the header, and a thin line while script waits for the
 * next page; without script the browser shows its own.
 */
export function FrameStart() {
  const { t } = useTranslation("common");
  const navigation = useNavigation();
  return (
    <>
      <a href="#content" className="skip-link">
        {t("skip")}
      </a>
      <div aria-live="polite" className="page-progress">
        {navigation.state !== "idle" && (
          <div className="progress-bar">
            <span className="sr-only">{t("loading")}</span>
          </div>
        )}
      </div>
    </>
  );
}
