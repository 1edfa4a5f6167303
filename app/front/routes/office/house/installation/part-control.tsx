import type { ProofWanted } from "~/people/identity/front/proof.server";
import { SelectField, TextField } from "~/platform/forms/field";
import { useTranslation } from "~/platform/i18n/use-translation";

import type { drawPart } from "./draw-part.server";
import type { AnyField } from "./fields";

export type Drawn = Pick<
  Awaited<ReturnType<typeof drawPart>>,
  "part" | "version" | "values" | "secrets" | "fixed" | "description" | "email"
> & { newKey: string | null; proofDue: ProofWanted | null };

/** A sender as MAIL_FROM has it: in a text its brackets would be taken for markup. */
const SENDER_EXAMPLE = "Atelier <comenzi@exemplu.ro>";

/** The field of one value. */
export function Control({
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
