import { setTimeout as pause } from "node:timers/promises";

import { openaiBaseUrl } from "~/platform/env/env.server";
import { patience as ownPatience, type Patience } from "~/platform/http/bounded-fetch.server";
import { log } from "~/platform/log/log.server";
import { findSettings, type Settings } from "~/platform/settings/settings.server";

import { isAboutOrders } from "./answering/about-orders.server";
import { visitorTexts, type Answer, type Question } from "./answering/answer";
import { Breaker } from "./answering/circuit-breaker";
import { answerByCode } from "./answering/code-answer.server";
import { answerByProvider } from "./answering/provider-answer.server";
import { OutOfBudget } from "./answering/within-budget.server";
import { languageOfMessages } from "./answers/message-language.server";
import type { Problem } from "./problem";
import { assistantKey, openProvider, ProviderFailure } from "./provider.server";
import { countAnswer } from "./token-budget.server";
import { endTrouble, noteTrouble } from "./trouble.server";

const MOST_AT_ONCE = 8;

interface Options {
  patience: Patience;
  baseUrl: string | undefined;
  findKey: () => Promise<string | undefined>;
}

/**
 * Answers visitors: by the model if it is allowed and works, else by the shop's own code. It always
 * answers in time, whatever the provider does. Without a key the form stays open too, contrary to the
 * spec, because the code then plans, prices and tells of the same things. Each reader is told why no
 * model answers as far as it concerns them: a visitor by `excuseFor`; an administrator in the chat, at
 * `/admin/asistent` and on the dashboard while it lasts; the operator in the log.
 */
export class Assistant {
  readonly #options: Options;
  readonly #breaker = new Breaker();
  readonly #stopping = new AbortController();
  readonly #running = new Set<Promise<Answer>>();
  #atOnce = 0;
  /** The cause of the failures after which the provider is not called for a while. */
  #cause: Problem = "down";

  constructor({
    patience = ownPatience,
    baseUrl = openaiBaseUrl,
    findKey = () => assistantKey.find(),
  }: Partial<Options> = {}) {
    this.#options = { patience, baseUrl, findKey };
  }

  answer(question: Question, onSentence: (sentence: string) => void = () => {}): Promise<Answer> {
    const answering = this.#answer(question, onSentence);
    this.#running.add(answering);
    const done = () => this.#running.delete(answering);
    answering.then(done, done);
    return answering;
  }

  /** Lets the provider be called again at once, after a new key was saved. */
  async tryAgain(): Promise<void> {
    this.#breaker.noteSuccess();
    await endTrouble();
  }

  get isResting(): boolean {
    return this.#breaker.isOpen;
  }

  /** Aborts running calls; their visitors are answered by code. */
  async stop(longestMs: number): Promise<void> {
    this.#stopping.abort();
    await Promise.race([Promise.allSettled(this.#running), pause(longestMs)]);
  }

  async #answer(asked: Question, onSentence: (sentence: string) => void): Promise<Answer> {
    const question = inOwnLanguage(asked);
    const settings = await findSettings();
    const key = await this.#options.findKey();
    const hindrance = this.#findHindrance(settings, key) ?? null;
    const answer =
      hindrance || isAboutOrders(question)
        ? await answerByCode(question, hindrance, null)
        : await this.#ask(question, settings, key!, onSentence);
    await countAnswer(answer);
    if (answer.problem) await noteTrouble(answer.problem);
    else if (answer.source === "ai") await endTrouble();
    return answer;
  }

  #findHindrance(settings: Settings, key: string | undefined): Problem | undefined {
    if (!settings.assistant.isEnabled) return "off";
    if (key === undefined) return "missing-key";
    if (this.#atOnce >= MOST_AT_ONCE) return "busy";
    if (this.#breaker.isResting()) return this.#cause;
    return undefined;
  }

  async #ask(
    question: Question,
    settings: Settings,
    key: string,
    onSentence: (sentence: string) => void,
  ): Promise<Answer> {
    const { patience, baseUrl } = this.#options;
    this.#atOnce += 1;
    try {
      const signal = AbortSignal.any([
        AbortSignal.timeout(patience.totalMs),
        this.#stopping.signal,
      ]);
      const provider = await openProvider(key, patience, baseUrl);
      const { client } = question;
      const call = { provider, settings, signal, client, onSentence };
      const answer = await answerByProvider(question, call);
      this.#breaker.noteSuccess();
      return answer;
    } catch (error) {
      if (error instanceof OutOfBudget) return answerByCode(question, "budget", null);
      const failure = error instanceof ProviderFailure ? error : unexpected(error);
      // The reason in our own words: the provider's text may contain the key or the visitor's
      // message.
      const { kind, status } = failure;
      log("assistant-failed", { kind, reason: failure.message, ...(status && { status }) });
      this.#cause = kind;
      this.#breaker.noteFailure();
      return answerByCode(question, failure.kind, failure.message);
    } finally {
      this.#atOnce -= 1;
    }
  }
}

/** The question in the language in which its visitor writes, which the page's need not be. */
function inOwnLanguage(question: Question): Question {
  const texts = visitorTexts(question).reverse();
  return { ...question, language: languageOfMessages(texts, question.language) };
}

/** The time ran out between two calls, or the shop itself failed. */
function unexpected(error: unknown): ProviderFailure {
  const name = error instanceof Error ? error.name : "unknown";
  const isLate = name === "TimeoutError" || name === "AbortError";
  return isLate
    ? new ProviderFailure("timeout", "time is up")
    : new ProviderFailure("failed", `unexpected ${name}`);
}

/** The assistant of this process. */
export const assistant = new Assistant();
