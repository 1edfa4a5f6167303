import type { z } from "zod";

import { drawRecord } from "~/front/desk/record.server";
import { offerCopyKey } from "~/front/operations/installation.server";
import type { Account } from "~/people/identity/front/account-session.server";
import { findProofDue } from "~/people/identity/front/proof.server";
import { isInEnvironment, officeValues, officeVersion } from "~/platform/env/env.server";

import { fieldsOf, type AnyField, type Part } from "./fields";
import { partForms } from "./schema";
import { savedSecrets, shownValues } from "./values.server";

/** What the form of a part is drawn from, for whoever is signed in. */
export async function drawPart(part: Part, member: Account) {
  const values = officeValues();
  const all: readonly AnyField[] = fieldsOf[part];
  return {
    part,
    record: drawRecord<z.ZodObject>(partForms[part], {
      id: part,
      version: officeVersion(),
      texts: shownValues(values),
    }),
    secrets: savedSecrets(values),
    /** The fields that the environment sets. */
    fixed: all.filter(({ variable }) => isInEnvironment(variable)).map(({ name }) => name),
    newKey: offerCopyKey(),
    email: member.email,
    proofDue: await findProofDue(member),
  };
}
