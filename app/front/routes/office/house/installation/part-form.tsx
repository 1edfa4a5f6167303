import type { FormAnswer, Stale } from "~/front/desk/record";
import { useProofErrors } from "~/people/identity/front/proof-errors";
import { ProofFields } from "~/people/identity/front/proof-fields";
import { ServerForm, useServerForm } from "~/platform/forms/server-form";
import { useTranslation } from "~/platform/i18n/use-translation";
import { Panel } from "~/platform/office-ui/front/panel";
import { StaleNotice } from "~/platform/office-ui/front/stale-notice";
import { Form } from "~/platform/ui/link";

import { fieldsOf, partAddress, type AnyField, type Part } from "./fields";
import { type Drawn, Control } from "./part-control";

/** What the button behind the form of each part sends. */
const tries = {
  mail: "try-mail",
  address: "try-address",
  backup: "make-backup",
  copy: "make-copy",
} as const satisfies Record<Part, string>;

/** The form of one part, and behind it the button that tries out what is saved. */
export function PartForm({
  drawn,
  answer,
  to = partAddress(drawn.part),
}: {
  drawn: Drawn;
  answer: FormAnswer | undefined;
  /** Where it is sent; to its page where nothing is said. */
  to?: string;
}) {
  const { t } = useTranslation("office-installation");
  const { part, version, description, values, fixed, proofDue, email } = drawn;
  const all: readonly AnyField[] = fieldsOf[part];
  const [form, fields, errors] = useServerForm(description, {
    id: `installation-${part}`,
    lastResult: answer?.result,
    defaultValue: values,
  });
  const proofErrors = useProofErrors(proofDue);
  const isOpen = all.some(({ name }) => !fixed.includes(name));
  return (
    <Panel title={t(`parts.${part}.title`)}>
      <p className="mb-5 text-stone">{t(`parts.${part}.text`)}</p>
      <ServerForm
        form={form}
        errors={[...errors, ...proofErrors]}
        action={to}
        className="grid gap-5"
      >
        <input type="hidden" name="version" value={answer?.version ?? version} />
        {answer?.stale && <StalePart part={part} stale={answer.stale} />}
        {all.map((one) => {
          const field = fields[one.name];
          return fixed.includes(one.name) ? (
            <p key={one.name}>
              <span className="block font-semibold">{t(`fields.${one.name}`)}</span>
              <span className="text-stone">{t("fixed", { variable: one.variable })}</span>
            </p>
          ) : (
            field && <Control key={one.name} of={one} field={field} shown={drawn} />
          );
        })}
        {isOpen && proofDue && <ProofFields wanted={proofDue} />}
        {isOpen && (
          <p>
            <button
              name="intent"
              value={`save-${part}`}
              className={`button button-${answer?.stale ? "secondary" : "primary"}`}
            >
              {t("save")}
            </button>
          </p>
        )}
      </ServerForm>
      <Form method="post" action={to} className="mt-4">
        <button name="intent" value={tries[part]} className="button button-secondary">
          {t(`try.${part}`, { email })}
        </button>
      </Form>
    </Panel>
  );
}

/** A part as it is saved now, beside a form that was drawn before. */
function StalePart({ part, stale: { last, now, yours } }: { part: Part; stale: Stale }) {
  const { t } = useTranslation("office-installation");
  const all: readonly AnyField[] = fieldsOf[part];
  const rows = all
    .filter(({ isSecret }) => !isSecret)
    .map(({ name }) => ({
      label: t(`fields.${name}`),
      now: String(now[name] ?? ""),
      yours: String(yours[name] ?? ""),
    }));
  return <StaleNotice last={last} rows={rows} theirs={partAddress(part)} intent={`save-${part}`} />;
}
