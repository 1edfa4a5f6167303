import {
  LARGEST,
  ownSizesOf,
  SIZE_STEP,
  sizesOf,
  SMALLEST,
  type Bounds,
  type OwnSizes,
} from "~/furniture/configurator/sizes";
import { z } from "~/platform/basics/zod";
import { readWhole } from "~/platform/forms/number-field";
import { message } from "~/platform/forms/validation-message";
import { perField, sizeNames, type SizeField } from "~/shop/catalogue/size-fields";

const length = z
  .string()
  .trim()
  .superRefine((typed, context) => {
    const { fault } = typed === "" ? {} : readSize(typed);
    if (fault !== undefined) context.addIssue({ code: "custom", message: fault });
  })
  .default("");

/** Where a product's customiser starts and between which sizes it is made; empty for the usual. */
export const sizeSchema = perField(() => length);

/** A length in whole cm that the customiser can stand at, or what is wrong with it. */
function readSize(typed: string): ReturnType<typeof readWhole> {
  const bounds = { min: SMALLEST, max: LARGEST };
  const error = message("size", { ...bounds, step: SIZE_STEP });
  const read = readWhole(typed, error, bounds);
  return read.value !== undefined && read.value % SIZE_STEP !== 0 ? { fault: error } : read;
}

/**
 * Refuses a largest size below the smallest, and a start that is not between them; what is empty is the
 * usual. Says so beside the field that was filled in, whatever else is wrong with the form.
 */
export function refuseSizes(
  form: Record<SizeField, unknown>,
  { addIssue }: Pick<z.RefinementCtx, "addIssue">,
): void {
  const fields = ["Start", "Min", "Max"] as const;
  for (const name of sizeNames) {
    // A text that is no length is refused by its own field's rule.
    if (!fields.every((bound) => isRead(form[`${name}${bound}`]))) continue;
    const own = readOwnSizes(form as Record<SizeField, string>);
    const { start, min, max } = sizesOf(own)[name];
    const refuse = (bound: (typeof fields)[number], text: string) =>
      addIssue({ code: "custom", path: [`${name}${bound}`], message: text });
    if (min > max && own[name].max !== null) refuse("Max", message("sizeMax", { min }));
    else if (min > max) refuse("Min", message("sizeMin", { max }));
    else if (start < min || start > max) refuse("Start", message("sizeStart", { min, max }));
  }
}

function isRead(typed: unknown): boolean {
  return typed === "" || (typeof typed === "string" && readSize(typed).fault === undefined);
}

/** The own sizes in an accepted form. */
export function readOwnSizes(form: Record<SizeField, string>): OwnSizes {
  const suffixes = { start: "Start", min: "Min", max: "Max" } as const;
  const read = (typed: string) => (typed === "" ? null : (readSize(typed).value ?? null));
  return ownSizesOf((name, bound: keyof Bounds) => read(form[`${name}${suffixes[bound]}`]));
}
