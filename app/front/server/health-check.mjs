// @ts-check
// Whether the shop beside it answers, for the image's health check: 0 or 1. It names the shop's own host, which
// `fetch` cannot.
import { get } from "node:http";

import { shop } from "./config.mjs";

// An address that was set in the office since the start counts from the next start on; until then the shop
// answers 421 to it.
const ALIVE = [200, 421];

get({ port: process.env.PORT, path: "/healthz", headers: { host: shop.host } }, (answer) => {
  process.exit(ALIVE.includes(answer.statusCode ?? 0) ? 0 : 1);
}).on("error", () => process.exit(1));
