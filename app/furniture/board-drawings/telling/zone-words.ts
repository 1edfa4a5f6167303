import type { Design } from "~/furniture/boards/design";
import type { ClearZone, Piece } from "~/furniture/boards/piece";

import type { TranslateBoards } from "./translate-boards";

/** What closes a zone and what it holds. */
export function zoneWords(
  t: TranslateBoards,
  { front, inside, count, mirror, light }: ClearZone,
  isSliding: boolean,
): string {
  if (front === "drawers") return t("zone.drawers", { count });
  const closed = isSliding && front === "open" ? [] : [t(`zone.${front}`)];
  const counted = inside !== "rail" && count > 0 ? [t(`inside.${inside}`, { count })] : [];
  const words = [
    ...closed,
    ...(mirror ? [t("zone.mirror")] : []),
    ...(inside === "rail" ? [t("inside.rail")] : counted),
    ...(light ? [t("zone.light")] : []),
  ];
  return words.length > 0 ? words.join(", ") : t("zone.open");
}

/** By what fronts are opened: a handle, or a push. */
export function openingWords(
  t: TranslateBoards,
  { opening }: Design,
  { fronts }: Piece,
  handle: string,
): string[] {
  if (fronts.some((front) => front.handle)) return [t("handle", { handle })];
  return opening && fronts.some(({ opens }) => opens !== "slide") ? [t("push")] : [];
}
