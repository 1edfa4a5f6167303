import type { FormAnswer } from "~/front/desk/record";
import { TextArea } from "~/platform/forms/field";
import { plainField } from "~/platform/forms/plain-field";
import { compare } from "~/platform/office-ui/front/compared";
import { StaleNotice } from "~/platform/office-ui/front/stale-notice";
import { Form } from "~/platform/ui/link";

/**
 * Asks again, above a list, before a row is changed that somebody else has just changed. It shows what is saved now
 * beside what was wished, and the typed words once more. The list may no longer show the row.
 */
export function StaleRow<Name extends string>({
  here,
  answer,
  labels,
  label,
}: {
  /** The address of the list. */
  here: string;
  answer: FormAnswer | undefined;
  /** What is compared. */
  labels: Record<Name, string>;
  /** What the words are, where something was written. */
  label: string;
}) {
  if (!answer?.stale || !answer.row) return null;
  const { stale, row, typed: { text, ...typed } = {}, version, intent } = answer;
  const inWords = (texts: typeof stale.now) =>
    Object.fromEntries(Object.entries(texts).map(([name, value]) => [name, String(value)]));
  return (
    <Form method="post" action={here} noValidate className="mt-5 max-w-4xl">
      {Object.entries({ ...typed, id: row, version }).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <StaleNotice
        last={stale.last}
        rows={compare<string>(labels, inWords(stale.now), inWords(stale.yours))}
        theirs={here}
        intent={intent}
      />
      {text && (
        <TextArea field={plainField("text", { id: "stale-text", value: text })} label={label} />
      )}
    </Form>
  );
}
