import type { ComponentProps } from "react";

import { Checkbox } from "~/platform/forms/field";
import { useTranslation } from "~/platform/i18n/use-translation";
import { paths } from "~/platform/paths/paths";
import { Link } from "~/platform/ui/link";

/** Consent to the terms, with links to the texts. Needs the text group `auth`. */
export function TermsCheckbox({ field }: Pick<ComponentProps<typeof Checkbox>, "field">) {
  const { t } = useTranslation("auth");
  return (
    <div>
      <Checkbox field={field}>{t("signUp.terms")}</Checkbox>
      <p className="mt-1 ml-9 flex flex-wrap gap-x-5 text-sm">
        <Link to={paths.terms()} className="link py-1">
          {t("signUp.termsLink")}
        </Link>
        <Link to={paths.privacy()} className="link py-1">
          {t("signUp.privacyLink")}
        </Link>
      </p>
    </div>
  );
}
