import type { FormTexts } from "~/front/desk/record";
import type { Account } from "~/people/identity/front/account-session.server";
import { findProofDue } from "~/people/identity/front/proof.server";
import { describeForm, type FormDescription } from "~/platform/forms/describe-form.server";
import { findSettings, findSettingsVersion } from "~/platform/settings/settings.server";

import type { FieldName, Tab } from "./fields";
import { tabRecord } from "./tab-records.server";

/** What the form of a tab is drawn from, for whoever is signed in. */
export async function drawTab(tab: Tab, member: Account) {
  const { schema, texts } = tabRecord(tab);
  return {
    tab,
    description: describeForm(schema) as FormDescription<FieldName>,
    values: texts((await findSettings())[tab]) as FormTexts<FieldName>,
    version: await findSettingsVersion(tab),
    proofDue: tab === "company" ? await findProofDue(member) : null,
  };
}
