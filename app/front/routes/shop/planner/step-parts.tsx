import type { ReactNode } from "react";

import { useTranslation } from "~/platform/i18n/use-translation";

/** What the form of each step has around its fields: the design that it changes, and its buttons. */
export function StepParts({
  design,
  given,
  canBeShown,
  children,
}: {
  /** The design that the fields were drawn from, and as it is now. */
  design: string;
  given: string;
  /** Whether the step can be shown again without going on. */
  canBeShown: boolean;
  children: ReactNode;
}) {
  const { t } = useTranslation("planner");
  return (
    <>
      <input type="hidden" name="design" value={design} />
      <input type="hidden" name="now" value={given} />
      {/* The first submit button is the one that Enter presses. */}
      <button hidden name={canBeShown ? "show" : "next"} value="1" tabIndex={-1} />
      {children}
      <p className="flex flex-wrap gap-3">
        {canBeShown && (
          <button name="show" value="1" className="button button-secondary">
            {t("show")}
          </button>
        )}
        <button name="next" value="1" className="button button-primary">
          {t("next")}
        </button>
      </p>
    </>
  );
}
