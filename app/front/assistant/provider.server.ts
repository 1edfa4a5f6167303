import { openaiBaseUrl, openaiKey } from "~/platform/env/env.server";
import { boundedFetch, type Patience } from "~/platform/http/bounded-fetch.server";
import { providerKey } from "~/platform/settings/front/provider-key.server";

import {
  type ToolCall,
  MOST_ANSWER_TOKENS,
  type CompletionRequest,
  type Completion,
} from "./answering/completion-request.server";
import type { Trouble } from "./problem";

/** A call that brought no answer. `kind` decides what everybody reads of it (spec §8). */
export class ProviderFailure extends Error {
  constructor(
    readonly kind: Exclude<Trouble, "missing-key">,
    message: string,
    /** Whether the provider refused before working, so that no tokens were used. */
    readonly isUnused = false,
    /** The provider's status, where it refused. */
    readonly status?: number,
  ) {
    super(message);
  }
}

/** The provider's client; the package is loaded at the first question. */
export async function openProvider(key: string, patience: Patience, baseUrl = openaiBaseUrl) {
  const { default: Client } = await import("openai");
  const client = new Client({
    apiKey: key,
    baseURL: baseUrl ?? "https://api.openai.com/v1",
    organization: null,
    project: null,
    maxRetries: 0,
    timeout: patience.totalMs,
    logLevel: "off",
    fetch: boundedFetch(patience),
  });
  return { client, APIError: Client.APIError };
}

type Provider = Awaited<ReturnType<typeof openProvider>>;

/**
 * Streams one answer. `onText` is called with the text as it arrives; if it throws, the call ends.
 * Fails with ProviderFailure and a message of our own, because the provider's may contain the key.
 */
export async function complete(
  { client, APIError }: Provider,
  request: CompletionRequest,
  signal: AbortSignal,
  onText: (text: string) => void,
): Promise<Completion> {
  const calls: ToolCall[] = [];
  let finish: string | null = null;
  let tokens: number | undefined;
  let hasText = false;
  try {
    const { data: stream, response } = await client.chat.completions
      .create(
        {
          model: request.model,
          messages: request.messages,
          tools: request.tools,
          tool_choice: request.mayUseTools ? "auto" : "none",
          max_tokens: MOST_ANSWER_TOKENS,
          stream: true,
          stream_options: { include_usage: true },
        },
        { signal },
      )
      .withResponse();
    if (!/event-stream/i.test(response.headers.get("content-type") ?? "")) {
      throw new ProviderFailure("down", "the provider did not stream");
    }
    for await (const chunk of stream) {
      tokens = chunk.usage?.total_tokens ?? tokens;
      const choice = chunk.choices?.[0];
      if (!choice) continue;
      const text = choice.delta?.content ?? choice.delta?.refusal ?? "";
      if (text) {
        hasText = true;
        onText(text);
      }
      for (const part of choice.delta?.tool_calls ?? []) {
        const call = (calls[part.index] ??= { id: "", name: "", arguments: "" });
        call.id ||= part.id ?? "";
        call.name ||= part.function?.name ?? "";
        call.arguments += part.function?.arguments ?? "";
      }
      finish = choice.finish_reason ?? finish;
    }
  } catch (error) {
    if (error instanceof ProviderFailure) throw error;
    if (error instanceof APIError && typeof error.status === "number") {
      throw refusal(error.status);
    }
    if (signal.aborted) throw new ProviderFailure("timeout", "time is up");
    throw new ProviderFailure("down", "the connection failed");
  }
  if (finish === null) throw new ProviderFailure("down", "the answer broke off");
  const toolCalls = calls.filter((call) => call.name !== "");
  if (!hasText && toolCalls.length === 0) {
    throw new ProviderFailure("empty", "No response received from chatbot");
  }
  return { toolCalls, tokens, isCutOff: finish === "length" };
}

/** The failure that a provider's status stands for; a refused call has used no tokens. */
function refusal(status: number): ProviderFailure {
  const ofKey = "API key quota exceeded or invalid";
  if (status === 401 || status === 403) return new ProviderFailure("key", ofKey, true, status);
  if (status === 402 || status === 429) return new ProviderFailure("quota", ofKey, true, status);
  if (status === 404) return new ProviderFailure("model", "the model is unknown", true, status);
  const isLate = status === 408 || status === 504;
  const kind = isLate ? "timeout" : status >= 500 ? "down" : "failed";
  return new ProviderFailure(kind, `the provider answered with status ${status}`, true, status);
}

/** Whether the provider accepts a key: checked by listing its models, which is free. */
export async function checkKey(
  key: string,
  patience: Patience,
): Promise<"accepted" | "refused" | "unreachable"> {
  const { client, APIError } = await openProvider(key, patience);
  try {
    const { response } = await client.models
      .list({ signal: AbortSignal.timeout(patience.totalMs) })
      .withResponse();
    // A captive portal answers everything with 200, but not in JSON.
    return /json/i.test(response.headers.get("content-type") ?? "") ? "accepted" : "unreachable";
  } catch (error) {
    const status: unknown = error instanceof APIError ? error.status : undefined;
    return status === 401 || status === 403 ? "refused" : "unreachable";
  }
}

/** The key of the provider of the assistant's model. */
export const assistantKey = providerKey({
  name: "openai",
  purpose: "atelier assistant key",
  inEnvironment: openaiKey,
});
