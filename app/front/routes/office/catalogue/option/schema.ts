import { handleShapes, parseThicknesses, thicknessRange } from "~/furniture/decors/decor";
import { z } from "~/platform/basics/zod";
import { tickField } from "~/platform/forms/field-schemas";
import { leiField, wholeField } from "~/platform/forms/number-field";
import { optionalLine, textLine } from "~/platform/forms/text-field";
import { message, type MessageKey } from "~/platform/forms/validation-message";
import { decorEmissions } from "~/shop/catalogue/safety";

const HIGHEST_BANI = 100_000_000;

const naming = {
  name: textLine("optionName", 2, 60),
  description: optionalLine(200),
  supplierCode: optionalLine(60),
};
const offering = {
  surcharge: lei("surcharge"),
  order: wholeField(message("order"), { min: 0, max: 9_999 }),
  status: tickField(),
};

/** The form of a material. Its keys stand in the order of the page. */
export const materialForm = z.object({
  ...naming,
  ...offering,
  emission: z.enum(decorEmissions, { error: message("choose") }).optional(),
  board: z.enum(["pal", "mdf"], { error: message("choose") }),
  thicknesses: z
    .string({ error: message("thicknesses", thicknessRange) })
    .transform((typed) => parseThicknesses(typed)?.join(",") ?? "")
    .pipe(z.string({ error: message("thicknesses", thicknessRange) })),
  sheetLength: whole(300, 6000),
  sheetWidth: whole(300, 6000),
  pricePerM2: lei("purchasePrice"),
  onOrderDays: whole(1, 365).optional(),
  hasGrain: tickField(),
  fromPicture: tickField(),
  colorFront: color(),
  colorTop: color(),
  colorSide: color(),
  glossy: tickField(),
  grainColor: color(),
  grainLines: whole(1, 60),
  grainPercent: whole(1, 100),
});

/** The form of a handle. */
export const handleForm = z
  .object({
    ...naming,
    ...offering,
    price: lei("purchasePrice"),
    length: whole(0, 2000),
    holeSpacing: whole(0, 2000),
    shape: z.enum(handleShapes, { error: message("choose") }),
    color: color(),
  })
  .superRefine(({ length, holeSpacing }, context) => {
    if (holeSpacing <= length) return;
    context.addIssue({ code: "custom", path: ["holeSpacing"], message: message("holeSpacing") });
  });

/** An amount that is not negative, in bani. */
function lei(key: MessageKey) {
  return leiField(message(key), { min: 0, max: HIGHEST_BANI });
}

function whole(min: number, max: number) {
  return wholeField(message("wholeBetween", { min, max }), { min, max });
}

/** A colour as the browser's colour field sends it. */
function color() {
  return z
    .string({ error: message("color") })
    .trim()
    .toLowerCase()
    .regex(/^#[0-9a-f]{6}$/, message("color"));
}
