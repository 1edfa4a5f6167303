import { parse, type HTMLElement } from "node-html-parser";

/** A server's answer, with its page parsed if it is HTML. */
export interface Answer {
  status: number;
  headers: Headers;
  location: string | null;
  bytes: Buffer;
  text: string;
  page: HTMLElement;
}

export type Send = (request: Request) => Promise<Response>;

/**
 * A browser without script: keeps cookies, reads HTML, fills in forms. Talks to a handler or to a
 * server; `origin` is the shop's address.
 */
export class Visitor {
  readonly #cookies = new Map<string, string>();
  readonly #send: Send;
  readonly #origin: string;
  readonly headers: Record<string, string>;
  keepsCookies = true;

  constructor(send: Send, origin: string, headers: Record<string, string> = {}) {
    this.#send = send;
    this.#origin = origin;
    this.headers = { "Accept-Language": "ro", Accept: "text/html", ...headers };
  }

  get(path: string): Promise<Answer> {
    return this.#ask(new Request(this.#origin + path, { headers: this.requestHeaders() }));
  }

  /** Asks for a page's headers alone, like machines that look whether a link is good. */
  head(path: string): Promise<Answer> {
    const headers = this.requestHeaders();
    return this.#ask(new Request(this.#origin + path, { method: "HEAD", headers }));
  }

  /**
   * Whoever sends a form has had a page of the shop, and with it the cookie that names its stylesheet, here
   * that of another build.
   */
  #formHeaders(): Record<string, string> {
    return { ...(this.keepsCookies && { Cookie: "style=before" }), ...this.requestHeaders() };
  }

  /** Posts fields like a form. The answer's redirect is not followed. */
  post(path: string, fields: Record<string, string> | [string, string][]): Promise<Answer> {
    const body = new URLSearchParams(fields).toString();
    const headers = {
      ...this.#formHeaders(),
      "Content-Type": "application/x-www-form-urlencoded",
      "Content-Length": String(Buffer.byteLength(body)),
      Origin: this.#origin,
    };
    return this.#ask(new Request(this.#origin + path, { method: "POST", headers, body }));
  }

  /** Posts a form with files, like a browser. The answer's redirect is not followed. */
  async upload(
    path: string,
    fields: Record<string, string>,
    files: [string, File][],
  ): Promise<Answer> {
    const form = new FormData();
    for (const [name, value] of Object.entries(fields)) form.append(name, value);
    for (const [name, file] of files) form.append(name, file, file.name);
    const packed = new Response(form);
    const body = await packed.arrayBuffer();
    const headers = {
      ...this.#formHeaders(),
      "Content-Type": packed.headers.get("Content-Type") ?? "",
      "Content-Length": String(body.byteLength),
      Origin: this.#origin,
    };
    return this.#ask(new Request(this.#origin + path, { method: "POST", headers, body }));
  }

  /** Posts, and follows a 303. */
  async submit(path: string, fields: Record<string, string>): Promise<Answer> {
    const answer = await this.post(path, fields);
    return answer.status === 303 && answer.location ? this.get(answer.location) : answer;
  }

  cookie(name: string): string | undefined {
    return this.#cookies.get(name);
  }

  setCookie(name: string, value: string): void {
    this.#cookies.set(name, value);
  }

  /** The headers that this browser sends with every request. */
  requestHeaders(): Record<string, string> {
    const cookie = [...this.#cookies].map(([name, value]) => `${name}=${value}`).join("; ");
    return cookie ? { ...this.headers, Cookie: cookie } : { ...this.headers };
  }

  async #ask(request: Request): Promise<Answer> {
    const response = await this.#send(request);
    for (const line of this.keepsCookies ? response.headers.getSetCookie() : []) {
      const [pair = ""] = line.split(";");
      const at = pair.indexOf("=");
      this.#cookies.set(pair.slice(0, at), pair.slice(at + 1));
    }
    const bytes = Buffer.from(await response.arrayBuffer());
    const text = bytes.toString("utf8");
    let page: HTMLElement | undefined;
    return {
      status: response.status,
      headers: response.headers,
      location: response.headers.get("Location"),
      bytes,
      text,
      // Most answers of a crowd are never parsed.
      get page() {
        return (page ??= parse(text));
      },
    };
  }
}

/** An element's text as a reader sees it, without the white space of the markup. */
export function textOf(element: HTMLElement | null): string {
  return (element?.structuredText ?? "").replace(/\s+/g, " ").trim();
}

/** The page's flash message, or an empty text. */
export function toastOf(page: HTMLElement): string {
  return textOf(page.querySelector(".toast [role=status], .toast [role=alert]"));
}
