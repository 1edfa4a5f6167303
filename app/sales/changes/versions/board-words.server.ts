import { comparePieces } from "~/furniture/boards/compare";
import { buildFrozen } from "~/furniture/planner/frozen-plan.server";
import type { Language } from "~/platform/i18n/languages";
import { translateIn } from "~/platform/i18n/translate.server";
import { readFrozenDesign } from "~/shop/cart/frozen-line.server";
import { isPlanned } from "~/shop/cart/line-design";

/**
 * What differs in boards between two stored designs, a line of text for each kind, as they are sawn with their bands
 * in mm. Of two pieces with the same boards it says so; nothing where one of them was not planned.
 */
export function boardWords(before: string, after: string, language: Language): string[] {
  if (before === after || before === "" || after === "") return [];
  const [was, is] = [readFrozenDesign(before), readFrozenDesign(after)];
  if (!isPlanned(was) || !isPlanned(is)) return [];
  const t = translateIn(language, ["order-change", "workshop-parts"]);
  const { differences } = comparePieces(buildFrozen(was).piece, buildFrozen(is).piece);
  const sizes = (text: string) => text.replaceAll("\n", ", ") || t("noBoards");
  const boards = differences.flatMap((one) =>
    one.what === "board"
      ? [
          t("boards", {
            name: t(`workshop-parts:boardNames.${one.name}`),
            before: sizes(one.before),
            after: sizes(one.after),
          }),
        ]
      : [],
  );
  return boards.length > 0 ? boards : [t("sameBoards")];
}
