import { Icon } from "~/platform/ui/icon";

import { labelOf } from "../field/label";
import { useCorrected } from "../field/use-corrected";
import { useMessages } from "../validation-message";

interface FieldErrorsProps {
  id: string;
  /** The control that they belong to, by its id. */
  of: string;
  errors: string[] | undefined;
}

/** What is wrong with a field, in words, below it. With script it goes once the field is corrected. */
export function FieldErrors({ errors, ...place }: FieldErrorsProps) {
  // The texts are asked for before there is any error, or a page that script opened would have to wait
  // for them then.
  const read = useMessages();
  return errors?.length ? <Told {...place} errors={errors} read={read} /> : null;
}

function Told({
  id,
  of,
  errors,
  read,
}: FieldErrorsProps & { errors: string[]; read: ReturnType<typeof useMessages> }) {
  const label = labelOf(of);
  const isCorrected = useCorrected([of]).has(of);
  if (isCorrected) return null;
  return (
    <p id={id} className="mt-1 flex gap-2 text-sm font-semibold text-error">
      <Icon name="alert" className="mt-0.5 size-4" />
      <span className="min-w-0">{errors.map((error) => read(error, label)).join(" ")}</span>
    </p>
  );
}
