// Takes turns.

import { readFileSync } from "node:fs";

import { expect, onTestFinished, test } from "vitest";

import { spawnGuarded } from "../server/guarded";
import { startShop } from "../shop-process";
import { pieces } from "../world";
import { visit } from "./buying";

const TOKEN = "a-token-of-32-signs-for-the-tests";
const rules = readFileSync("app/front/operations/prometheus-rules.yml", "utf8");

/** The samples of an answer in Prometheus' text format; throws where a line is none. */
function samplesOf(text: string): { name: string; labels: string; value: number }[] {
  return text.split("\n").flatMap((line) => {
    if (line === "" || /^# TYPE atelier_[a-z_]+ (?:counter|gauge|histogram)$/.test(line)) return [];
    const [, name, labels, value] =
      /^(atelier_[a-z_]+)(\{(?:[a-z]+="[\w.+]+",?)+\})? ([\d.e+-]+)$/.exec(line) ?? [];
    if (!name) throw new Error(`no sample: ${line}`);
    return [{ name, labels: labels ?? "", value: Number(value) }];
  });
}

test("the figures are for who knows the token alone", async () => {
  const shop = await startShop({ METRICS_TOKEN: TOKEN });
  onTestFinished(() => shop.dispose());
  const ask = (headers: Record<string, string>) => fetch(`${shop.origin}/metrics`, { headers });
  for (const authorization of [
    "",
    "Bearer",
    `Bearer ${TOKEN}x`,
    `Bearer ${TOKEN.slice(1)}`,
    TOKEN,
  ]) {
    const answer = await ask(authorization ? { authorization } : {});
    expect([authorization, answer.status]).toEqual([authorization, 401]);
    expect(answer.headers.get("www-authenticate")).toBe("Bearer");
    expect(await answer.text()).not.toContain("atelier_");
  }
  const guest = visit(shop);
  await guest.get(pieces.bed.path);
  await guest.get(`${pieces.bed.path}?cauta=ana@example.com`);
  await guest.get("/nu-exista");
  const answer = await ask({ authorization: `Bearer ${TOKEN}` });
  expect(answer.status).toBe(200);
  expect(answer.headers.get("content-type")).toContain("version=0.0.4");
  const text = await answer.text();
  const samples = samplesOf(text);
  const of = (name: string, labels = "") =>
    samples.find((one) => one.name === name && one.labels === labels)?.value;
  expect(of("atelier_answers_total", '{kind="page",status="200"}')).toBe(2);
  expect(of("atelier_answers_total", '{kind="page",status="404"}')).toBe(1);
  expect(of("atelier_answers_total", '{kind="watch",status="401"}')).toBe(5);
  expect(of("atelier_figures_read")).toBe(1);
  expect(of("atelier_needs_somebody", '{state="clock"}')).toBe(0);
  expect(of("atelier_memory_bytes", '{kind="resident"}')).toBeGreaterThan(10_000_000);
  // A bucket holds all that took less; the last one all.
  const buckets = samples
    .filter(({ name, labels }) => name.endsWith("_bucket") && labels.includes('"page"'))
    .map(({ value }) => value);
  expect(buckets).toEqual([...buckets].sort((one, other) => one - other));
  expect(buckets.at(-1)).toBe(of("atelier_answer_seconds_count", '{kind="page"}'));
  expect(text).not.toMatch(/ana|example\.com|nu-exista|127\.0\.0\.1/);
  // The background jobs have run by now, or will.
  const names = new Set(samples.map(({ name }) => name));
  const asked = new Set(
    rules.match(/\batelier_[a-z_]+/g)!.map((name) => name.replace(/_bucket$/, "")),
  );
  const later = [
    "atelier_backup_age_seconds",
    "atelier_copy_age_seconds",
    "atelier_answer_seconds",
  ];
  expect([...asked].filter((name) => !names.has(name) && !later.includes(name))).toEqual([]);
  expect((await fetch(`${shop.origin}/metrics`, { method: "POST" })).status).not.toBe(200);
});

test("without a token there is no such address, and a short one stops the start", async () => {
  const shop = await startShop();
  onTestFinished(() => shop.dispose());
  const answer = await fetch(`${shop.origin}/metrics`, { headers: { authorization: "Bearer " } });
  expect(answer.status).toBe(404);
  for (const METRICS_TOKEN of ["short", "with a space in it"]) {
    const guarded = spawnGuarded("plain", shop.data, { PORT: "0", METRICS_TOKEN });
    expect(await guarded.exited).toBe(1);
    expect(guarded.output()).toMatch(/^\[guard\] METRICS_TOKEN must have 16 signs.*\n$/);
    expect(guarded.output()).not.toContain(METRICS_TOKEN);
  }
});
