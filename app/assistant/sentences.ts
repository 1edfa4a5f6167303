/** Cuts a text that arrives in pieces into sentences, each with the white space that follows it. */
export class Sentences {
  #rest = "";

  /** The sentences that are whole now. */
  push(text: string): string[] {
    this.#rest += text;
    const whole: string[] = [];
    for (;;) {
      const end = /[.!?…]["”»)]*\s+(?=\S)|\n+(?=\S)/u.exec(this.#rest);
      if (!end) return whole;
      const at = end.index + end[0].length;
      whole.push(this.#rest.slice(0, at));
      this.#rest = this.#rest.slice(at);
    }
  }

  /** What is left when nothing more comes; one that was cut off is not a sentence. */
  end(isCutOff: boolean): string[] {
    const rest = this.#rest;
    this.#rest = "";
    return rest.trim() === "" || (isCutOff && !/[.!?…]["”»)]*\s*$/u.test(rest)) ? [] : [rest];
  }
}

/** Text as it is shown: plain, so the marks of Markdown go. */
export function plainText(text: string): string {
  return text
    .replace(/\*\*|__|`+/g, "")
    .replace(/^#{1,6}\s+/gm, "")
    .replace(/^\s*[*]\s+/gm, "• ");
}
