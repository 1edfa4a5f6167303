import type { SubmissionResult } from "@conform-to/react";

import { ProofFields, useProofErrors } from "~/people/identity/proof-fields";
import type { ProofWanted } from "~/people/identity/proof.server";
import { roles } from "~/people/identity/roles";
import type { DescriptionOf } from "~/platform/forms/describe-form.server";
import { SelectField } from "~/platform/forms/field";
import { ServerForm, useServerForm } from "~/platform/forms/server-form";
import { useTranslation } from "~/platform/i18n/use-translation";
import { Panel } from "~/platform/office-ui/panel";
import { officePaths } from "~/platform/paths/office-paths";
import type { Role } from "~db/schema";

import type { roleForm } from "./schema";

/** The role, which changes only with a recent proof: an open screen is not enough. */
export function RolePanel({
  description,
  user,
  isSelf,
  proofDue,
  lastResult,
}: {
  description: DescriptionOf<typeof roleForm>;
  user: { id: string; role: Role };
  isSelf: boolean;
  proofDue: ProofWanted | null;
  lastResult: SubmissionResult<string[]> | undefined;
}) {
  const { t } = useTranslation("office-people");
  const proofErrors = useProofErrors(proofDue);
  const [form, fields, errors] = useServerForm(description, {
    id: "role",
    lastResult,
    defaultValue: { role: user.role },
  });
  return (
    <Panel title={t("users.role")}>
      <p className="mb-3 text-stone">{t(isSelf ? "users.roleSelf" : "users.roleHint")}</p>
      <dl className="mb-4 grid gap-x-6 gap-y-1 sm:grid-cols-[auto_1fr]">
        {roles.map((role) => (
          <div key={role} className="contents">
            <dt className="font-semibold">{t(`users.roles.${role}`)}</dt>
            <dd className="text-stone">{t(`users.roleMeanings.${role}`)}</dd>
          </div>
        ))}
      </dl>
      <ServerForm
        form={form}
        errors={[...errors, ...proofErrors]}
        action={officePaths.user(user.id)}
        className="grid gap-4"
      >
        <div className="max-w-xs">
          <SelectField
            field={fields.role}
            label={t("users.role")}
            options={roles.map((value) => ({ value, label: t(`users.roles.${value}`) }))}
          />
        </div>
        {proofDue && <ProofFields wanted={proofDue} />}
        <p>
          <button name="intent" value="change-role" className="button button-secondary">
            {t("users.changeRole")}
          </button>
        </p>
      </ServerForm>
    </Panel>
  );
}
