import { useActionData } from "@remix-run/react";

import { TextField } from "~/platform/forms/field";
import { plainField } from "~/platform/forms/plain-field";
import { emptyMessage, message } from "~/platform/forms/validation-message";
import { useTranslation } from "~/platform/i18n/use-translation";

import { PasskeyButton } from "./passkey-button";
import type { ProofError, ProofWanted } from "./proof.server";

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

/** The errors of the proof for the summary above a form. */
export function useProofErrors(wanted: ProofWanted | null): { id: string; message: string }[] {
  const error = useProofError();
  if (!wanted || !error) return [];
  const id = wanted.kind === "password" ? "proof-password" : firstField(wanted);
  return [{ id, message: proofMessage(wanted.kind, error) }];
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

function proofField(
  name: string,
  id: string,
  kind: ProofWanted["kind"],
  error: ProofError | undefined,
) {
  return plainField(name, { id, error: error && proofMessage(kind, error) });
}

function firstField({ hasCodes }: { hasCodes: boolean }): string {
  return hasCodes ? "proof-code" : "proof-recovery";
}

function useProofError(): ProofError | undefined {
  return useActionData<{ proofError?: ProofError }>()?.proofError;
}

const passwordMessages = {
  missing: emptyMessage("required"),
  wrong: message("wrongPassword"),
  paused: message("passwordPaused"),
  busy: message("passwordBusy"),
} satisfies Record<ProofError, string>;

function proofMessage(kind: ProofWanted["kind"], error: ProofError): string {
  if (kind === "password") return passwordMessages[error];
  if (error === "paused") return message("codePaused");
  return message(error === "missing" ? "codeMissing" : "codeWrong");
}
