import { createHash } from "node:crypto";
import { setTimeout } from "node:timers/promises";

import { AwsClient } from "aws4fetch";

import { MOST_OBJECT_BYTES, StoreTroubleError, type S3Access, type Store } from "../store";

/** Longest time for one request with its answer, in ms. */
const PATIENCE = 60 * 1000;
const TRIES = 5;
const MOST_MS = TRIES * (PATIENCE + 2_000);
/** Before the second try; twice as long before each one after it, and up to half of it by chance. */
const FIRST_PAUSE = 100;
/** A thousand names each. */
const MOST_LIST_PAGES = 10_000;

/** Answers after which the same request may succeed. */
const PASSING = new Set([408, 425, 429, 500, 502, 503, 504]);

type Method = "GET" | "PUT" | "DELETE";
interface Answer {
  status: number;
  bytes: Buffer;
}

/**
 * A folder in a bucket of an S3-compatible store. Each request is signed with the hash of what it
 * carries, so that the store refuses bytes that changed on their way, and is tried five times while the
 * network or the store fails. Errors name the store's status and code, never a key.
 */
export function s3Store(bucket: string, folder: string, access: S3Access): Store {
  const { region, accessKeyId, secretAccessKey, mostMs = MOST_MS } = access;
  const client = new AwsClient({ accessKeyId, secretAccessKey, region, service: "s3" });
  const base = `${access.endpoint.replace(/(?<!\/)\/+$/, "")}/${bucket}`;
  // Where names begin in the bucket.
  const root = folder === "" ? "" : `${folder.slice(1)}/`;
  const addressOf = (name: string) => `${base}/${root}${name}`;

  async function ask(
    method: Method,
    address: string,
    body?: Uint8Array<ArrayBuffer>,
  ): Promise<Answer> {
    const sha256 = createHash("sha256")
      .update(body ?? "")
      .digest("hex");
    const end = Date.now() + mostMs;
    for (let attempt = 1; ; attempt += 1) {
      let trouble: string;
      try {
        const headers = { "X-Amz-Content-Sha256": sha256 };
        const request = await client.sign(address, { method, headers, ...(body && { body }) });
        const signal = AbortSignal.timeout(Math.max(1, Math.min(PATIENCE, end - Date.now())));
        const response = await fetch(request, { signal, redirect: "manual" });
        const answer = { status: response.status, bytes: await readBounded(response) };
        if (!PASSING.has(answer.status)) return answer;
        trouble = describe(answer);
      } catch (error) {
        if (error instanceof TooLargeError) throw error;
        trouble = reasonOf(error);
      }
      const pause = FIRST_PAUSE * 2 ** (attempt - 1) * (1 + Math.random() / 2);
      if (attempt === TRIES || Date.now() + pause >= end) {
        throw new StoreTroubleError(`The store at ${base} does not answer: ${trouble}.`);
      }
      await setTimeout(pause);
    }
  }

  function refuse(method: Method, name: string, answer: Answer): never {
    throw new StoreTroubleError(
      `The store at ${base} refuses ${method} ${name}: ${describe(answer)}.`,
    );
  }

  return {
    put: async (name, bytes) => {
      const answer = await ask("PUT", addressOf(name), bytes);
      if (answer.status !== 200) refuse("PUT", name, answer);
    },
    get: async (name) => {
      const answer = await ask("GET", addressOf(name));
      if (answer.status === 200) return answer.bytes;
      // A bucket that is not there is no missing object.
      if (answer.status === 404 && codeIn(answer) !== "NoSuchBucket") return undefined;
      return refuse("GET", name, answer);
    },
    list: async (within) => {
      const names: string[] = [];
      let next: string | undefined;
      for (let page = 0; page < MOST_LIST_PAGES; page += 1) {
        const query = new URLSearchParams({ "list-type": "2", prefix: `${root}${within}/` });
        if (next !== undefined) query.set("continuation-token", next);
        const answer = await ask("GET", `${base}/?${query.toString()}`);
        if (answer.status !== 200) refuse("GET", `${within}/`, answer);
        const text = answer.bytes.toString("utf8");
        for (const [, key = ""] of text.matchAll(/<Key>([^<]*)<\/Key>/g)) {
          names.push(plain(key).slice(root.length));
        }
        [, next] = /<NextContinuationToken>([^<]*)<\/NextContinuationToken>/.exec(text) ?? [];
        if (next === undefined) return names.sort();
        next = plain(next);
      }
      throw new Error(`The store at ${base} lists more and more names.`);
    },
    remove: async (name) => {
      const answer = await ask("DELETE", addressOf(name));
      if (![200, 204, 404].includes(answer.status)) refuse("DELETE", name, answer);
    },
  };
}

class TooLargeError extends Error {}

async function readBounded(response: Response): Promise<Buffer> {
  const parts: Uint8Array[] = [];
  let size = 0;
  for await (const part of response.body ?? []) {
    size += part.length;
    if (size > MOST_OBJECT_BYTES) throw new TooLargeError("The store sent too large an object.");
    parts.push(part);
  }
  return Buffer.concat(parts);
}

/** The status of an answer and the word that S3 has for it. */
function describe(answer: Answer): string {
  return [answer.status, codeIn(answer)].filter(Boolean).join(" ");
}

function codeIn({ bytes }: Answer): string | undefined {
  return /<Code>(\w{1,60})<\/Code>/.exec(bytes.toString("utf8", 0, 2000))?.[1];
}

function reasonOf(error: unknown): string {
  const { cause, name, message } = error as Error & { cause?: { code?: string } };
  return cause?.code ?? (name === "TimeoutError" ? "it took too long" : message);
}

const SIGNS: Record<string, string> = { lt: "<", gt: ">", amp: "&", quot: '"', apos: "'" };

/** A text of XML without its escapes. */
function plain(text: string): string {
  return text.replace(/&(lt|gt|amp|quot|apos);/g, (_, name: string) => SIGNS[name]!);
}
