// @ts-check
// Makes files, each for one message, in a thread of its own. Started and ended by make-file.server.ts.
import { parentPort } from "node:worker_threads";

import { makeFile } from "./make-file.mjs";

parentPort?.on("message", async (job) => parentPort?.postMessage(await makeFile(job)));
