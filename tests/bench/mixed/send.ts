import { Agent, request } from "node:http";
import { performance } from "node:perf_hooks";

/** A request of one kind of the mix. */
export interface Asked {
  kind: string;
  method?: "POST" | "DELETE";
  path: string;
  headers: Record<string, string>;
  body?: string | Buffer;
}

export interface Told {
  kind: string;
  /** From when the request was due, so that what waits for the shop counts; in milliseconds. */
  ms: number;
  /** 0 where no answer came. */
  status: number;
  /** Why none came, as Node names it. */
  failure?: string;
  location: string;
}

const TICK_MS = 5;
/** Beyond so many requests without an answer none is sent, and each counts as unanswered. */
const MOST_OPEN = 2_000;
const PATIENCE_MS = 30_000;

/** Sends so many requests a second, whether the shop keeps up or not, and waits for the last answer. */
export async function sendAll(
  origin: string,
  { rate, seconds, next }: { rate: number; seconds: number; next: (nth: number) => Asked },
): Promise<Told[]> {
  const agent = new Agent({ keepAlive: true, maxSockets: 256 });
  const told: Told[] = [];
  const open = new Set<Promise<void>>();
  const began = performance.now();
  const most = rate * seconds;
  let sent = 0;
  await new Promise<void>((resolve) => {
    const timer = setInterval(() => {
      const due = Math.min(most, Math.floor(((performance.now() - began) / 1000) * rate));
      for (; sent < due; sent += 1) {
        const asked = next(sent);
        const at = began + (sent / rate) * 1000;
        if (open.size >= MOST_OPEN) {
          told.push({
            kind: asked.kind,
            ms: PATIENCE_MS,
            status: 0,
            failure: "too many open",
            location: "",
          });
          continue;
        }
        const one = send(origin, asked, at, agent).then((answer) => void told.push(answer));
        open.add(one);
        void one.finally(() => open.delete(one));
      }
      if (sent < most) return;
      clearInterval(timer);
      resolve();
    }, TICK_MS);
  });
  await Promise.all(open);
  agent.destroy();
  return told;
}

function send(
  origin: string,
  { kind, method, path, headers, body = "" }: Asked,
  at: number,
  agent: Agent,
): Promise<Told> {
  return new Promise((resolve) => {
    const length = body === "" ? {} : { "Content-Length": String(Buffer.byteLength(body)) };
    const end = (status: number, location = "") =>
      resolve({ kind, ms: performance.now() - at, status, location });
    const asking = request(
      `${origin}${path}`,
      { method: method ?? "GET", agent, headers: { ...headers, ...length }, timeout: PATIENCE_MS },
      (answer) => {
        answer.on("end", () => end(answer.statusCode ?? 0, answer.headers.location));
        answer.on("error", fail).resume();
      },
    );
    const fail = ({ code, message }: NodeJS.ErrnoException) => {
      const over = asking.reusedSocket ? "a used connection" : "a new connection";
      const failure = `${code ?? message} over ${over}`;
      resolve({ kind, ms: performance.now() - at, status: 0, failure, location: "" });
    };
    asking.on("timeout", () => asking.destroy(new Error("no answer in time")));
    asking.on("error", fail);
    asking.end(body);
  });
}
