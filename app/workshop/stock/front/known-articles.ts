import {
  articleOf,
  fittingId,
  hasOneCode,
  nameArticleOf,
  patternOf,
  patternText,
  type FittingName,
  pullOutWidths,
  runnerLengths,
} from "~/furniture/boards/fittings";
import type { HardwareCode } from "~/furniture/boards/piece";
import type { Rules } from "~/furniture/boards/rules";
import { allHardwareCodes, moduleFacts } from "~/furniture/boards/run";
import type { Decor, Handle } from "~/furniture/decors/decor";
import type { TFunction } from "~/platform/i18n/translate";

import { type Article, nameSource, plainBoards, unitOf, worktopOf } from "../article";
import { wholeAmount, type Need, type Placed } from "../needs";

/** What articles are made of and called. */
export interface Known {
  decors: readonly Pick<Decor, "id" | "name" | "thicknesses" | "supplierCode">[];
  handles: readonly Pick<Handle, "id" | "name" | "supplierCode">[];
  /** The owner's table, by the ids of the fittings. */
  fittings: ReadonlyMap<string, FittingName>;
  /** What is drilled for them. */
  rules: Pick<Rules, "drilling">;
}

/** All articles that pieces may need under the workshop's rules, with today's decors and handles. */
export function knownArticles(
  { decors, handles }: Pick<Known, "decors" | "handles">,
  rules: Rules,
): Article[] {
  const { rail, edges, drawerBoard, backBoard, worktop } = rules;
  const narrow = moduleFacts.narrow.widths;
  const lengths: Partial<Record<HardwareCode, number[]>> = {
    "runner-pair": runnerLengths(rules),
    // They come by 50 mm, and only where hangers do not fit across.
    "pull-out-rail": stepped(100, Math.max(100, rail.leastDepth - 60), 50),
    "pull-out": pullOutWidths(rules),
    "narrow-module": stepped(narrow.least, narrow.most, narrow.step),
  };
  return [
    ...decors.flatMap(({ id, thicknesses }) =>
      thicknesses.map((thickness): Article => ({ kind: "sheet", material: id, thickness })),
    ),
    { kind: "sheet", material: plainBoards.drawer, thickness: drawerBoard },
    { kind: "sheet", material: plainBoards.hdf, thickness: backBoard },
    ...decors.map(({ id }): Article => ({
      kind: "sheet",
      material: worktopOf(id),
      thickness: worktop.thickness,
    })),
    ...decors.flatMap(({ id }) =>
      [...new Set([edges.body, edges.front])].map((thickness): Article => ({
        kind: "band",
        decor: id,
        thickness,
      })),
    ),
    // Boxes of drawers have bands as thick as the body's.
    { kind: "band", decor: plainBoards.drawer, thickness: edges.body },
    ...handles.map(({ id }): Article => ({ kind: "handle", handle: id })),
    ...allHardwareCodes
      .filter((code) => code !== "handle")
      .flatMap((code): Article[] =>
        (lengths[code] ?? [null]).map((length) => ({ kind: "hardware", code, length })),
      ),
  ];
}

function stepped(from: number, to: number, by: number): number[] {
  return Array.from({ length: Math.floor((to - from) / by) + 1 }, (_, index) => from + index * by);
}

type Words = TFunction<readonly ["office-stock", "workshop-parts"]>;

/**
 * An article in words, as staff read it. A decor that is gone is named by its id. A fitting is named with what the
 * owner's table says is bought for it, or with what a paper or an order `said` of it.
 */
export function nameArticle(
  article: Article,
  { decors, handles, fittings }: Known,
  t: Words,
  said?: string | null,
): string {
  const plain = {
    drawer: t("workshop-parts:drawerStock"),
    hdf: t("workshop-parts:hdfStock"),
    worktop: (decor: string) => t("workshop-parts:worktopStock", { decor }),
  };
  switch (article.kind) {
    case "sheet":
      return t("sheet", {
        name: nameSource(article.material, decors, plain),
        thickness: article.thickness,
      });
    case "band":
      return t("band", {
        name: nameSource(article.decor, decors, plain),
        thickness: article.thickness,
      });
    case "handle":
      return t("handle", {
        name: handles.find(({ id }) => id === article.handle)?.name ?? article.handle,
      });
    case "hardware": {
      const { code, length } = article;
      const role = t(`workshop-parts:hardwareNames.${code}`);
      const sized = length === null ? role : `${role} ${length} mm`;
      return nameArticleOf(sized, said ?? boughtNow(article, fittings));
    }
  }
}

/** What the owner's table says is bought for a fitting; empty where it says nothing. */
export function boughtNow(article: Article, fittings: Known["fittings"]): string {
  if (article.kind !== "hardware") return "";
  const fitting = fittings.get(fittingId(article.code, article.length));
  return fitting ? articleOf(fitting) : "";
}

/** What orders were placed with of a fitting that is bought or drilled for otherwise today. */
export function placedOtherwise(
  { article, placed = [] }: Pick<Need, "article" | "placed">,
  { fittings, rules }: Pick<Known, "fittings" | "rules">,
): Placed[] {
  if (article.kind !== "hardware") return [];
  const now = {
    fitting: boughtNow(article, fittings),
    pattern: patternOf(article.code, rules),
  };
  return placed.filter((one) => isOtherwise(one, now));
}

type HowPlaced = Pick<Placed, "fitting" | "pattern">;

/** Whether orders were placed with another fitting than that of now, or are drilled for it otherwise. */
export function isOtherwise(placed: HowPlaced, now: HowPlaced): boolean {
  const isOther = placed.fitting !== "" && placed.fitting !== now.fitting;
  return isOther || placed.pattern !== now.pattern;
}

/** The same in words, each with how many of the article it is about. */
export function placedTexts(
  need: Pick<Need, "article" | "placed">,
  known: Pick<Known, "fittings" | "rules">,
  t: Words,
): string[] {
  return placedOtherwise(need, known).map((one) =>
    t("placedOtherwise", {
      units: t(`units.${unitOf(need.article)}`, { amount: wholeAmount(one.amount) }),
      what: placedText(need.article, one, known, t),
    }),
  );
}

/** Maker, name and code that an order was placed with, and what is drilled for it where that is another today. */
export function placedText(
  article: Article,
  { fitting, pattern }: HowPlaced,
  { rules }: Pick<Known, "rules">,
  t: Words,
): string {
  if (article.kind !== "hardware") return fitting;
  const { code } = article;
  const isDrilledSo = pattern === patternOf(code, rules);
  const drilled = isDrilledSo ? "" : t("drilledAs", { pattern: patternText(code, pattern) });
  return [fitting, drilled].filter(Boolean).join(", ");
}

/** The code that a decor, a handle or a fitting has of its own. */
export function supplierCodeOf(article: Article, { decors, handles, fittings }: Known): string {
  if (article.kind === "handle") {
    return handles.find(({ id }) => id === article.handle)?.supplierCode ?? "";
  }
  if (article.kind === "hardware") {
    if (!hasOneCode(article.code)) return "";
    return fittings.get(fittingId(article.code, article.length))?.makerCode ?? "";
  }
  if (article.kind !== "sheet") return "";
  return decors.find(({ id }) => id === article.material)?.supplierCode ?? "";
}
