// @ts-check
// For `node --import`: what Node reads file by file, the guard and what stands behind it.
import { register } from "node:module";

register("./resolve.mjs", import.meta.url);
