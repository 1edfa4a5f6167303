import { once } from "node:events";
import http, { type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";

/** The requests to the provider, as they arrived. */
interface Asked {
  authorization: string;
  body: {
    model: string;
    max_tokens: number;
    messages: { role: string; content: string | null; tool_call_id?: string }[];
    tools: { function: { name: string } }[];
    tool_choice: string;
  };
}

export type Reply = (response: ServerResponse, asked: Asked) => unknown;

/** An OpenAI-compatible test server: real HTTP, streaming, and any misbehaviour. */
export interface Provider {
  url: string;
  asked: Asked[];
  /** What it does from now on; of a list one thing after the other, and the last one repeatedly. */
  behave: (...replies: Reply[]) => void;
  close: () => Promise<void>;
}

export async function startProvider(port = 0): Promise<Provider> {
  const asked: Asked[] = [];
  let plan: Reply[] = [];
  const server = http.createServer((request, response) => {
    let text = "";
    request.on("data", (chunk: Buffer) => (text += chunk.toString()));
    request.on("end", () => {
      const { authorization = "" } = request.headers;
      if (request.method === "GET") return listModels(response, authorization);
      const one = { authorization, body: JSON.parse(text) as Asked["body"] };
      asked.push(one);
      const reply = plan.length > 1 ? plan.shift()! : plan[0]!;
      reply(response, one);
    });
  });
  server.listen(port, "127.0.0.1");
  await once(server, "listening");
  const address = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${address.port}/v1`,
    asked,
    behave: (...replies) => (plan = replies),
    close: async () => {
      server.closeAllConnections();
      server.close();
      await once(server, "close");
    },
  };
}

function listModels(response: ServerResponse, authorization: string): void {
  if (authorization === "Bearer sk-html-000000000000") {
    response.writeHead(200, { "Content-Type": "text/html" }).end("<h1>hotel wifi</h1>");
    return;
  }
  const isGood = authorization.startsWith("Bearer sk-good");
  const error = { error: { message: `Incorrect API key provided: ${authorization}` } };
  response
    .writeHead(isGood ? 200 : 401, { "Content-Type": "application/json" })
    .end(JSON.stringify(isGood ? { object: "list", data: [] } : error));
}

function open(response: ServerResponse): void {
  response.writeHead(200, { "Content-Type": "text/event-stream" });
}

function line(delta: object, finish: string | null = null): string {
  const choices = [{ index: 0, delta, finish_reason: finish }];
  return `data: ${JSON.stringify({ id: "x", object: "chat.completion.chunk", created: 0, model: "fake", choices })}\n\n`;
}

function usage(total: number): string {
  return `data: ${JSON.stringify({ id: "x", choices: [], usage: { prompt_tokens: total - 1, completion_tokens: 1, total_tokens: total } })}\n\ndata: [DONE]\n\n`;
}

/** Answers with a text, word by word. */
export function say(text: string, tokens = 1000): Reply {
  return (response) => {
    open(response);
    for (const word of text.split(/(?<= )/)) response.write(line({ content: word }));
    response.end(line({}, "stop") + usage(tokens));
  };
}

/** Calls tools, with the arguments in two chunks. */
export function callTools(...calls: { name: string; wanted: object }[]): Reply {
  return (response) => {
    open(response);
    calls.forEach(({ name, wanted }, index) => {
      const text = JSON.stringify(wanted);
      const half = Math.floor(text.length / 2);
      const start = { index, id: `call_${index}`, type: "function" };
      response.write(
        line({ tool_calls: [{ ...start, function: { name, arguments: text.slice(0, half) } }] }),
      );
      response.write(line({ tool_calls: [{ index, function: { arguments: text.slice(half) } }] }));
    });
    response.end(line({}, "tool_calls") + usage(500));
  };
}

export function refuseWith(status: number): Reply {
  return (response, { authorization }) => {
    const error = { error: { message: `no: ${authorization}`, type: "invalid_request_error" } };
    response.writeHead(status, { "Content-Type": "application/json" }).end(JSON.stringify(error));
  };
}

/** The provider's misbehaviours by name. */
export const misbehaviours: Record<string, Reply> = {
  "401": refuseWith(401),
  "429": refuseWith(429),
  "404": refuseWith(404),
  "500": refuseWith(500),
  "HTML instead of JSON": (response) =>
    response.writeHead(200, { "Content-Type": "text/html" }).end("<h1>Welcome</h1>"),
  "HTML that calls itself a stream": (response) => {
    open(response);
    response.end("<!doctype html><h1>Welcome</h1>");
  },
  "a broken stream": (response) => {
    open(response);
    response.write(line({ content: "Patul costă" }), () => response.destroy());
  },
  "a stream that just ends": (response) => {
    open(response);
    response.end(line({ content: "Patul costă" }));
  },
  "nonsense in the stream": (response) => {
    open(response);
    response.end("data: {not json\n\n");
  },
  "no words at all": (response) => {
    open(response);
    response.end(line({ content: "" }, "stop") + usage(10));
  },
  "one byte at a time": (response) => {
    open(response);
    const bytes = Buffer.from(line({ content: "Bună ziua, vă ascult cu atenție." }).repeat(50));
    let at = 0;
    const timer = setInterval(() => response.write(bytes.subarray(at, (at += 1))), 20);
    response.on("close", () => clearInterval(timer));
  },
  "silence after the connection": () => {},
  "a body of 50 MB": (response) => {
    open(response);
    const chunk = Buffer.from(line({ content: "x".repeat(60_000) }));
    let left = 50 * 1024 * 1024;
    const more = () => {
      while (left > 0 && !response.destroyed) {
        left -= chunk.length;
        if (!response.write(chunk)) return void response.once("drain", more);
      }
      response.end();
    };
    more();
  },
  "an error of 50 MB": (response) => {
    response.writeHead(500, { "Content-Type": "application/json" });
    const chunk = Buffer.alloc(60_000, "x");
    let left = 50 * 1024 * 1024;
    const more = () => {
      while (left > 0 && !response.destroyed) {
        left -= chunk.length;
        if (!response.write(chunk)) return void response.once("drain", more);
      }
      response.end();
    };
    more();
  },
  "a redirect elsewhere": (response) =>
    response.writeHead(302, { Location: "http://127.0.0.1:9/" }).end(),
  "tools for ever": (response, asked) =>
    callTools({ name: "catalogue_shape", wanted: {} })(response, asked),
};
