import { z } from "~/platform/basics/zod";
import { textBlock, textLine } from "~/platform/forms/text-field";
import { message } from "~/platform/forms/validation-message";

const email = z
  .string({ error: message("email") })
  .trim()
  .max(254, message("email"))
  .pipe(z.email({ error: message("email") }));

const webAddress = z
  .string()
  .trim()
  .max(300, message("tooLong", { count: 300 }))
  .refine((typed) => typed === "" || isWebAddress(typed), message("webAddress"))
  .default("");

/** General (spec §5), with both sets of opening hours; an empty day is a closed one. */
export const generalForm = z.object({
  siteName: textLine("siteName", 2, 60),
  siteDescription: textBlock(300),
  email,
  phone: textLine("settingsPhone", 5, 40),
  address: textLine("settingsAddress", 5, 200),
  hoursWeekdays: textBlock(60),
  hoursSaturday: textBlock(60),
  hoursSunday: textBlock(60),
  showroomWeekdays: textBlock(60),
  showroomSaturday: textBlock(60),
  showroomSunday: textBlock(60),
  facebookUrl: webAddress,
  instagramUrl: webAddress,
});

function isWebAddress(text: string): boolean {
  return URL.canParse(text) && /^https?:$/.test(new URL(text).protocol);
}
