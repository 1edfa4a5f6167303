import type { Settings } from "~/platform/settings/settings.server";

import { languageOfMessages } from "../answers/message-language.server";
import { readProof } from "../answers/order-proof";
import { mergeFacts, noFacts } from "../facts";
import { maskPersonalData } from "../mask-personal-data";
import {
  complete,
  mostTokens,
  ProviderFailure,
  type ChatMessage,
  type Completion,
  type CompletionRequest,
  type openProvider,
} from "../provider.server";
import { reserveTokens, settleTokens } from "../token-budget.server";
import { isAboutOrders } from "./about-orders.server";
import { visitorTexts, type Answer, type Question } from "./answer";
import { CheckedReply } from "./checked-reply.server";
import { findForWords } from "./code-answer.server";
import type { Extras } from "./extras.server";
import { systemPrompt } from "./prompt";
import type { ToolResult } from "./tool.server";
import { describeTools, runTool } from "./tools.server";

const MOST_ROUNDS = 4;
const MOST_CALLS_A_ROUND = 5;
const MOST_CARDS = 4;
const MOST_DESIGNS = 2;
/** Six turns: this question, and five earlier ones with their answers. */
const EARLIER_MESSAGES = 10;

/** The day's tokens, or the client's share of them, are not enough for another call. */
export class OutOfBudget extends Error {}

interface Call {
  provider: Awaited<ReturnType<typeof openProvider>>;
  settings: Settings;
  signal: AbortSignal;
  /** The client's address, as limits count it. */
  client: string;
  /** Called with each confirmed sentence as it arrives. */
  onSentence: (sentence: string) => void;
}

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

/** Reserves the most that a call could use, and afterwards settles what it did use. */
async function withinBudget(
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

function firstMessages(question: Question, settings: Settings): ChatMessage[] {
  const { text, language, personal } = question;
  const { siteName } = settings.general;
  return [
    { role: "system", content: systemPrompt(siteName, language) },
    ...withoutOrders(question)
      .slice(-EARLIER_MESSAGES)
      .map((message): ChatMessage =>
        message.isBot
          ? { role: "assistant", content: message.text }
          : { role: "user", content: maskPersonalData(message.text, personal) },
      ),
    { role: "user", content: maskPersonalData(text, personal) },
  ];
}

/**
 * The earlier messages without those about somebody's own orders and their answers, which the provider must not see.
 */
function withoutOrders({ language, earlier }: Question): Question["earlier"] {
  let isHeard = true;
  return earlier.filter((message, index) => {
    if (!message.isBot) {
      const before = earlier.slice(0, index);
      const texts = visitorTexts({ text: message.text, earlier: before }).reverse();
      const said = { ...message, earlier: before, language: languageOfMessages(texts, language) };
      isHeard = !isAboutOrders(said);
    }
    return isHeard && (!message.isBot || readProof([message.text]).number === undefined);
  });
}

/**
 * What is shown below the text: the products it names, else those the tools found, else, if
 * something was left out, those that match the visitor's own words; and the designs that were
 * priced.
 */
async function chooseExtras(
  question: Question,
  reply: CheckedReply,
  results: ToolResult[],
): Promise<Extras> {
  const designs = results.flatMap(({ shown }) => shown.designs);
  const plans = unique(results.flatMap(({ shown }) => shown.plans)).slice(-MOST_DESIGNS);
  const links = unique(results.flatMap(({ shown }) => shown.links));
  let products = reply.named();
  if (products.length === 0) products = results.flatMap(({ shown }) => shown.products);
  if (products.length === 0 && reply.isTrimmed) {
    products = question.facts.things.flatMap(({ product }) => product ?? []);
    if (products.length === 0) products = await findForWords(question.text, question.language);
  }
  const isDesigned = (one: { category_slug: string; number: number }) =>
    designs.some(
      (design) => design.category_slug === one.category_slug && design.number === one.number,
    );
  return {
    products: unique(products.filter((one) => !isDesigned(one))).slice(0, MOST_CARDS),
    designs: unique(designs).slice(-MOST_DESIGNS),
    plans,
    links,
    isTrimmed: reply.isTrimmed,
  };
}

function unique<Value>(values: Value[]): Value[] {
  const texts = new Set<string>();
  return values.filter((value) => {
    const text = JSON.stringify(value);
    return !texts.has(text) && texts.add(text);
  });
}
