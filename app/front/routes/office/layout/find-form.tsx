import { useLocation } from "@remix-run/react";

import { useTranslation } from "~/platform/i18n/use-translation";
import { officePaths } from "~/platform/paths/office-paths";
import { Form } from "~/platform/ui/link";

/** The id of the field, which the key `/` leads to. */
export const FIND_FIELD = "cauta-peste-tot";

/** The search over everything, above each page of the office. */
export function FindForm() {
  const { t } = useTranslation("office");
  const { pathname, search } = useLocation();
  const asked = pathname === officePaths.find() ? (new URLSearchParams(search).get("q") ?? "") : "";
  return (
    <Form
      method="get"
      action={officePaths.find()}
      role="search"
      aria-label={t("find.label")}
      className="no-print flex gap-2 border-b border-line bg-white px-4 py-2 sm:px-6 lg:px-8"
    >
      <label htmlFor={FIND_FIELD} className="sr-only">
        {t("find.field")}
      </label>
      <input
        key={asked}
        id={FIND_FIELD}
        type="search"
        name="q"
        defaultValue={asked}
        maxLength={100}
        placeholder={t("find.field")}
        className="control max-w-xl min-w-0 grow"
      />
      <button className="button button-secondary">{t("search")}</button>
    </Form>
  );
}
