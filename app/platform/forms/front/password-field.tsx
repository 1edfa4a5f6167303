import { useState } from "react";

import { useTranslation } from "~/platform/i18n/use-translation";
import { Icon } from "~/platform/ui/icon";
import { useIsHydrated } from "~/platform/ui/page-hooks";

import { type FieldProps, Field, controlProps } from "../field/frame";

/** A password. With script a button shows what was typed. */
export function PasswordField({
  field,
  label,
  hint,
  autoComplete,
}: FieldProps & { autoComplete: "current-password" | "new-password" }) {
  const { t } = useTranslation("common");
  const isHydrated = useIsHydrated();
  const [isShown, setShown] = useState(false);
  return (
    <Field field={field} label={label} hint={hint}>
      <div className="flex gap-2">
        <input
          type={isShown ? "text" : "password"}
          {...controlProps(field, hint)}
          autoComplete={autoComplete}
        />
        {isHydrated && (
          <button
            type="button"
            aria-label={t(isShown ? "form.hidePassword" : "form.showPassword")}
            onClick={() => setShown(!isShown)}
            className="button button-quiet shrink-0 border-line px-3"
          >
            <Icon name={isShown ? "eyeClosed" : "eye"} />
          </button>
        )}
      </div>
    </Field>
  );
}
