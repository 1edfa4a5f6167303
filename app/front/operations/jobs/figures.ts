import { oldestUnsentAt } from "~/platform/mail/front/unsent-mails.server";
import { shopDatabase } from "~db/client.server";
import type { Db } from "~db/engine";

import { newestBackupAt } from "../backup/list-backups.server";
import { findCopyHealth } from "../copy/copy-health.server";
import { findWatched } from "../watching/watched";
import { listJobRuns } from "./job-runs";

/**
 * The shop's own figures for `/metrics`, in Prometheus' text format: mail that waits, jobs, copies and the states
 * that the shop watches. Nothing of them is about a person. What cannot be read at the moment is left out, and
 * `atelier_figures_read` is 0.
 */
export async function listFigures(
  now: Date = new Date(),
  db: Db = shopDatabase(),
): Promise<string> {
  const found = await Promise.all([ofMail(now, db), ofWatched(now, db), ofCopies(now)]).catch(
    () => undefined,
  );
  const read = gauge("figures_read", [[found ? 1 : 0]]);
  return [...(found ?? []).flat(), ...ofJobs(), ...read, ""].join("\n");
}

type Sample = [value: number, labels?: Record<string, string>];

function gauge(name: string, samples: Sample[], type: "gauge" | "counter" = "gauge"): string[] {
  const lines = samples.map(([value, labels = {}]) => {
    const inside = Object.entries(labels).map(([label, text]) => `${label}="${text}"`);
    return `atelier_${name}${inside.length > 0 ? `{${inside.join(",")}}` : ""} ${value}`;
  });
  return samples.length > 0 ? [`# TYPE atelier_${name} ${type}`, ...lines] : [];
}

const secondsSince = (instant: string, now: Date) =>
  Math.max(0, Math.round((now.getTime() - Date.parse(instant)) / 1000));

async function ofMail(now: Date, db: Db): Promise<string[]> {
  const row = await db
    .selectFrom("outbox")
    .select((eb) => [
      eb.fn.countAll<number>().filterWhere("failed_at", "is", null).as("waiting"),
      eb.fn.count<number>("last_error").filterWhere("failed_at", "is", null).as("tried"),
      eb.fn.count<number>("failed_at").as("failed"),
    ])
    .where("sent_at", "is", null)
    .executeTakeFirstOrThrow();
  const oldest = await oldestUnsentAt(db);
  return [
    ...gauge("mails", [
      [row.waiting, { state: "waiting" }],
      [row.tried, { state: "tried" }],
      [row.failed, { state: "failed" }],
    ]),
    ...gauge("oldest_mail_seconds", [[oldest ? secondsSince(oldest, now) : 0]]),
  ];
}

async function ofWatched(now: Date, db: Db): Promise<string[]> {
  const states = await findWatched(now, db);
  return gauge(
    "needs_somebody",
    states.map(({ name, count }) => [count, { state: name }]),
  );
}

async function ofCopies(now: Date): Promise<string[]> {
  const [backupAt, { freshAt }] = await Promise.all([newestBackupAt(now), findCopyHealth(now)]);
  return [
    ...gauge("backup_age_seconds", backupAt ? [[secondsSince(backupAt, now)]] : []),
    ...gauge("copy_age_seconds", freshAt ? [[secondsSince(freshAt, now)]] : []),
  ];
}

function ofJobs(): string[] {
  const jobs = listJobRuns();
  const ended = jobs.flatMap(([job, { done, failed }]): Sample[] => [
    [done, { job, outcome: "done" }],
    [failed, { job, outcome: "failed" }],
  ]);
  return [
    ...gauge("job_runs_total", ended, "counter"),
    ...gauge(
      "job_done_timestamp_seconds",
      jobs.map(([job, { doneAt }]) => [Math.round(doneAt / 1000), { job }]),
    ),
    ...gauge(
      "job_seconds",
      jobs.map(([job, { tookMs }]) => [tookMs / 1000, { job }]),
    ),
  ];
}
