import { useEffect, useRef, type MouseEvent, type ReactNode } from "react";

import { useTranslation } from "~/platform/i18n/use-translation";
import { Icon } from "~/platform/ui/icon";

import { useMessages } from "./validation-message";

/** What is wrong with a field, in words, below it. */
export function FieldErrors({ id, errors }: { id: string; errors: string[] | undefined }) {
  const read = useMessages();
  if (!errors?.length) return null;
  return (
    <p id={id} className="mt-1 flex gap-2 text-sm font-semibold text-error">
      <Icon name="alert" className="mt-0.5 size-4" />
      <span>{errors.map(read).join(" ")}</span>
    </p>
  );
}

interface ErrorSummaryProps {
  /** In place of the usual heading. */
  title?: string;
  /** Messages by the id of the control they belong to. */
  errors: { id: string; message: string }[];
  /** What is wrong with the form as a whole. */
  formErrors?: ReactNode[];
}

/**
 * All that is wrong with a form, above it, each row a link to its field. It takes the focus when
 * it appears, with script and without.
 */
export function ErrorSummary(props: ErrorSummaryProps) {
  const { errors, formErrors = [] } = props;
  return errors.length + formErrors.length > 0 && <Summary {...props} />;
}

function Summary({ title, errors, formErrors = [] }: ErrorSummaryProps) {
  const { t } = useTranslation("common");
  const read = useMessages();
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => box.current?.focus(), []);
  return (
    <div
      ref={box}
      role="alert"
      tabIndex={-1}
      autoFocus
      className="mb-6 rounded-edge border-l-4 border-error bg-white px-5 py-4"
    >
      <h2 className="font-sans text-lg font-bold text-error">{title ?? t("form.problem")}</h2>
      <ul className="mt-2 grid gap-1">
        {formErrors.map((error, index) => (
          <li key={index}>{error}</li>
        ))}
        {errors.map((error) => (
          <li key={error.id}>
            <a
              href={`#${error.id}`}
              onClick={(event) => goToField(event, error.id)}
              className="underline underline-offset-4"
            >
              {read(error.message)}
            </a>
          </li>
        ))}
      </ul>
    </div>
  );
}

/** With script the link moves the focus only: a new address would drop the answer it stands in. */
function goToField(event: MouseEvent, id: string): void {
  const control = document.getElementById(id);
  if (!control) return;
  event.preventDefault();
  control.focus();
}
