import { z } from "~/zod";

/** What the clock showed on the page that asks whether it is right. */
export const clockForm = z.object({ shown: z.iso.datetime() });
