import type OpenAI from "openai";

export interface ToolCall {
  id: string;
  name: string;
  arguments: string;
}

export type ChatMessage = OpenAI.Chat.Completions.ChatCompletionMessageParam;
export type ChatTool = OpenAI.Chat.Completions.ChatCompletionFunctionTool;

export const MOST_ANSWER_TOKENS = 400;

export interface CompletionRequest {
  model: string;
  messages: ChatMessage[];
  tools: ChatTool[];
  /** Whether the model may still call tools; if not, it must answer now. */
  mayUseTools: boolean;
}

/**
 * An upper bound for the tokens of a request: a token is at least one byte of what is sent or
 * answered. This many are reserved before a call, and the provider's count is settled afterwards:
 * the day's budget is never exceeded, but its last few thousand tokens may stay unused.
 */
export function mostTokens(request: CompletionRequest): number {
  const sent = JSON.stringify([request.messages, request.tools]);
  return Buffer.byteLength(sent) + MOST_ANSWER_TOKENS;
}

export interface Completion {
  toolCalls: ToolCall[];
  /** The provider's count, or undefined when it gives none. */
  tokens: number | undefined;
  isCutOff: boolean;
}
