import { useActionData } from "@remix-run/react";
import { useEffect, useRef, type MouseEvent, type ReactNode } from "react";

import { useTranslation } from "~/platform/i18n/use-translation";

import { labelOf } from "./field/label";
import { useCorrected } from "./field/use-corrected";
import { useMessages } from "./validation-message";

export { withLabels } from "./field/labels";

interface ErrorSummaryProps {
  /** The heading, if not the usual one. */
  title?: string;
  /** Messages by the id of the control they belong to. */
  errors: { id: string; message: string }[];
  /** What is wrong with the form as a whole. */
  formErrors?: ReactNode[];
}

/**
 * All that is wrong with a form, above it, each row a link to its field, which it names. It takes the
 * focus when it appears, with script and without.
 */
export function ErrorSummary(props: ErrorSummaryProps) {
  const { errors, formErrors = [] } = props;
  return errors.length + formErrors.length > 0 && <Summary {...props} />;
}

function Summary({ title, errors, formErrors = [] }: ErrorSummaryProps) {
  const { t } = useTranslation("common");
  const box = useRef<HTMLDivElement>(null);
  const answer = useActionData();
  useEffect(() => box.current?.focus(), [answer]);
  const corrected = useCorrected(errors.map(({ id }) => id));
  const left = errors.filter(({ id }) => !corrected.has(id));
  if (left.length + formErrors.length === 0) return null;
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
        {left.map((error) => (
          <li key={error.id}>
            <Row {...error} />
          </li>
        ))}
      </ul>
    </div>
  );
}

function Row({ id, message }: { id: string; message: string }) {
  const { t } = useTranslation("validation");
  const read = useMessages();
  const label = labelOf(id);
  const text = read(message, label);
  // What is said of an empty field names it already.
  const isNamed = label === "" || /^empty\?|[?&]field=/.test(message);
  return (
    <a
      href={`#${id}`}
      onClick={(event) => goToField(event, id)}
      className="underline underline-offset-4"
    >
      {isNamed ? text : t("named", { label, text })}
    </a>
  );
}

/** With script the link only moves the focus, because a new address would drop the refused form's answer. */
function goToField(event: MouseEvent, id: string): void {
  const control = document.getElementById(id);
  if (!control) return;
  event.preventDefault();
  control.focus();
}
