import { z } from "~/platform/basics/zod";
import { dayField, postcodeField } from "~/platform/forms/field-schemas";
import { leiField, wholeField } from "~/platform/forms/number-field";
import { textBlock, textLine } from "~/platform/forms/text-field";
import { message, type MessageKey } from "~/platform/forms/validation-message";
import { isIban, isRegistryNumber, isTaxCode } from "~/platform/settings/company-identity";
import { advanceBounds } from "~/platform/settings/front/advance";
import { isReadableText } from "~/platform/settings/front/theme";
import { BUCHAREST, countyCodes, sectors } from "~/platform/settings/places";

const box = z
  .string()
  .default("")
  .transform((typed) => typed === "on");

const email = z
  .string({ error: message("email") })
  .trim()
  .max(254, message("email"))
  .pipe(z.email({ error: message("email") }));

const color = z
  .string({ error: message("color") })
  .trim()
  .regex(/^#(?:[0-9a-f]{3}|[0-9a-f]{6})$/i, message("color"));

const webAddress = z
  .string()
  .trim()
  .max(300, message("tooLong", { count: 300 }))
  .refine((typed) => typed === "" || isWebAddress(typed), message("webAddress"))
  .default("");

/** General (spec §5), with both sets of opening hours; an empty day is a closed one. */
const generalForm = z.object({
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

const appearanceForm = z.object({
  primaryColor: color,
  secondaryColor: color.refine(
    (typed) => !/^#(?:[0-9a-f]{3}|[0-9a-f]{6})$/i.test(typed) || isReadableText(typed),
    message("colorContrast"),
  ),
  productCardsPerRow: z.enum(["2", "3", "4"], { error: message("choose") }),
  showHeroSection: box,
  showFeaturedProducts: box,
  showTestimonials: box,
});

const notificationsForm = z.object({
  orderNotifications: box,
  productComments: box,
  stockAlerts: box,
  emailNewsletter: box,
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
  areDrawingsRequired: box,
  swatchPrice: lei(1, "swatchPrice"),
  swatchPostPrice: lei(0, "swatchPostPrice"),
});

/** A rate of VAT and its first day, within the years that a law could be about. */
export const vatRateForm = z.object({
  firstDay: dayField("vatDay", (day) => day >= "2000-01-01" && day < "2100-01-01"),
  percent: wholeField(message("vatPercent"), { min: 0, max: 99 }),
});

/** The seat in parts is either complete or left out. */
const companyFields = z.object({
  name: textLine("companyName", 2, 120),
  taxCode: checked(isTaxCode, "taxCode", 14),
  registryNumber: checked(isRegistryNumber, "registryNumber", 30),
  seat: textBlock(200),
  seatStreet: textLine("address", 10, 150).or(z.literal("")).default(""),
  seatCity: textLine("city", 2, 50).or(z.literal("")).default(""),
  seatCounty: z
    .enum(countyCodes, { error: message("county") })
    .or(z.literal(""))
    .default(""),
  seatSector: z
    .enum(sectors, { error: message("sector") })
    .or(z.literal(""))
    .default(""),
  seatPostalCode: postcodeField().or(z.literal("")).default(""),
  bank: textBlock(100),
  iban: checked(isIban, "iban", 50),
});

const companyForm = companyFields.check(({ value, issues }) => {
  const { seatStreet, seatCity, seatCounty, seatPostalCode } = value;
  const parts = { seatStreet, seatCity, seatCounty, seatPostalCode };
  if (Object.values(parts).every((part) => part === "")) return;
  const asked = {
    seatStreet: "address",
    seatCity: "city",
    seatCounty: "county",
    seatPostalCode: "postalCode",
  } as const;
  for (const name of ["seatStreet", "seatCity", "seatCounty", "seatPostalCode"] as const) {
    if (parts[name] !== "") continue;
    issues.push({ code: "custom", input: value, path: [name], message: message(asked[name]) });
  }
  if (seatCounty === BUCHAREST && value.seatSector === "") {
    issues.push({ code: "custom", input: value, path: ["seatSector"], message: message("sector") });
  }
});

/** The form of each tab. */
export const tabForms = {
  general: generalForm,
  appearance: appearanceForm,
  notifications: notificationsForm,
  trade: tradeForm,
  company: companyForm,
};

/** An identifier that passes its check, or is left empty for now. */
function checked(isRight: (text: string) => boolean, key: MessageKey, max: number) {
  return z
    .string()
    .trim()
    .max(max, message("tooLong", { count: max }))
    .refine((typed) => typed === "" || isRight(typed), message(key))
    .default("");
}

function isWebAddress(text: string): boolean {
  return URL.canParse(text) && /^https?:$/.test(new URL(text).protocol);
}
