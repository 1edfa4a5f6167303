import { performance } from "node:perf_hooks";

import type { ShopProcess } from "../shop-process";
import { Visitor } from "../visitor";
import { median, type Row } from "./row";

const MOST_APART = 0.05;
const kinds = ["known", "unknown"] as const;
const backwards = ["unknown", "known"] as const;

interface Ask {
  /** Forms that check no password take milliseconds, of which any noise is a large part. */
  samples: number;
  form: (email: string) => [string, Record<string, string>];
}

const asks: Record<string, Ask> = {
  "sign-in": {
    samples: 200,
    form: (email) => ["/autentificare", { email, password: "nu este aceasta" }],
  },
  reset: { samples: 1000, form: (email) => ["/resetare-parola?index", { email }] },
  resend: { samples: 1000, form: (email) => ["/confirmare-email?index", { email }] },
  registration: {
    samples: 200,
    form: (email) => [
      "/inregistrare",
      { firstName: "Ana", lastName: "Pop", email, password: "nucul din curte", terms: "on" },
    ],
  },
};

/**
 * Whether a known and an unknown address can be told apart by time: samples are taken in turns, now
 * the one first and now the other, and the ratio of the medians is what counts.
 */
export async function measureAccounts(shop: ShopProcess): Promise<Row[]> {
  const rows: Row[] = [];
  for (const [name, { samples, form }] of Object.entries(asks)) {
    const times = { known: [] as number[], unknown: [] as number[] };
    for (let sample = 0; sample < samples; sample += 1) {
      for (const kind of sample % 2 === 0 ? kinds : backwards) {
        // Every sample is another client; the limits are not what is measured.
        await shop.db.deleteFrom("rate_limits").execute();
        const visitor = new Visitor(
          (request) => fetch(request, { redirect: "manual" }),
          shop.origin,
        );
        const email = kind === "known" ? "admin@atelier.local" : `nimeni.${sample}@example.com`;
        const before = performance.now();
        await visitor.post(...form(email));
        times[kind].push(performance.now() - before);
      }
    }
    const [known, unknown] = [median(times.known), median(times.unknown)];
    rows.push({
      what: `${name}: known address, beside an unknown one (at most 5 % apart)`,
      ours: round(known),
      beside: round(unknown),
      unit: "ms",
      budget: round(unknown * (1 + MOST_APART)),
      isMet: Math.abs(known / unknown - 1) <= MOST_APART,
    });
  }
  return rows;
}

const round = (value: number) => Math.round(value * 100) / 100;
