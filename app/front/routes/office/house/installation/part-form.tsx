import type { FormAnswer, Stale } from "~/front/desk/record";
import { ProofFields, useProofErrors } from "~/people/identity/front/proof-fields";
import type { ProofWanted } from "~/people/identity/front/proof.server";
import { SelectField, TextField } from "~/platform/forms/field";
import { ServerForm, useServerForm } from "~/platform/forms/server-form";
import { useTranslation } from "~/platform/i18n/use-translation";
import { Panel } from "~/platform/office-ui/front/panel";
import { StaleNotice } from "~/platform/office-ui/front/stale-notice";
import { Form } from "~/platform/ui/link";

import type { drawPart } from "./draw-part.server";
import { fieldsOf, partAddress, type AnyField, type Part } from "./fields";

type Drawn = Pick<
  Awaited<ReturnType<typeof drawPart>>,
  "part" | "version" | "values" | "secrets" | "fixed" | "description" | "email"
> & { newKey: string | null; proofDue: ProofWanted | null };

/** What the button behind the form of each part sends. */
const tries = {
  mail: "try-mail",
  address: "try-address",
  backup: "make-backup",
  copy: "make-copy",
} as const satisfies Record<Part, string>;

/** A sender as MAIL_FROM has it: in a text its brackets would be taken for markup. */
const SENDER_EXAMPLE = "Atelier <comenzi@exemplu.ro>";

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

function Control({
  of: { name, isSecret, hasHint, options, kind },
  field,
  shown: { secrets, newKey },
}: {
  of: AnyField;
  field: Parameters<typeof TextField>[0]["field"];
  shown: Drawn;
}) {
  const { t } = useTranslation("office-installation");
  const hints = [
    hasHint && t(`hints.${name as "origin"}`, { example: SENDER_EXAMPLE }),
    isSecret && t(secrets.includes(name) ? "saved" : "unsaved"),
    name === "copyKey" && newKey && t("newKey", { key: newKey }),
  ].filter(Boolean);
  const hint = hints.length > 0 ? hints.join(" ") : undefined;
  const label = t(`fields.${name}`);
  if (options) {
    return (
      <SelectField
        field={field}
        label={label}
        hint={hint}
        empty={t("noHour")}
        options={options.map((hour) => ({ value: hour, label: `${hour}:00` }))}
      />
    );
  }
  return (
    <TextField
      field={field}
      label={label}
      hint={hint}
      type={isSecret ? "password" : kind}
      autoComplete="off"
      spellCheck={false}
    />
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
