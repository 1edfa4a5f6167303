import { writeDesign } from "~/furniture/boards/address";
import { allColumns, type Design } from "~/furniture/boards/design";
import { planAddress, stepBefore, type Where } from "~/furniture/planner/front/plan-address";
import { makePlan } from "~/furniture/planner/plan.server";
import { htmlIn } from "~/platform/i18n/html-in.server";
import type { Language } from "~/platform/i18n/languages";
import { lengthInCm } from "~/platform/i18n/size-words";
import { useTranslation } from "~/platform/i18n/use-translation";

/**
 * What a form says: its design as its numbers are read, and `other` where numbers without a unit can be read
 * otherwise (`readOtherLength`) and both can be built as they are. Where only the other can, it is what was said.
 */
export async function settleReading(
  design: Design,
  other: Design | undefined,
  language: Language,
): Promise<{ design: Design; other: Design | undefined }> {
  const [read, meant] = [design, other ?? design].map(typedLengths);
  const differ = meant!.flatMap((length, at) => (length === read![at] ? [] : [at]));
  const isBuilt = async (wish: Design) => {
    const plan = await makePlan(wish, language);
    if (plan.kind !== "plan") return false;
    const [wished, built] = [wish, plan.design].map(typedLengths);
    return differ.every((at) => built![at] === wished![at]);
  };
  if (!other || differ.length === 0 || !(await isBuilt(other))) return { design, other: undefined };
  return (await isBuilt(design)) ? { design, other } : { design: other, other: undefined };
}

/** Says how the numbers of a design were read, and offers the other reading as a link; empty without one. */
export function otherReadingHtml(
  design: Design,
  other: Design | undefined,
  where: Where,
  language: Language,
): string {
  const lengths = other ? apart(design, other) : [];
  if (!other || lengths.length === 0) return "";
  const text = writeDesign(other);
  const before = stepBefore(where.before, writeDesign(design), text);
  const address = planAddress(text, { ...where, before });
  return htmlIn(language, <OtherReading lengths={lengths} address={address} />);
}

/** Two readings of one number, in millimetres. */
interface Readings {
  chosen: number;
  other: number;
}

function OtherReading({ lengths, address }: { lengths: Readings[]; address: string }) {
  const { t, i18n } = useTranslation("planner");
  const list = (which: keyof Readings) =>
    lengths.map((length) => lengthInCm(length[which], i18n)).join(", ");
  return (
    <p className="rounded-edge border-l-4 border-sage bg-white px-5 py-3">
      {t("readAs", { lengths: list("chosen") })}{" "}
      <a href={address} className="inline-flex min-h-11 items-center font-semibold underline">
        {t("readOtherwise", { lengths: list("other") })}
      </a>
    </p>
  );
}

/** The lengths in which two readings of one form differ, each pair once. */
function apart(design: Design, other: Design): Readings[] {
  const [read, meant] = [typedLengths(design), typedLengths(other)];
  const pairs = read.flatMap((chosen, at) => {
    const one = meant[at];
    return one === undefined || one === chosen ? [] : [{ chosen, other: one }];
  });
  return pairs.filter(
    ({ chosen, other: one }, at) =>
      pairs.findIndex((pair) => pair.chosen === chosen && pair.other === one) === at,
  );
}

/** The lengths of a design that are typed, in one order; what its place decides by itself is not. */
function typedLengths(design: Design): number[] {
  const { wayIn, topBox } = design;
  const standing = standingLengths(design);
  const passage = wayIn ? [wayIn.width, wayIn.height, wayIn.kind === "lift" ? wayIn.depth : 0] : [];
  const parts = allColumns(design).flatMap((column) => [
    column.width ?? 0,
    ...column.zones.map((zone) => zone.height ?? 0),
  ]);
  return [...standing, ...passage, topBox, ...parts];
}

/** What is typed of a place and of the piece in it. */
function standingLengths({ place, width, height, depth }: Design): number[] {
  switch (place.kind) {
    case "free":
      return [width, height, depth, place.ceiling ?? 0];
    case "corner":
    case "diagonal": {
      const { walls, diagonal, ceiling, skirting } = place;
      return [...walls, diagonal, height, depth, ceiling ?? 0, skirting];
    }
    case "niche":
      return [...place.widths, ...place.heights, place.depth, place.skirting];
    case "slope": {
      const { widths, low, high, run, raised, depth: deep, skirting } = place;
      return [...widths, low, high, run ?? 0, raised ?? 0, deep, skirting];
    }
  }
}
