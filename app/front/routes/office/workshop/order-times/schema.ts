import { z } from "~/platform/basics/zod";
import { wholeField } from "~/platform/forms/number-field";
import { message } from "~/platform/forms/validation-message";
import { MOST_MINUTES } from "~/workshop/plan/front/clock";

/** All minutes of an order at a station, in place of what was measured. */
export const minutesForm = z.object({
  minutes: wholeField(message("minutesAtStation", { most: MOST_MINUTES }), {
    min: 0,
    max: MOST_MINUTES,
  }),
});
