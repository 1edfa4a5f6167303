import type { OrderVersion, VersionLine } from "./version";
import { isPriceFixed, type Lock } from "./what-forbids";

/** What of an order says which of its lines stay as they are. */
export interface LockedOrder {
  version: OrderVersion;
  /** By the line's id. */
  locks: ReadonlyMap<string, Lock>;
  /** It is in production: nothing made to order is added to it or changed in it. */
  isInProduction: boolean;
}

/**
 * Whether a version keeps all of an order that stays as it is: its locked lines, in production all that is made to
 * order, and the numbers by which labels call the lines that are cut.
 */
export function isKept(current: LockedOrder, after: OrderVersion): boolean {
  const { version, locks, isInProduction } = current;
  const isEachKept = version.lines.every((line) => {
    const now = after.lines.find(({ id }) => id === line.id);
    if (!now) return !locks.has(line.id ?? "") && !isNumbered(line, current);
    return isLineKept(line, now, locks.get(line.id ?? ""));
  });
  if (!isEachKept || !isInProduction) return isEachKept;
  return after.lines.every((line) => {
    const was = version.lines.find(({ id }) => id !== null && id === line.id);
    return !line.is_made || (was !== undefined && isLineKept(was, line, "work"));
  });
}

function isLineKept(was: VersionLine, now: VersionLine, lock: Lock | undefined): boolean {
  if (!lock) return true;
  const isSamePiece = now.quantity === was.quantity && now.configuration === was.configuration;
  const isSamePrice =
    now.unit_price_bani === was.unit_price_bani && now.discount_bani === was.discount_bani;
  return isSamePiece && (isSamePrice || !isPriceFixed(lock));
}

/** Whether a later line is in a batch or has noted boards, whose labels name lines by their number. */
export function isNumbered(
  line: VersionLine,
  { version, locks }: Pick<LockedOrder, "version" | "locks">,
): boolean {
  const behind = version.lines.slice(version.lines.indexOf(line) + 1);
  return behind.some(({ id }) => locks.get(id ?? "") === "cut");
}
