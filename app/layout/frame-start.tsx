import { useNavigation } from "@remix-run/react";

import { useTranslation } from "~/i18n/use-translation";

/**
 * What every frame begins with: the link past the header, and a thin line while script waits for the
 * next page; without script the browser shows its own.
 */
export function FrameStart() {
  const { t } = useTranslation("common");
  const navigation = useNavigation();
  return (
    <>
      <a
        href="#content"
        className="sr-only focus:not-sr-only focus:fixed focus:top-3 focus:left-3 focus:z-50 focus:bg-ink focus:px-4 focus:py-3 focus:text-white"
      >
        {t("skip")}
      </a>
      <div aria-live="polite" className="fixed inset-x-0 top-0 z-50">
        {navigation.state !== "idle" && (
          <>
            <div className="h-0.5 w-full animate-pulse bg-brass" />
            <span className="sr-only">{t("loading")}</span>
          </>
        )}
      </div>
    </>
  );
}
