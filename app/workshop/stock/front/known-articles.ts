import { hardwareCodes, type HardwareCode } from "~/furniture/boards/piece";
import type { Rules } from "~/furniture/boards/rules";
import type { Decor, Handle } from "~/furniture/decors/decor";
import type { TFunction } from "~/platform/i18n/translate";

import { type Article, plainBoards } from "../article";

/** What articles are made of and called. */
export interface Known {
  decors: readonly Pick<Decor, "id" | "name" | "thicknesses" | "supplierCode">[];
  handles: readonly Pick<Handle, "id" | "name" | "supplierCode">[];
}

/** All articles that pieces may need under the workshop's rules, with today's decors and handles. */
export function knownArticles({ decors, handles }: Known, rules: Rules): Article[] {
  const { drawer, rail, edges, drawerBoard, backBoard } = rules;
  const { shortestRunner, longestRunner, runnerStep } = drawer;
  const lengths: Partial<Record<HardwareCode, number[]>> = {
    "runner-pair": stepped(shortestRunner, longestRunner, runnerStep),
    // They come by 50 mm, and only where hangers do not fit across.
    "pull-out-rail": stepped(100, Math.max(100, rail.leastDepth - 60), 50),
  };
  return [
    ...decors.flatMap(({ id, thicknesses }) =>
      thicknesses.map((thickness): Article => ({ kind: "sheet", material: id, thickness })),
    ),
    { kind: "sheet", material: plainBoards.drawer, thickness: drawerBoard },
    { kind: "sheet", material: plainBoards.hdf, thickness: backBoard },
    ...decors.flatMap(({ id }) =>
      [...new Set([edges.body, edges.front])].map((thickness): Article => ({
        kind: "band",
        decor: id,
        thickness,
      })),
    ),
    ...handles.map(({ id }): Article => ({ kind: "handle", handle: id })),
    ...hardwareCodes
      .filter((code) => code !== "handle")
      .flatMap((code): Article[] =>
        (lengths[code] ?? [null]).map((length) => ({ kind: "hardware", code, length })),
      ),
  ];
}

function stepped(from: number, to: number, by: number): number[] {
  return Array.from({ length: Math.floor((to - from) / by) + 1 }, (_, index) => from + index * by);
}

/** An article in words, as staff read it. A decor that is gone is named by its id. */
export function nameArticle(
  article: Article,
  { decors, handles }: Known,
  t: TFunction<["office-stock", "workshop-parts"]>,
): string {
  const decorName = (id: string) => decors.find((one) => one.id === id)?.name ?? id;
  switch (article.kind) {
    case "sheet": {
      const { material, thickness } = article;
      const plain =
        material === plainBoards.drawer
          ? t("workshop-parts:drawerStock")
          : material === plainBoards.hdf
            ? t("workshop-parts:hdfStock")
            : undefined;
      return t("sheet", { name: plain ?? decorName(material), thickness });
    }
    case "band":
      return t("band", { name: decorName(article.decor), thickness: article.thickness });
    case "handle":
      return t("handle", {
        name: handles.find(({ id }) => id === article.handle)?.name ?? article.handle,
      });
    case "hardware": {
      const name = t(`workshop-parts:hardwareNames.${article.code}`);
      return article.length === null ? name : `${name} ${article.length} mm`;
    }
  }
}

/** The supplier's code that a decor or handle has of its own. */
export function supplierCodeOf(article: Article, { decors, handles }: Known): string {
  if (article.kind === "handle") {
    return handles.find(({ id }) => id === article.handle)?.supplierCode ?? "";
  }
  if (article.kind !== "sheet") return "";
  return decors.find(({ id }) => id === article.material)?.supplierCode ?? "";
}
