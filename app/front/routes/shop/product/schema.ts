import { z } from "~/platform/basics/zod";
import { requiredBlock } from "~/platform/forms/text-field";
import { message } from "~/platform/forms/validation-message";

/** A review as a customer writes it (rating 1 to 5, text of 10 to 2000 characters). */
export const reviewForm = z.object({
  rating: z.enum(["1", "2", "3", "4", "5"], { error: message("rating") }).transform(Number),
  text: requiredBlock("reviewText", 10, 2000),
});
