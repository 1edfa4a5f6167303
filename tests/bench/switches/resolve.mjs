// @ts-check
import { fileURLToPath, pathToFileURL } from "node:url";

import { replacementFor } from "./replaced.mjs";

/** @type {import("node:module").ResolveHook} */
export async function resolve(specifier, context, next) {
  const found = await next(specifier, context);
  if (!found.url.startsWith("file:") || !context.parentURL?.startsWith("file:")) return found;
  const instead = replacementFor(fileURLToPath(found.url), fileURLToPath(context.parentURL));
  return instead ? { ...found, url: pathToFileURL(instead).href } : found;
}
