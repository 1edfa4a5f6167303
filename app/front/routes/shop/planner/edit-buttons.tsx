import type { ReactNode } from "react";

import { writeEdit, type Edit } from "~/furniture/boards/front/edit-button";
import { useTranslation } from "~/platform/i18n/use-translation";

/** Buttons that change the division at once, with what was typed; each works without script. */
export function EditButtons({
  what,
  edits,
  children,
}: {
  what: string;
  edits: Edit[];
  /** What stands behind the first of them. */
  children?: ReactNode;
}) {
  const { t } = useTranslation("planner");
  const [first, ...others] = edits.map((edit) => (
    <button
      key={edit.what}
      name="edit"
      value={writeEdit(edit)}
      aria-label={t("editOf", { edit: t(`edits.${edit.what}`), what })}
      className="button button-quiet min-h-11 border-line px-3 text-sm"
    >
      {t(`edits.${edit.what}`)}
    </button>
  ));
  return (
    <p className="flex flex-wrap gap-2">
      {first}
      {children}
      {others}
    </p>
  );
}
