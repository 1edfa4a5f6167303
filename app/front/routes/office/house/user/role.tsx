import type { FormAnswer } from "~/front/desk/record";
import { optionsOf } from "~/front/desk/record";
import { RecordForm } from "~/front/desk/record-form";
import type { DrawnRecord } from "~/front/desk/record.server";
import { useProofErrors } from "~/people/identity/front/proof-errors";
import { ProofFields } from "~/people/identity/front/proof-fields";
import type { ProofWanted } from "~/people/identity/front/proof.server";
import { roles } from "~/people/identity/front/roles";
import { useTranslation } from "~/platform/i18n/use-translation";
import { Panel } from "~/platform/office-ui/front/panel";
import { officePaths } from "~/platform/paths/office-paths";

/** The role, which changes only with a recent proof: an open screen is not enough. */
export function RolePanel({
  record,
  isSelf,
  proofDue,
  answer,
}: {
  record: DrawnRecord<"role">;
  isSelf: boolean;
  proofDue: ProofWanted | null;
  answer: FormAnswer | undefined;
}) {
  const { t } = useTranslation("office-people");
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
      <RecordForm
        id="role"
        intent="change-role"
        record={record}
        to={officePaths.user(record.id)}
        answer={answer}
        moreErrors={useProofErrors(proofDue)}
        save={t("users.changeRole")}
        sections={[
          {
            fields: {
              role: {
                kind: "choice",
                label: t("users.role"),
                options: optionsOf(roles, (role) => t(`users.roles.${role}`)),
              },
            },
          },
        ]}
      >
        {proofDue && <ProofFields wanted={proofDue} />}
      </RecordForm>
    </Panel>
  );
}
