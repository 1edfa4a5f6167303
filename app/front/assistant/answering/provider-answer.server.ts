import { mergeFacts, noFacts } from "../facts";
import { ProviderFailure } from "../provider.server";
import type { Answer, Question } from "./answer";
import { CheckedReply } from "./checked-reply.server";
import { chooseExtras } from "./chosen-extras.server";
import type { CompletionRequest } from "./completion-request.server";
import { firstMessages } from "./first-messages.server";
import { describeTools, runTool } from "./tool-calls.server";
import type { ToolResult } from "./tool.server";
import { type Call, withinBudget } from "./within-budget.server";

const MOST_ROUNDS = 4;
const MOST_CALLS_A_ROUND = 5;

/**
 * The model's answer: at most four rounds of tool calls, and each sentence checked before it is
 * shown. Fails with ProviderFailure or OutOfBudget.
 */
export async function answerByProvider(question: Question, call: Call): Promise<Answer> {
  const { settings, signal } = call;
  const results: ToolResult[] = [];
  const reply = new CheckedReply(question, settings, () =>
    mergeFacts([question.facts, ...results.map(({ facts }) => facts)]),
  );
  const messages = firstMessages(question, settings);
  const tools = await describeTools(question.language);
  for (let round = 1; round <= MOST_ROUNDS; round += 1) {
    const request: CompletionRequest = {
      model: settings.assistant.model,
      messages,
      tools,
      mayUseTools: round < MOST_ROUNDS,
    };
    let content = "";
    const { toolCalls, isCutOff } = await withinBudget(request, call, (text) => {
      content += text;
      reply.hear(text, call.onSentence);
    });
    if (toolCalls.length === 0) {
      reply.end(isCutOff, call.onSentence);
      break;
    }
    const calls = toolCalls
      .slice(0, MOST_CALLS_A_ROUND)
      .map((one, index) => ({ ...one, id: one.id || `call_${round}_${index}` }));
    messages.push({
      role: "assistant",
      content: content || null,
      tool_calls: calls.map(({ id, name, arguments: wanted }) => ({
        id,
        type: "function",
        function: { name, arguments: wanted || "{}" },
      })),
    });
    for (const one of calls) {
      signal.throwIfAborted();
      const result = await runTool(one, question);
      results.push(result);
      messages.push({ role: "tool", tool_call_id: one.id, content: result.text });
    }
  }
  if (reply.isEmpty) throw new ProviderFailure("empty", "No response received from chatbot");
  return {
    text: reply.text,
    language: question.language,
    source: "ai",
    problem: null,
    extras: await chooseExtras(question, reply, results),
    facts: mergeFacts([noFacts, ...results.map(({ facts }) => facts)]),
    failure: null,
  };
}
