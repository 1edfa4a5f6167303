import { TextField } from "~/platform/forms/field";
import { useTranslation } from "~/platform/i18n/use-translation";

import { PasskeyButton } from "./passkey-button";
import { proofField, useProofError } from "./proof-errors";
import type { ProofWanted } from "./proof.server";

/**
 * The fields in which a signed-in person proves their identity again, inside the form that needs
 * the proof: a form sent after the last proof expired comes back with these fields and keeps what
 * was typed. A download has no form, so it asks on a page of its own, which leads back to it
 * (`requireRecentProof`). A page has the fields once; it loads the text groups `security` and
 * `validation`.
 */
export function ProofFields({ wanted }: { wanted: ProofWanted }) {
  const { t } = useTranslation("security");
  return (
    <fieldset className="grid gap-4 border-l-4 border-sage bg-white px-5 py-4">
      <legend className="sr-only">{t("proof.title")}</legend>
      <div aria-hidden="true" className="font-semibold">
        {t("proof.title")}
      </div>
      {wanted.kind === "password" ? <Password /> : <Factor {...wanted} />}
    </fieldset>
  );
}

function Password() {
  const { t } = useTranslation("security");
  const error = useProofError();
  return (
    <div className="max-w-sm">
      <TextField
        field={proofField("proofPassword", "proof-password", "password", error)}
        label={t("proof.password")}
        type="password"
        autoComplete="current-password"
      />
    </div>
  );
}

function Factor({ hasCodes, hasPasskeys }: { hasCodes: boolean; hasPasskeys: boolean }) {
  const { t } = useTranslation("security");
  const error = useProofError();
  return (
    <>
      {hasPasskeys && <PasskeyButton purpose="prove" label={t("proof.usePasskey")} />}
      {hasCodes && (
        <div className="max-w-sm">
          <TextField
            field={proofField("oneTimeCode", "proof-code", "factor", error)}
            label={t("proof.code")}
            inputMode="numeric"
            autoComplete="one-time-code"
            maxLength={10}
          />
        </div>
      )}
      <details open={!hasCodes}>
        <summary className="link inline-block min-h-6">{t("proof.useRecovery")}</summary>
        <div className="mt-3 max-w-sm">
          <TextField
            field={proofField(
              "recoveryCode",
              "proof-recovery",
              "factor",
              hasCodes ? undefined : error,
            )}
            label={t("proof.recovery")}
            hint={t("proof.recoveryHint")}
            autoComplete="off"
            autoCapitalize="none"
            spellCheck={false}
            maxLength={60}
          />
        </div>
      </details>
    </>
  );
}
