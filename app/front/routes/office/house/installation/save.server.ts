import { done, refused, stale, type Post } from "~/front/desk/desk.server";
import { saveInstallation } from "~/front/operations/installation.server";
import { findProofError, proofStatus } from "~/people/identity/front/proof.server";
import { officeValues, officeVersion } from "~/platform/env/env.server";
import { parseForm } from "~/platform/forms/read-form.server";
import { message } from "~/platform/forms/validation-message";

import { fieldsOf, partAddress, type AnyField, type FieldName, type Part } from "./fields";
import { partForms } from "./schema";
import { auditedValues, changedValues, shownValues } from "./values.server";

/**
 * Saves one part of the installation, with a recent proof, because keys are among it, and leads on to its page
 * or where the form stood.
 */
export async function savePart(post: Post, part: Part, to = partAddress(part)) {
  const { request, posted, admin, version } = post;
  const submission = parseForm(posted, partForms[part]);
  const again = (faults: Partial<Record<FieldName, string>> = {}) => {
    const fieldErrors = Object.fromEntries(
      Object.entries(faults).map(([name, fault]) => [name, [fault]]),
    );
    // What was typed as a secret is not sent back.
    return { result: submission.reply({ hideFields: secretsOf(part), fieldErrors }) };
  };
  if (submission.status !== "success") return refused(post, again());
  const proofError = await findProofError(request, posted, admin);
  if (proofError) return refused(post, { ...again(), proofError }, proofStatus(proofError));
  const changed = changedValues(part, submission.value, officeValues());
  if ("faults" in changed) return refused(post, again(changed.faults));
  const { values } = changed;
  const result = await saveInstallation({ values, version }, auditedValues, admin);
  if (result.kind === "stale") {
    const texts = { now: shownValues(officeValues()), yours: shownValues(values) };
    const subject = { kind: "installation", id: "installation", version: officeVersion() } as const;
    return stale(post, subject, texts, again());
  }
  if (result.kind === "refused") {
    const fields: readonly AnyField[] = fieldsOf[part];
    const { name } = fields.find(({ variable }) => variable === result.name) ?? fields[0]!;
    return refused(post, again({ [name]: message("installationValue") }));
  }
  return done(post, {
    to,
    title: "admin.installationSaved",
    text: part === "address" ? "admin.addressAtNextStart" : undefined,
  });
}

function secretsOf(part: Part): string[] {
  const fields: readonly AnyField[] = fieldsOf[part];
  return fields.flatMap(({ name, isSecret }) => (isSecret ? [name] : []));
}
