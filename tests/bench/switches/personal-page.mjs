// @ts-check
import { brotli, gzip } from "../../../app/http/encodings.mjs";
import { PageForm as Shops } from "../../../app/page-cache/personal-page.mjs";
import { isWithout } from "./without.mjs";

/** Filled in as text, and compressed as a whole for each reader. */
class PlainForm {
  /** @param {Buffer} html @param {string} blank */
  constructor(html, blank) {
    this.size = html.length;
    this.texts = html.toString().split(blank);
  }

  /** @param {string[]} parts @param {import("../../../app/http/encodings.mjs").Encoding} encoding */
  async fillIn(parts, encoding) {
    const [first = "", ...rest] = this.texts;
    const filled = rest.map((text) => (parts[Number(text[0])] ?? "") + text.slice(1));
    const html = Buffer.from(first + filled.join(""));
    if (encoding === "br") return brotli(html, 4);
    return encoding === "gzip" ? gzip(html, 6) : html;
  }
}

export const PageForm = isWithout("prepared personal pages") ? PlainForm : Shops;
