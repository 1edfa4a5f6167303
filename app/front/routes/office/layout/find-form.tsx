import { useLocation } from "@remix-run/react";

import { useTranslation } from "~/platform/i18n/use-translation";
import { officePaths } from "~/platform/paths/office-paths";
import { Form, Link } from "~/platform/ui/link";

import { guideOf } from "./guide-pages";

/** The search over everything, above each page of the office, with the way to the guide on that page. */
export function FindForm({ asked }: { asked: string }) {
  const { t } = useTranslation("office");
  const field = t("find.field");
  return (
    <Form
      action={officePaths.find()}
      role="search"
      aria-label={t("find.label")}
      className="no-print flex items-center gap-2 border-b border-line bg-white px-4 py-2 sm:px-6 lg:px-8"
    >
      <input
        key={asked}
        type="search"
        name="q"
        aria-label={field}
        placeholder={field}
        defaultValue={asked}
        className="control max-w-xl"
      />
      <button className="button button-secondary">{t("search")}</button>
      <Link
        to={officePaths.guide(guideOf(useLocation().pathname))}
        title={t("guide.here")}
        className="link ml-auto shrink-0 py-2"
      >
        {t("places.guide")}
      </Link>
    </Form>
  );
}
