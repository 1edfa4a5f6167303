import { z } from "~/platform/basics/zod";
import { requiredBlock } from "~/platform/forms/text-field";
import { message } from "~/platform/forms/validation-message";

import { reviewLength } from "./text-length";

/** A review as a customer writes it (rating 1 to 5). */
export const reviewForm = z.object({
  rating: z.enum(["1", "2", "3", "4", "5"], { error: message("rating") }).transform(Number),
  text: requiredBlock("reviewText", reviewLength.least, reviewLength.most),
});
