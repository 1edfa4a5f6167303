import { Lines } from "~/platform/ui/icon";

import type { Group } from "./places.server";

/** What only the back office draws, so that the shop's visitors need not carry it. */
const shapes: Record<Group | "dashboard", string> = {
  dashboard: "M4 20V10M10 20V4M16 20v-7M21 20H3",
  sales: "M6 3h12v18l-3-2-3 2-3-2-3 2V3ZM9 8h6M9 12h6",
  workshop: "M3 7h18v4H3zM6 11v9M18 11v9M6 16h12",
  catalogue: "M4 4h7v7H4zM13 4h7v7h-7zM4 13h7v7H4zM13 13h7v7h-7z",
  money: "M6 3h9l4 4v14H6zM9 11h7M9 15h7",
  customers: "M12 12a4 4 0 1 0 0-8 4 4 0 0 0 0 8ZM4 21c0-4.5 3.5-7 8-7s8 2.5 8 7",
  house: "M4 7h9M17 7h3M4 17h3M11 17h9M15 5v4M9 15v4",
};

/** The drawing of one of the menu's groups. */
export function PlaceIcon({ name }: { name: keyof typeof shapes }) {
  return <Lines path={shapes[name]} className="size-4 text-stone" />;
}
