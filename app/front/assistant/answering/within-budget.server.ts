import type { Settings } from "~/platform/settings/settings.server";

import { complete, ProviderFailure, type openProvider } from "../provider.server";
import { mostTokens, type Completion, type CompletionRequest } from "./completion-request.server";
import { reserveTokens, settleTokens } from "./reserved-tokens.server";

/** The day's tokens, or the client's share of them, are not enough for another call. */
export class OutOfBudget extends Error {}

export interface Call {
  provider: Awaited<ReturnType<typeof openProvider>>;
  settings: Settings;
  signal: AbortSignal;
  /** The client's address, as limits count it. */
  client: string;
  /** Called with each confirmed sentence as it arrives. */
  onSentence: (sentence: string) => void;
}

/** Reserves the most that a call could use, and afterwards settles what it did use. */
export async function withinBudget(
  request: CompletionRequest,
  { provider, settings, signal, client }: Call,
  onText: (text: string) => void,
): Promise<Completion> {
  signal.throwIfAborted();
  const reservation = { tokens: mostTokens(request), client, at: new Date() };
  if (!(await reserveTokens(reservation, settings.assistant.dailyTokens))) throw new OutOfBudget();
  let used = reservation.tokens;
  try {
    const completion = await complete(provider, request, signal, onText);
    const { tokens } = completion;
    // A provider that does not report its usage, or reports nonsense, is charged for all of it.
    if (Number.isSafeInteger(tokens) && tokens! > 0) used = Math.min(tokens!, reservation.tokens);
    return completion;
  } catch (error) {
    if (error instanceof ProviderFailure && error.isUnused) used = 0;
    throw error;
  } finally {
    await settleTokens(reservation, used);
  }
}
