import type { FormEvent, ReactNode } from "react";

import type { PasswordFormAnswer } from "~/accounts/password-refusal";
import { PasswordRefused } from "~/accounts/password-refused";
import { ErrorSummary } from "~/forms/form-errors";
import { paths } from "~/paths";
import { Form } from "~/ui/link";

/** One form of the profile page under its heading; its id is also what tells the forms apart. */
export function FormPart({
  form,
  title,
  intro,
  errors,
  why,
  children,
}: {
  form: { id: string; onSubmit: (event: FormEvent<HTMLFormElement>) => void };
  title: string;
  intro?: string;
  errors: { id: string; message: string }[];
  why?: PasswordFormAnswer["why"];
  children: ReactNode;
}) {
  return (
    <section>
      <h2>{title}</h2>
      {intro && <p className="mt-2 text-sm text-stone">{intro}</p>}
      <Form
        method="post"
        id={form.id}
        action={paths.profile()}
        onSubmit={form.onSubmit}
        noValidate
        preventScrollReset
        className="mt-4 grid gap-5"
      >
        <input type="hidden" name="intent" value={form.id} />
        <ErrorSummary
          errors={errors}
          formErrors={why ? [<PasswordRefused key="refusal" refused={why} />] : []}
        />
        {children}
      </Form>
    </section>
  );
}
