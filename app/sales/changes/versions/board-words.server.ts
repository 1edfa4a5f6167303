import { compareBoards, comparePieces } from "~/furniture/boards/compare";
import { buildFrozen } from "~/furniture/planner/frozen-plan.server";
import { BY, lengthText } from "~/platform/format/measures";
import type { Language } from "~/platform/i18n/languages";
import { translateIn } from "~/platform/i18n/translate.server";
import { readFrozenDesign } from "~/shop/cart/frozen-line.server";
import { isPlanned } from "~/shop/cart/line-design";

type Differing = ReturnType<typeof compareBoards>[number];

/**
 * What differs in boards between two stored designs, a line of text for each kind, as they are finished: for staff in
 * mm, for the customer in cm, and by their number alone where their sizes stay. Where the boards are the same and
 * something else of the piece is another, it says so; nothing where one of the two was not planned, or where the decor
 * is another, which is no longer the same board.
 */
export function boardWords(
  before: string,
  after: string,
  { language, names }: { language: Language; names: "buyer" | "staff" },
): string[] {
  if (before === after || before === "" || after === "") return [];
  const [was, is] = [readFrozenDesign(before), readFrozenDesign(after)];
  if (!isPlanned(was) || !isPlanned(is)) return [];
  const t = translateIn(language, ["order-change", "workshop-parts", "common"]);
  const pieces = [buildFrozen(was).piece, buildFrozen(is).piece] as const;
  const boards = compareBoards(...pieces);
  if (boards.length > 0) return boards.map(lineOf);
  const { differences, isMoved } = comparePieces(...pieces);
  const isOtherDecor = was.body.id !== is.body.id || was.front.id !== is.front.id;
  return !isOtherDecor && (isMoved || differences.length > 0) ? [t("sameBoards")] : [];

  function lineOf(one: Differing): string {
    const areSizesSame = sizesOf(one.before) === sizesOf(one.after);
    const side = (some: Differing["before"]) =>
      some
        .map((sized) =>
          names === "buyer" && areSizesSame
            ? String(sized.count)
            : `${sized.count} (${sizeOf(sized)})`,
        )
        .join(", ") || t("noBoards");
    const name = t(`workshop-parts:boardNames.${one.name}`);
    return t("boards", { name, before: side(one.before), after: side(one.after) });
  }

  function sizesOf(some: Differing["before"]): string {
    return some.map(sizeOf).join(", ");
  }

  function sizeOf({ length, width, thickness }: Differing["before"][number]): string {
    const text = (unit: number) =>
      [length, width, thickness].map((mm) => lengthText(mm / unit, language)).join(BY);
    return names === "staff" ? `${text(1)} mm` : t("common:size.cm", { size: text(10) });
  }
}
