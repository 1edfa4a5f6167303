/** Splits a text that arrives in chunks into sentences, each with its trailing white space. */
export class Sentences {
  #rest = "";

  /** The sentences that are complete so far. */
  push(text: string): string[] {
    this.#rest += text;
    const whole: string[] = [];
    for (;;) {
      const end = /[.!?…]["”»)]*\s+(?=\S)|(?<!\n)\n+(?=\S)/u.exec(this.#rest);
      if (!end) return whole;
      const at = end.index + end[0].length;
      whole.push(this.#rest.slice(0, at));
      this.#rest = this.#rest.slice(at);
    }
  }

  /** What is left at the end; an incomplete sentence is dropped. */
  end(isCutOff: boolean): string[] {
    const rest = this.#rest;
    this.#rest = "";
    return rest.trim() === "" || (isCutOff && !/[.!?…]["”»)]*\s*$/u.test(rest)) ? [] : [rest];
  }
}

/** Removes the marks of Markdown, because answers are shown as plain text. */
export function plainText(text: string): string {
  return text
    .replace(/\*\*|__|`+/g, "")
    .replace(/^#{1,6}\s+/gm, "")
    .replace(/^\s*[*]\s+/gm, "• ");
}
