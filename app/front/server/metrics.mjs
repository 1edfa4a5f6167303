// @ts-check
// What a monitoring program reads at /metrics, in Prometheus' text format: figures of the process and of the
// shop, none of them about a person. It is answered only with METRICS_TOKEN; if that is not set, there is no
// such address.
import { createHash, timingSafeEqual } from "node:crypto";
import { monitorEventLoopDelay } from "node:perf_hooks";

import { metricsToken } from "./config.mjs";
import { securityHeaders } from "./refusals.mjs";

/** @import { IncomingMessage as Req, ServerResponse as Res } from "node:http" */

/** Upper bounds of the histogram's buckets, in milliseconds. */
const BUCKETS = [5, 10, 25, 50, 100, 250, 500, 1000, 2500, 10_000];

/** How often each answer was given, by its kind and status. @type {Map<string, Map<number, number>>} */
const answers = new Map();
/** How long answers took, by their kind; the last count is of those above all bounds. @type {Map<string, { counts: number[], sumMs: number }>} */
const latencies = new Map();

const delay = metricsToken === undefined ? undefined : monitorEventLoopDelay({ resolution: 20 });
delay?.enable();

/**
 * Counts an answer that has ended. `ms`: from the request's head to the end of the answer.
 *
 * @param {{ method?: string | undefined, url?: string | undefined }} request
 * @param {number} status
 * @param {number} ms
 */
export function countAnswer(request, status, ms) {
  if (metricsToken === undefined) return;
  const kind = kindOf(request);
  const statuses = answers.get(kind) ?? new Map();
  answers.set(kind, statuses.set(status, (statuses.get(status) ?? 0) + 1));
  const latency = latencies.get(kind) ?? { counts: BUCKETS.map(() => 0).concat(0), sumMs: 0 };
  latencies.set(kind, latency);
  const bucket = BUCKETS.findIndex((bound) => ms <= bound);
  const at = bucket < 0 ? BUCKETS.length : bucket;
  latency.counts[at] = (latency.counts[at] ?? 0) + 1;
  latency.sumMs += ms;
}

/** @param {{ method?: string | undefined, url?: string | undefined }} request */
function kindOf({ method, url = "" }) {
  const path = url.replace(/\?.*/s, "");
  if (/^\/(healthz|readyz|metrics)$/.test(path)) return "watch";
  if (/^\/admin(\/|$)/.test(path)) return "office";
  if (method === "POST") return "post";
  return /\.\w+$/.test(path) ? "file" : "page";
}

/** Whether a request is for the figures and there is a token for them. @param {Req} req */
export function isForMetrics({ method, url }) {
  return metricsToken !== undefined && method !== "POST" && url === "/metrics";
}

/**
 * Answers with the figures of the process and those of the shop, which `ofShop` lists; 401 without the token.
 *
 * @param {Req} req
 * @param {Res} res
 * @param {() => Promise<string>} ofShop
 */
export async function answerMetrics(req, res, ofShop) {
  if (!isToken(req.headers.authorization)) {
    const text = "401\n";
    res.writeHead(401, {
      ...securityHeaders,
      "WWW-Authenticate": "Bearer",
      "Content-Type": "text/plain",
    });
    return void res.end(text);
  }
  const text = [...ofAnswers(), ...ofProcess(), await ofShop()].join("\n");
  const type = "text/plain; version=0.0.4; charset=utf-8";
  res.writeHead(200, { ...securityHeaders, "Content-Type": type });
  res.end(req.method === "HEAD" ? undefined : text);
}

/** Compares in a time that says nothing of the token. @param {string} [header] */
function isToken(header = "") {
  return timingSafeEqual(digest(header), digest(`Bearer ${metricsToken}`));
}

/** @param {string} text */
function digest(text) {
  return createHash("sha256").update(text).digest();
}

function ofAnswers() {
  const lines = ["# TYPE atelier_answers_total counter"];
  for (const [kind, statuses] of answers) {
    for (const [status, count] of statuses) {
      lines.push(`atelier_answers_total{kind="${kind}",status="${status}"} ${count}`);
    }
  }
  lines.push("# TYPE atelier_answer_seconds histogram");
  for (const [kind, { counts, sumMs }] of latencies) {
    let sum = 0;
    for (const [index, count] of counts.entries()) {
      sum += count;
      const bound = BUCKETS[index];
      const le = bound === undefined ? "+Inf" : bound / 1000;
      lines.push(`atelier_answer_seconds_bucket{kind="${kind}",le="${le}"} ${sum}`);
    }
    lines.push(`atelier_answer_seconds_sum{kind="${kind}"} ${sumMs / 1000}`);
    lines.push(`atelier_answer_seconds_count{kind="${kind}"} ${sum}`);
  }
  return lines;
}

/** Memory and uptime, and the event loop's delay since it was last asked. */
function ofProcess() {
  const { rss, heapUsed } = process.memoryUsage();
  const seconds = (/** @type {number} */ percent) => (delay?.percentile(percent) ?? 0) / 1e9;
  const lines = [
    "# TYPE atelier_memory_bytes gauge",
    `atelier_memory_bytes{kind="resident"} ${rss}`,
    `atelier_memory_bytes{kind="heap"} ${heapUsed}`,
    "# TYPE atelier_uptime_seconds gauge",
    `atelier_uptime_seconds ${Math.round(process.uptime())}`,
    "# TYPE atelier_event_loop_delay_seconds gauge",
    `atelier_event_loop_delay_seconds{quantile="0.5"} ${seconds(50)}`,
    `atelier_event_loop_delay_seconds{quantile="0.99"} ${seconds(99)}`,
    `atelier_event_loop_delay_seconds{quantile="1"} ${seconds(100)}`,
  ];
  delay?.reset();
  return lines;
}
