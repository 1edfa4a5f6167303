import { z } from "~/zod";
import { message } from "~/forms/validation-message";

/** A review as a customer writes it (rating 1 to 5, text of 10 to 2000 characters). */
export const reviewForm = z.object({
  rating: z.enum(["1", "2", "3", "4", "5"], { error: message("rating") }).transform(Number),
  text: z
    .string({ error: message("reviewText") })
    .trim()
    .min(10, message("reviewText"))
    .max(2000, message("tooLong", { count: 2000 })),
});
