import type { Hardware, HardwareCode } from "./piece";
import type { Rules } from "./rules";

// A fitting is a role: the boards ask for a hinge, and the owner says whose hinge that is, what it costs and
// how it is drilled for.

/** What an article bought for a role is called, where the owner has said it; empty texts where not. */
export interface FittingName {
  name: string;
  maker: string;
  /** The maker's code of it. */
  makerCode: string;
}

/**
 * What tells a fitting from others in tables and addresses. A runner is an article of its own for each length;
 * rails are cut to theirs.
 */
export function fittingId(code: HardwareCode, length: number | null | undefined): string {
  return code === "runner-pair" ? `${code}-${length}` : code;
}

/** Whether what is bought for a role has one code: what is pulled out has one for each of its lengths or widths. */
export function hasOneCode(code: HardwareCode): boolean {
  return code !== "pull-out-rail" && code !== "pull-out" && code !== "narrow-module";
}

/** Maker, name and code of what is bought for a role, as far as they are known: `Blum Clip 110°, 71B3550`. */
export function articleOf({ maker, name, makerCode }: FittingName): string {
  const article = [maker, name].filter(Boolean).join(" ");
  return [article, makerCode].filter(Boolean).join(", ");
}

/** The role in words with what is bought for it: `Hinge: Blum Clip 110°, 71B3550`. */
export function nameFitting(role: string, fitting: FittingName | undefined): string {
  return nameArticleOf(role, fitting ? articleOf(fitting) : "");
}

/** The same with what is bought in words; the role alone where they say nothing. */
export function nameArticleOf(role: string, article: string): string {
  return article === "" ? role : `${role}: ${article}`;
}

/** What is drilled for a role, by its numbers: `45/9.5`; empty where nothing is set. */
export function patternOf(code: HardwareCode, { drilling }: Pick<Rules, "drilling">): string {
  const numbers = new Map(Object.entries(drilling));
  // A hinge without a spring is drilled for as the one with it.
  const drilled = code.replace(/^free-/, "");
  return [numbers.get(drilled), numbers.get(`${drilled}-behind`)]
    .filter((one) => one !== undefined)
    .join("/");
}

/** A pattern as staff read it: `45/9,5`, a runner's places as times, a bore with its sign. */
export function patternText(code: HardwareCode, pattern: string): string {
  const text = pattern.replaceAll(".", ",");
  if (text === "") return "";
  if (code === "runner-pair") return `${text}×`;
  return code === "connector" ? `Ø${text}` : text;
}

/** What hardware is called by a table of fittings, by their ids; what it says nothing of is not in it. */
export function namesIn(
  table: ReadonlyMap<string, FittingName>,
  hardware: readonly Pick<Hardware, "code" | "length">[],
): Record<string, FittingName> {
  const named = hardware.flatMap(({ code, length }) => {
    const id = fittingId(code, length);
    const fitting = table.get(id);
    if (!fitting || articleOf(fitting) === "") return [];
    const { name, maker, makerCode } = fitting;
    return [[id, { name, maker, makerCode }] as const];
  });
  return Object.fromEntries(named);
}

/** The lengths that runners come in, shorter first. */
export function runnerLengths({ drawer }: Pick<Rules, "drawer">): number[] {
  const { shortestRunner, longestRunner, runnerStep } = drawer;
  const count = Math.floor((longestRunner - shortestRunner) / runnerStep) + 1;
  return Array.from({ length: count }, (_, index) => shortestRunner + index * runnerStep);
}

/** The longest runner for a body's depth, or undefined where it is too shallow for any. */
export function runnerFor(depth: number, { drawer }: Rules): number | undefined {
  const { shortestRunner, longestRunner, runnerStep, behindRunner } = drawer;
  const steps = Math.floor((depth - behindRunner - shortestRunner) / runnerStep);
  if (steps < 0) return undefined;
  return Math.min(longestRunner, shortestRunner + steps * runnerStep);
}

/** The widths in mm that pull-outs come in, narrower first. */
export function pullOutWidths({ pullOut }: Pick<Rules, "pullOut">): number[] {
  const { narrowest, widest, step } = pullOut;
  const count = Math.floor((widest - narrowest) / step) + 1;
  return Array.from({ length: count }, (_, index) => narrowest + index * step);
}

/** The pull-out for a clear width in mm: each fits up to the next, as if there were one more. Undefined where none does. */
export function pullOutFor(clear: number, rules: Pick<Rules, "pullOut">): number | undefined {
  return pullOutWidths(rules).find((width) => clear >= width && clear < width + rules.pullOut.step);
}
