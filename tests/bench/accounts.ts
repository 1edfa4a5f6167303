import { performance } from "node:perf_hooks";

import type { ShopProcess } from "../shop-process";
import { Visitor } from "../visitor";
import { median, type Row } from "./row";

const MOST_APART = 0.05;

const asks: Record<string, (email: string) => [string, Record<string, string>]> = {
  "sign-in": (email) => ["/autentificare", { email, password: "nu este aceasta" }],
  reset: (email) => ["/resetare-parola?index", { email }],
  resend: (email) => ["/confirmare-email?index", { email }],
  registration: (email) => [
    "/inregistrare",
    { firstName: "Ana", lastName: "Pop", email, password: "nucul din curte", terms: "on" },
  ],
};

/**
 * Whether a known and an unknown address can be told apart by time: samples are taken in turns, and
 * the ratio of the medians is what counts.
 */
export async function measureAccounts(shop: ShopProcess, samples = 200): Promise<Row[]> {
  const rows: Row[] = [];
  for (const [name, ask] of Object.entries(asks)) {
    const times = { known: [] as number[], unknown: [] as number[] };
    for (let sample = 0; sample < samples; sample += 1) {
      for (const kind of ["known", "unknown"] as const) {
        // Every sample is another client; the limits are not what is measured.
        await shop.db.deleteFrom("rate_limits").execute();
        const visitor = new Visitor(
          (request) => fetch(request, { redirect: "manual" }),
          shop.origin,
        );
        const email = kind === "known" ? "admin@atelier.local" : `nimeni.${sample}@example.com`;
        const before = performance.now();
        await visitor.post(...ask(email));
        times[kind].push(performance.now() - before);
      }
    }
    const [known, unknown] = [median(times.known), median(times.unknown)];
    rows.push({
      what: `${name}: known address, beside an unknown one (at most 5 % apart)`,
      ours: round(known),
      bare: round(unknown),
      unit: "ms",
      budget: round(unknown * (1 + MOST_APART)),
      isMet: Math.abs(known / unknown - 1) <= MOST_APART,
    });
  }
  return rows;
}

const round = (value: number) => Math.round(value * 100) / 100;
