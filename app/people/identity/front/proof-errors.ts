import { useActionData } from "@remix-run/react";

import { plainField } from "~/platform/forms/plain-field";
import { emptyMessage, message } from "~/platform/forms/validation-message";

import type { ProofError, ProofWanted } from "./proof.server";

/** The errors of the proof for the summary above a form. */
export function useProofErrors(wanted: ProofWanted | null): { id: string; message: string }[] {
  const error = useProofError();
  if (!wanted || !error) return [];
  const id = wanted.kind === "password" ? "proof-password" : firstField(wanted);
  return [{ id, message: proofMessage(wanted.kind, error) }];
}

export function proofField(
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

export function useProofError(): ProofError | undefined {
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
