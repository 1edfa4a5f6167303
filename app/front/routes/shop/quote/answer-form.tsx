import type { DescriptionOf } from "~/platform/forms/describe-form.server";
import { TextArea } from "~/platform/forms/field";
import { ServerForm, useServerForm } from "~/platform/forms/server-form";
import { paths } from "~/platform/paths/paths";
import type { ShownQuote } from "~/sales/quotes/front/shown-quote.server";

import type { askAgainForm, declineForm } from "./schema";
import type { RefusedAnswer } from "./take-answer.server";

export interface AnswerFormsProps {
  token: string;
  quote: ShownQuote;
  forms: {
    askAgain: DescriptionOf<typeof askAgainForm>;
    decline: DescriptionOf<typeof declineForm>;
  };
  answer: RefusedAnswer | undefined;
}

export function AnswerForm({
  token,
  quote,
  answer,
  form: name,
  description,
  words,
}: Pick<AnswerFormsProps, "token" | "quote" | "answer"> & {
  form: "ask-again" | "decline";
  description: DescriptionOf<typeof askAgainForm>;
  words: Record<"title" | "note" | "hint" | "button", string>;
}) {
  const [form, fields, errors] = useServerForm(description, {
    id: name,
    lastResult: answer?.form === name ? answer.result : undefined,
  });
  return (
    <ServerForm
      form={form}
      heading={<h3 className="text-xl">{words.title}</h3>}
      errors={errors}
      action={paths.quote(`/${token}`)}
      className="grid content-start gap-4 rounded-edge border border-line bg-white p-5"
    >
      <input type="hidden" name="version" value={quote.version} />
      <TextArea field={fields.note} label={words.note} hint={words.hint} rows={3} />
      <p>
        <button name="intent" value={name} className="button button-secondary">
          {words.button}
        </button>
      </p>
    </ServerForm>
  );
}
