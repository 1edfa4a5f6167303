import { useActionData } from "@remix-run/react";
import { useTranslation } from "react-i18next";

import type { ProofError, ProofWanted } from "./proof.server";

import { FieldErrors } from "~/forms/form-errors";
import { message, type MessageKey } from "~/forms/validation-message";
import { PasskeyButton } from "./passkey-button";

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
    <fieldset className="grid gap-4 border-l-4 border-brass bg-white px-5 py-4">
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
    <Line id="proof-password" label={t("proof.password")} kind="password" error={error}>
      {(attributes) => (
        <input
          {...attributes}
          name="proofPassword"
          type="password"
          autoComplete="current-password"
        />
      )}
    </Line>
  );
}

function Factor({ hasCodes, hasPasskeys }: { hasCodes: boolean; hasPasskeys: boolean }) {
  const { t } = useTranslation("security");
  const error = useProofError();
  return (
    <>
      {hasPasskeys && <PasskeyButton purpose="prove" label={t("proof.usePasskey")} />}
      {hasCodes && (
        <Line id="proof-code" label={t("proof.code")} kind="factor" error={error}>
          {(attributes) => (
            <input
              {...attributes}
              name="oneTimeCode"
              inputMode="numeric"
              autoComplete="one-time-code"
              maxLength={10}
            />
          )}
        </Line>
      )}
      <details open={!hasCodes}>
        <summary className="link inline-block min-h-6">{t("proof.useRecovery")}</summary>
        <div className="mt-3">
          <Line
            id="proof-recovery"
            label={t("proof.recovery")}
            hint={t("proof.recoveryHint")}
            kind="factor"
            error={hasCodes ? undefined : error}
          >
            {(attributes) => (
              <input
                {...attributes}
                name="recoveryCode"
                autoComplete="off"
                autoCapitalize="none"
                spellCheck={false}
                maxLength={60}
              />
            )}
          </Line>
        </div>
      </details>
    </>
  );
}

function Line({
  id,
  label,
  hint,
  kind,
  error,
  children,
}: {
  id: string;
  label: string;
  hint?: string;
  kind: ProofWanted["kind"];
  error: ProofError | undefined;
  children: (attributes: {
    id: string;
    className: string;
    "aria-invalid": true | undefined;
    "aria-describedby": string | undefined;
  }) => React.ReactNode;
}) {
  const described = [error && `${id}-error`, hint && `${id}-hint`].filter(Boolean).join(" ");
  return (
    <div className="max-w-sm">
      <label htmlFor={id} className="block font-semibold">
        {label}
      </label>
      {children({
        id,
        className: "control mt-1",
        "aria-invalid": error ? true : undefined,
        "aria-describedby": described || undefined,
      })}
      {hint && (
        <p id={`${id}-hint`} className="mt-1 text-sm text-stone">
          {hint}
        </p>
      )}
      <FieldErrors id={`${id}-error`} errors={error && [proofMessage(kind, error)]} />
    </div>
  );
}

function firstField({ hasCodes }: { hasCodes: boolean }): string {
  return hasCodes ? "proof-code" : "proof-recovery";
}

function useProofError(): ProofError | undefined {
  return useActionData<{ proofError?: ProofError }>()?.proofError;
}

const passwordMessages = {
  missing: "proofPassword",
  wrong: "wrongPassword",
  paused: "passwordPaused",
  busy: "passwordBusy",
} as const satisfies Record<ProofError, MessageKey>;

function proofMessage(kind: ProofWanted["kind"], error: ProofError): string {
  if (kind === "password") return message(passwordMessages[error]);
  if (error === "paused") return message("codePaused");
  return message(error === "missing" ? "codeMissing" : "codeWrong");
}
