import { drawParts as shops } from "~/rendering/fragment-cache.server";

import { isWithout } from "./without.mjs";

/** Where nothing offers them a place, fragments are drawn like everything else. */
const drawAnew = (...args: Parameters<typeof shops>) => ({ ...shops(...args), parts: undefined });

export const drawParts = isWithout("fragment cache") ? drawAnew : shops;
