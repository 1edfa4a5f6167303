import { countSentDrawings } from "~/sales/approvals/front/find-drawings.server";
import type { CurrentOrder } from "~/sales/changes/front/current-version.server";

type OrderVersion = CurrentOrder["version"];

/** The removed pieces whose drawings were already sent to the customer, as `Dulap (2)`; their drawings go with them. */
export async function lostDrawings(before: OrderVersion, after: OrderVersion): Promise<string[]> {
  const kept = new Set(after.lines.map(({ id }) => id));
  const gone = before.lines.filter(({ id }) => id !== null && !kept.has(id));
  const counts = await countSentDrawings(gone.flatMap(({ id }) => id ?? []));
  return gone.flatMap(({ id, staff_name, name }) => {
    const count = counts.get(id ?? "");
    return count ? [`${staff_name || name} (${count})`] : [];
  });
}
