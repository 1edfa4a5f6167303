import { z } from "~/zod";

/** The time that the clock showed on the page that asks whether it is right. */
export const clockForm = z.object({ shown: z.iso.datetime() });
