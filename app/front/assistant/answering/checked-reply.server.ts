import type { Settings } from "~/platform/settings/settings.server";

import type { Facts } from "../facts";
import { ownWords } from "./allowed-words.server";
import type { Question } from "./answer";
import { isConfirmed } from "./grounding-check";
import { findNamed } from "./known-names";
import { readNumbers } from "./read-numbers";
import { plainText, Sentences } from "./sentences";

/** Checks the model's text sentence by sentence and leaves out what nothing confirms. */
export class CheckedReply {
  readonly #sentences = new Sentences();
  readonly #facts: () => Facts;
  readonly #isConfirmed: (sentence: string) => boolean;
  #text = "";
  isTrimmed = false;

  constructor(question: Question, settings: Settings, facts: () => Facts) {
    const { text, language, earlier } = question;
    const visitorTexts = [text, ...earlier.flatMap((one) => (one.isBot ? [] : [one.text]))];
    const visitorNumbers = visitorTexts.flatMap(readNumbers);
    const words = ownWords(language, settings.general);
    this.#facts = facts;
    this.#isConfirmed = (sentence) =>
      isConfirmed(sentence, { facts: facts(), visitorNumbers, ownWords: words });
  }

  hear(text: string, onSentence: (sentence: string) => void): void {
    for (const sentence of this.#sentences.push(text)) this.#judge(sentence, onSentence);
  }

  end(isCutOff: boolean, onSentence: (sentence: string) => void): void {
    for (const sentence of this.#sentences.end(isCutOff)) this.#judge(sentence, onSentence);
  }

  get text(): string {
    return this.#text.trim();
  }

  get isEmpty(): boolean {
    return this.text === "" && !this.isTrimmed;
  }

  /** The products named in the confirmed text. */
  named() {
    return findNamed(this.#text, this.#facts().things).flatMap(({ product }) => product ?? []);
  }

  #judge(sentence: string, onSentence: (sentence: string) => void): void {
    const plain = plainText(sentence);
    if (this.#isConfirmed(plain)) {
      this.#text += plain;
      onSentence(plain);
    } else {
      this.isTrimmed = true;
    }
  }
}
