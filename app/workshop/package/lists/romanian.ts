import type { Axis, Board, Hole, Stock } from "~/furniture/boards/piece";
import type { StripPlace } from "~/furniture/cutting/layout";
import type { FrozenPlan } from "~/furniture/planner/frozen-plan.server";
import { slugOf } from "~/platform/format/compare-texts";
import type { TFunction } from "~/platform/i18n/translate";

/** An i18next `t` of the package's own texts and of the names of parts, in Romanian. */
export type PackageWords = TFunction<["workshop-package", "workshop-parts"]>;

/** A number as Romanian writes it, with so many decimals or none that is not needed. */
export function numberText(value: number, least = 0, most = Math.max(least, 1)): string {
  return value.toLocaleString("ro", {
    minimumFractionDigits: least,
    maximumFractionDigits: most,
    useGrouping: false,
  });
}

/** Numbers of boards as few words as may be: `1–3, 7`. */
export function numbersText(numbers: number[]): string {
  const runs: [from: number, to: number][] = [];
  for (const number of numbers) {
    const last = runs.at(-1);
    if (last && number === last[1] + 1) last[1] = number;
    else runs.push([number, number]);
  }
  return runs
    .map(([from, to]) =>
      from === to ? `${from}` : to === from + 1 ? `${from}, ${to}` : `${from}–${to}`,
    )
    .join(", ");
}

/** Which strip a front is cut from, and its place there: `fâșia 2: 1 din 4`. */
export function stripText(
  { number, place, count: all }: Pick<StripPlace, "number" | "place" | "count">,
  t: PackageWords,
): string {
  return t("labels.strip", { number, place, all });
}

/** The name of the sheet that boards are cut from. */
export function decorName(stock: Stock, frozen: FrozenPlan, t: PackageWords): string {
  const { bodyName, frontName, worktopName = "" } = frozen;
  return {
    body: bodyName,
    front: frontName,
    drawer: t("workshop-parts:drawerStock"),
    hdf: t("workshop-parts:hdfStock"),
    worktop: t("workshop-parts:worktopStock", { decor: worktopName }),
  }[stock];
}

/** What the decor of a board's bands is called where it is another than the board's. */
export function bandName(
  stock: Stock,
  { bandNames = {} }: Pick<FrozenPlan, "bandNames">,
): string | undefined {
  return stock === "body" || stock === "front" ? bandNames[stock] : undefined;
}

/** A band by its thickness in mm and its decor: `2-PAL-ALB`. */
export function bandCode(thickness: number, decor: string): string {
  return `${thickness}-${slugOf(decor).toUpperCase()}`;
}

/** Whether the decor's grain has to run along the board; slabs of worktops are laid along the wall whatever they look like. */
export function hasGrain(stock: Stock, { body, front }: FrozenPlan): boolean {
  return {
    body: body.hasGrain,
    front: front.hasGrain,
    drawer: false,
    hdf: false,
    worktop: true,
  }[stock];
}

function widthAxis(lengthAxis: Axis, thicknessAxis: Axis): Axis {
  return (["x", "y", "z"] as const).find((axis) => axis !== lengthAxis && axis !== thicknessAxis)!;
}

/** The edges and ends that a board's work is measured from, by where they are in the piece. */
export function startsOf(
  { lengthAxis, thicknessAxis }: Pick<Board, "lengthAxis" | "thicknessAxis">,
  t: PackageWords,
): { edge: string; end: string } {
  const across = widthAxis(lengthAxis, thicknessAxis);
  return { edge: t(`edgeNames.${across}`), end: t(`endNames.${lengthAxis}`) };
}

/** A face, an end or an edge by where it looks in the piece. */
export function faceName(
  { lengthAxis, thicknessAxis }: Pick<Board, "lengthAxis" | "thicknessAxis">,
  face: Hole["face"],
  t: PackageWords,
): string {
  if (face === "start" || face === "end") return t(`ends.${lengthAxis}.${face}`);
  if (face === "front" || face === "rear") {
    return t(`edgeSides.${widthAxis(lengthAxis, thicknessAxis)}.${face}`);
  }
  return t(`faces.${thicknessAxis}.${face}`);
}

/** As Romanian spreadsheets read a number. */
export function decimal(value: number): string {
  return String(value).replace(".", ",");
}
