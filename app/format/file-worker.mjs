// @ts-check
// Makes one file in a thread of its own. Started and ended by make-file.server.ts.
import { parentPort, workerData } from "node:worker_threads";

import { makeFile } from "./make-file.mjs";

parentPort?.postMessage(await makeFile(workerData));
