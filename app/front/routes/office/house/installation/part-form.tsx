import type { Fields, FieldWords, FormAnswer } from "~/front/desk/record";
import { RecordForm } from "~/front/desk/record-form";
import type { DrawnRecord } from "~/front/desk/record.server";
import { useProofErrors } from "~/people/identity/front/proof-errors";
import { ProofFields } from "~/people/identity/front/proof-fields";
import type { ProofWanted } from "~/people/identity/front/proof.server";
import type { TFunction } from "~/platform/i18n/translate";
import { useTranslation } from "~/platform/i18n/use-translation";
import { Panel } from "~/platform/office-ui/front/panel";
import { Form } from "~/platform/ui/link";

import { fieldsOf, partAddress, type AnyField, type FieldName, type Part } from "./fields";

/** What the button behind the form of each part sends. */
const tries = {
  mail: "try-mail",
  address: "try-address",
  backup: "make-backup",
  copy: "make-copy",
} as const satisfies Record<Part, string>;

/** A part as `drawPart` draws it. */
interface Drawn {
  part: Part;
  record: DrawnRecord<string>;
  secrets: FieldName[];
  fixed: FieldName[];
  newKey: string | null;
  email: string;
  proofDue: ProofWanted | null;
}

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
  const { part, record, fixed, proofDue, email } = drawn;
  const all: readonly AnyField[] = fieldsOf[part];
  const open = all.filter(({ name }) => !fixed.includes(name));
  const fields: Fields<string> = Object.fromEntries(
    open.map((field) => [field.name, wordsOf(field, drawn, t)]),
  );
  const proofErrors = useProofErrors(proofDue);
  return (
    <Panel title={t(`parts.${part}.title`)}>
      <p className="mb-5 text-stone">{t(`parts.${part}.text`)}</p>
      {all.map(
        ({ name, variable }) =>
          fixed.includes(name) && (
            <p key={name} className="mb-5">
              <span className="block font-semibold">{t(`fields.${name}`)}</span>
              <span className="text-stone">{t("fixed", { variable })}</span>
            </p>
          ),
      )}
      {open.length > 0 && (
        <RecordForm
          id={`installation-${part}`}
          intent={`save-${part}`}
          record={record}
          to={to}
          answer={answer}
          moreErrors={proofErrors}
          save={t("save")}
          sections={[{ columns: 1, fields }]}
        >
          {proofDue && <ProofFields wanted={proofDue} />}
        </RecordForm>
      )}
      <Form method="post" action={to} className="mt-4">
        <button name="intent" value={tries[part]} className="button button-secondary">
          {t(`try.${part}`, { email })}
        </button>
      </Form>
    </Panel>
  );
}

/** A sender as MAIL_FROM has it: in a text its brackets would be taken for markup. */
const SENDER_EXAMPLE = "Atelier <comenzi@exemplu.ro>";

/** The words of the field of one value. */
function wordsOf(
  { name, isSecret, hasHint, options, kind }: AnyField,
  { secrets, newKey }: Drawn,
  t: TFunction<"office-installation">,
): FieldWords {
  const hints = [
    hasHint && t(`hints.${name as "origin"}`, { example: SENDER_EXAMPLE }),
    isSecret && t(secrets.includes(name) ? "saved" : "unsaved"),
    name === "copyKey" && newKey && t("newKey", { key: newKey }),
  ].filter(Boolean);
  const words = { label: t(`fields.${name}`), hint: hints.join(" ") || undefined };
  if (!options) return { ...words, kind: isSecret ? "secret" : kind };
  const hours = options.map((hour) => ({ value: hour, label: `${hour}:00` }));
  return { ...words, kind: "choice", empty: t("noHour"), options: hours };
}
