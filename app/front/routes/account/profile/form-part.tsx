import type { ReactNode } from "react";

import type { PasswordFormAnswer } from "~/people/identity/front/password-refusal";
import { PasswordRefused } from "~/people/identity/front/password-refused";
import { ServerForm } from "~/platform/forms/server-form";
import { paths } from "~/platform/paths/paths";

/** One form of the profile page under its heading; its id is also what tells the forms apart. */
export function FormPart({
  form,
  title,
  intro,
  errors,
  why,
  children,
}: {
  form: { id: string };
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
      <ServerForm
        form={form}
        errors={errors}
        formErrors={why ? [<PasswordRefused key="refusal" refused={why} />] : []}
        action={paths.profile()}
        preventScrollReset
        className="mt-4 grid gap-5"
      >
        <input type="hidden" name="intent" value={form.id} />
        {children}
      </ServerForm>
    </section>
  );
}
