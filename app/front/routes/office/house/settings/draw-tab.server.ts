import type { Account } from "~/people/identity/front/account-session.server";
import { findProofDue } from "~/people/identity/front/proof.server";
import { describeForm, type FormDescription } from "~/platform/forms/describe-form.server";
import { findSettings, findSettingsVersion } from "~/platform/settings/settings.server";

import type { Tab } from "./fields";
import { tabForms } from "./schema";
import { formValues } from "./values";

/** What the form of a tab is drawn from, for whoever is signed in. */
export async function drawTab(tab: Tab, member: Account) {
  return {
    tab,
    description: describeForm(tabForms[tab]) as FormDescription<string>,
    values: formValues(tab, await findSettings()),
    version: await findSettingsVersion(tab),
    proofDue: tab === "company" ? await findProofDue(member) : null,
  };
}
