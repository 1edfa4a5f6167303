import { isInEnvironment, type OfficeValues } from "~/platform/env/env.server";
import { message } from "~/platform/forms/validation-message";

import { findCopyFaults } from "./copy-faults.server";
import { fieldsOf, type AnyField, type FieldName, type Part } from "./fields";

type Typed = Partial<Record<FieldName, string>>;

/** The port of a mail server that speaks TLS from the first byte. */
const TLS_PORT = "465";

/** What a form of the page shows of what is saved: no secret. */
export function shownValues(values: OfficeValues): Typed {
  const shown: Typed = {};
  const server = readServer(values.SMTP_URL);
  for (const field of Object.values(fieldsOf).flat() as AnyField[]) {
    if (field.isSecret) continue;
    const { name } = field;
    shown[name] =
      field.variable === "SMTP_URL" ? server[name as keyof typeof server] : values[field.variable];
  }
  return shown;
}

/** Which secrets are saved, by their fields. */
export function savedSecrets(values: OfficeValues): FieldName[] {
  const server = readServer(values.SMTP_URL);
  return (Object.values(fieldsOf).flat() as AnyField[]).flatMap((field) => {
    if (!field.isSecret) return [];
    const text = field.name === "smtpPassword" ? server.smtpPassword : values[field.variable];
    return text ? [field.name] : [];
  });
}

/** A mail server's address in its parts, each empty where there is none. */
function readServer(address: string | undefined) {
  if (!address || !URL.canParse(address)) {
    return { smtpServer: "", smtpPort: "", smtpUser: "", smtpPassword: "" };
  }
  const { protocol, hostname, port, username, password } = new URL(address);
  return {
    smtpServer: hostname,
    smtpPort: port || (protocol === "smtps:" ? TLS_PORT : "25"),
    smtpUser: decodeURIComponent(username),
    smtpPassword: decodeURIComponent(password),
  };
}

/** What is saved once a part's form is taken, or what is wrong with it, by field. */
export function changedValues(
  part: Part,
  typed: Typed,
  saved: OfficeValues,
): { values: OfficeValues } | { faults: Partial<Record<FieldName, string>> } {
  const values: OfficeValues = { ...saved };
  for (const field of fieldsOf[part] as readonly AnyField[]) {
    const { variable } = field;
    if (isInEnvironment(variable) || variable === "SMTP_URL") continue;
    const text = typed[field.name] ?? "";
    if (field.isSecret && text === "") continue;
    values[variable] = text;
  }
  if (part === "mail" && !isInEnvironment("SMTP_URL")) {
    const server = writeServer(typed, saved);
    if (typeof server !== "string") return { faults: server };
    values.SMTP_URL = server;
  }
  if (part === "copy") {
    // Without a place the other values are not used; a new place needs its own values.
    const faults = findCopyFaults(values, saved);
    if (faults) return { faults };
  }
  return { values };
}

/**
 * The mail server's address of its parts. A password saved for one server and user is not sent to another
 * one; it has to be typed again.
 */
function writeServer(
  { smtpServer = "", smtpPort, smtpUser = "", smtpPassword = "" }: Typed,
  saved: OfficeValues,
): string | Partial<Record<FieldName, string>> {
  if (smtpServer === "") return "";
  const before = readServer(saved.SMTP_URL);
  const isSame = before.smtpServer === smtpServer && before.smtpUser === smtpUser;
  const password = smtpPassword || (isSame ? before.smtpPassword : "");
  if (smtpUser !== "" && password === "") return { smtpPassword: message("smtpPassword") };
  const port = smtpPort || TLS_PORT;
  const login =
    smtpUser === "" ? "" : `${encodeURIComponent(smtpUser)}:${encodeURIComponent(password)}@`;
  return `${port === TLS_PORT ? "smtps" : "smtp"}://${login}${smtpServer}:${port}`;
}

/** The values for the audit log; of a secret it only says whether there is one. */
export function auditedValues(values: OfficeValues): Record<string, string> {
  const secrets = new Set(savedSecrets(values));
  const shown = shownValues(values);
  return Object.fromEntries([
    ...Object.entries(shown).map(([name, text]) => [name, text ?? ""]),
    ...[...secrets].map((name) => [name, "••••"]),
  ]) as Record<string, string>;
}
