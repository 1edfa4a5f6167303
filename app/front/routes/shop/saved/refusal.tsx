import { ErrorSummary } from "~/platform/forms/form-errors";
import { useTranslation } from "~/platform/i18n/use-translation";
import { Link } from "~/platform/ui/link";
import { MOST_SAVED } from "~/shop/saved/front/saved-design";

import type { RefusedChange } from "./changes.server";

export function Refusal({ refused: { why, nearest } }: { refused: RefusedChange }) {
  const { t } = useTranslation("saved");
  const text = t(`refused.${why}`, { most: MOST_SAVED });
  return (
    <div className="mt-6">
      <ErrorSummary
        errors={[]}
        formErrors={[
          <span key="why">
            {text}{" "}
            {nearest && (
              <Link to={nearest} className="link">
                {t("refused.nearest")}
              </Link>
            )}
          </span>,
        ]}
      />
    </div>
  );
}
