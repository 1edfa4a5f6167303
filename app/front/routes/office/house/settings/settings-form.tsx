import { useNavigation } from "@remix-run/react";

import type { FormAnswer, Stale } from "~/front/desk/record";
import { useProofErrors } from "~/people/identity/front/proof-errors";
import { ProofFields } from "~/people/identity/front/proof-fields";
import type { ProofWanted } from "~/people/identity/front/proof.server";
import { ServerForm, useServerForm } from "~/platform/forms/server-form";
import { useTranslation } from "~/platform/i18n/use-translation";
import { Panel } from "~/platform/office-ui/front/panel";
import { StaleNotice } from "~/platform/office-ui/front/stale-notice";

import type { drawTab } from "./draw-tab.server";
import { fieldsOf, tabAddress, type FieldName, type SettingsField, type Tab } from "./fields";
import { choiceWords, Control } from "./setting-control";

/** The form of one tab, with the saved values or those that were refused. */
export function SettingsForm({
  drawn: { tab, description, values, version, proofDue },
  answer,
  to = tabAddress(tab),
}: {
  drawn: Pick<Awaited<ReturnType<typeof drawTab>>, "tab" | "description" | "values" | "version"> & {
    proofDue: ProofWanted | null;
  };
  answer: FormAnswer | undefined;
  /** Where it is sent; to its page where nothing is said. */
  to?: string;
}) {
  const { t } = useTranslation(["office-settings", "office"]);
  const { t: shared } = useTranslation("validation");
  const isSaving = useNavigation().formMethod === "POST";
  const shown: readonly (SettingsField & { name: FieldName })[] = fieldsOf[tab];
  const [form, fields, errors] = useServerForm(description, {
    id: `settings-${tab}`,
    lastResult: answer?.result,
    defaultValue: values,
  });
  const proofErrors = useProofErrors(proofDue);
  return (
    <Panel title={t(`tabs.${tab}`)}>
      <ServerForm
        form={form}
        errors={[...errors, ...proofErrors]}
        formErrors={answer?.isNotSaved ? [shared("notSaved")] : []}
        action={to}
        className="grid gap-5"
      >
        <input type="hidden" name="version" value={answer?.version ?? version} />
        {answer?.stale && <StaleSettings tab={tab} stale={answer.stale} />}
        {shown.map((one) => (
          <Control key={one.name} of={one} field={fields[one.name]} />
        ))}
        {proofDue && <ProofFields wanted={proofDue} />}
        <p>
          <button
            aria-busy={isSaving}
            className={`button button-${answer?.stale ? "secondary" : "primary"}`}
          >
            {isSaving ? t("office:saving") : t("office:save")}
          </button>
        </p>
      </ServerForm>
    </Panel>
  );
}

/** A tab as saved now, beside a form that was rendered before. */
function StaleSettings({ tab, stale: { last, now, yours } }: { tab: Tab; stale: Stale }) {
  const { t } = useTranslation(["office-settings", "office"]);
  const shown: readonly (SettingsField & { name: FieldName })[] = fieldsOf[tab];
  const inWords = (name: FieldName, texts: Stale["now"]) => {
    const value = String(texts[name] ?? "");
    const { kind } = shown.find((one) => one.name === name) ?? {};
    if (kind === "checkbox") return t(value ? "office:yes" : "office:no");
    return kind === "select" ? choiceWords(value, t) : value;
  };
  const rows = shown.map(({ name }) => ({
    label: t(`fields.${name}`),
    now: inWords(name, now),
    yours: inWords(name, yours),
  }));
  return <StaleNotice last={last} rows={rows} theirs={tabAddress(tab)} />;
}
