import { performance } from "node:perf_hooks";

import { startShop } from "../shop-process";
import { Visitor } from "../visitor";

/**
 * `npm run bench`: whether a known and an unknown address can be told apart by time. Samples are
 * taken in turns on one running shop; the ratio of the medians is what counts.
 */
const SAMPLES = 200;
const shop = await startShop();
const known = "admin@atelier.local";

const asks: Record<string, (email: string) => [string, Record<string, string>]> = {
  "sign-in": (email) => ["/autentificare", { email, password: "nu este aceasta" }],
  reset: (email) => ["/resetare-parola?index", { email }],
  resend: (email) => ["/confirmare-email?index", { email }],
  registration: (email) => [
    "/inregistrare",
    { firstName: "Ana", lastName: "Pop", email, password: "nucul din curte", terms: "on" },
  ],
};

for (const [name, ask] of Object.entries(asks)) {
  const times = { known: [] as number[], unknown: [] as number[] };
  for (let sample = 0; sample < SAMPLES; sample += 1) {
    for (const kind of ["known", "unknown"] as const) {
      // Every sample is another client; the limits are not what is measured.
      await shop.db.deleteFrom("rate_limits").execute();
      const visitor = new Visitor((request) => fetch(request, { redirect: "manual" }), shop.origin);
      const email = kind === "known" ? known : `nimeni.${sample}@example.com`;
      const before = performance.now();
      await visitor.post(...ask(email));
      times[kind].push(performance.now() - before);
    }
  }
  const [a, b] = [median(times.known), median(times.unknown)];
  console.log(
    `${name}: known ${a.toFixed(2)} ms, unknown ${b.toFixed(2)} ms, ratio ${(a / b).toFixed(3)}`,
  );
}
await shop.dispose();

function median(values: number[]): number {
  return values.sort((one, other) => one - other)[Math.floor(values.length / 2)] ?? 0;
}
