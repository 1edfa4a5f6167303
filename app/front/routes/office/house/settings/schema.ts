import { z } from "~/platform/basics/zod";
import { dayField, tickField } from "~/platform/forms/field-schemas";
import { leiField, wholeField } from "~/platform/forms/number-field";
import { message } from "~/platform/forms/validation-message";
import { advanceBounds } from "~/platform/settings/front/advance";
import { isReadableText } from "~/platform/settings/front/theme";

import { companyForm } from "./company-form";
import { generalForm } from "./general-form";

const color = z
  .string({ error: message("color") })
  .trim()
  .regex(/^#(?:[0-9a-f]{3}|[0-9a-f]{6})$/i, message("color"));

const appearanceForm = z.object({
  primaryColor: color,
  secondaryColor: color.refine(
    (typed) => !/^#(?:[0-9a-f]{3}|[0-9a-f]{6})$/i.test(typed) || isReadableText(typed),
    message("colorContrast"),
  ),
  productCardsPerRow: z.enum(["2", "3", "4"], { error: message("choose") }),
  showHeroSection: tickField(),
  showFeaturedProducts: tickField(),
  showTestimonials: tickField(),
});

const notificationsForm = z.object({
  orderNotifications: tickField(),
  productComments: tickField(),
  stockAlerts: tickField(),
  emailNewsletter: tickField(),
});

/** Whole hours between two bounds. */
const hours = (least: number, most: number, name: "hoursPerWeek" | "hoursPerPiece") =>
  wholeField(message(name), { min: least, max: most });

/** Whole minutes, none as well. */
const minutes = (most: number) =>
  wholeField(message("wholeBetween", { min: 0, max: most }), { min: 0, max: most });

/** The most that a swatch or its post may cost; more is a slip of the finger. */
const MOST_LEI = 1_000;

/** An amount in lei as typed, in bani. */
const lei = (leastBani: number, name: "swatchPrice" | "swatchPostPrice") =>
  leiField(message(name), { min: leastBani, max: MOST_LEI * 100 });

const tradeForm = z.object({
  vatMode: z.enum(["added", "included"], { error: message("choose") }),
  orderPrefix: z
    .string({ error: message("orderPrefix") })
    .trim()
    .toUpperCase()
    .regex(/^[A-Z0-9]{1,8}$/, message("orderPrefix")),
  advancePercent: wholeField(message("advancePercent", advanceBounds), advanceBounds),
  advanceDueDays: wholeField(message("dueDays"), { min: 1, max: 60 }),
  hoursPerWeek: hours(0, 5_000, "hoursPerWeek"),
  hoursPerPiece: hours(1, 500, "hoursPerPiece"),
  packingMinutes: minutes(600),
  deliveryMinutes: minutes(2_400),
  areDrawingsRequired: tickField(),
  swatchPrice: lei(1, "swatchPrice"),
  swatchPostPrice: lei(0, "swatchPostPrice"),
});

/** A rate of VAT and its first day, within the years that a law could be about. */
export const vatRateForm = z.object({
  firstDay: dayField("vatDay", (day) => day >= "2000-01-01" && day < "2100-01-01"),
  percent: wholeField(message("vatPercent"), { min: 0, max: 99 }),
});

/** The form of each tab. */
export const tabForms = {
  general: generalForm,
  appearance: appearanceForm,
  notifications: notificationsForm,
  trade: tradeForm,
  company: companyForm,
};
