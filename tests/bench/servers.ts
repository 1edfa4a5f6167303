import { fork } from "node:child_process";
import { once } from "node:events";
import { get, type IncomingMessage } from "node:http";

/** An answer as it is sent, which `fetch` would unpack; the body in base64, for another process. */
export interface Answer {
  headers: [string, string][];
  body: string;
}

export async function readAnswer(url: string, headers: Record<string, string>): Promise<Answer> {
  const request = get(url, { headers });
  const [response] = (await once(request, "response")) as [IncomingMessage];
  const chunks: Buffer[] = [];
  for await (const chunk of response) chunks.push(chunk as Buffer);
  const sent = Object.entries(response.headersDistinct)
    .filter(([name]) => !/^(date|connection|keep-alive)$/.test(name))
    .map(([name, values]): [string, string] => [name, (values ?? []).join(", ")]);
  return { headers: sent, body: Buffer.concat(chunks).toString("base64") };
}

interface Server {
  url: string;
  stop: () => void;
}

/** A server that gives one answer: `bare` as Node's own does, `empty` without reading the request. */
export async function serve(kind: "bare" | "empty", answer: Answer): Promise<Server> {
  const child = fork(`tests/bench/${kind}.mjs`);
  child.send(answer);
  const [port] = (await once(child, "message")) as [number];
  return { url: `http://127.0.0.1:${port}/`, stop: () => void child.kill() };
}
