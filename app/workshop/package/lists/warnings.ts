import type { Piece, Warning } from "~/furniture/boards/piece";

import type { SheetList } from "../front/package-sheet";
import { kilograms } from "./facts";
import type { PackageWords } from "./romanian";

/** What the workshop should mind; null where there is nothing. */
export function warningList({ warnings }: Piece, t: PackageWords): SheetList | null {
  if (warnings.length === 0) return null;
  const items = warnings.map((warning) =>
    t(`workshop-parts:warningTexts.${warning.code}`, { value: valueOf(warning) }),
  );
  return { title: t("warnings"), items };
}

function valueOf(warning: Warning): string {
  if ("difference" in warning) return String(warning.difference);
  if ("begins" in warning) return String(warning.begins);
  if ("most" in warning) return String(warning.most);
  return "grams" in warning ? kilograms(warning.grams) : "";
}
