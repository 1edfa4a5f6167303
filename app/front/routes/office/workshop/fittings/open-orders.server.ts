import {
  articleOf,
  fittingId,
  patternOf,
  patternText,
  type FittingName,
} from "~/furniture/boards/fittings";
import { hardwareCodes, type HardwareCode } from "~/furniture/boards/piece";
import type { Rules } from "~/furniture/boards/rules";
import {
  listPlannableOrders,
  type PlannableOrder,
} from "~/workshop/plan/front/plannable-orders.server";
import { isOtherwise } from "~/workshop/stock/front/known-articles";

import type { Role } from "./role";

/** So many orders are named; of more it is said how many they are. */
const MOST_NAMED = 10;

/** Open orders that need a fitting and were placed with the same of it. */
export interface PlacedOrders {
  /** Maker, name and code; empty where the orders say nothing. */
  fitting: string;
  /** What is drilled for it where that is another today; else empty. */
  drilled: string;
  orders: string[];
  more: number;
}

/**
 * The orders that still need a role's fitting: how many were placed with what is bought and drilled today, and the
 * others by what they were placed with.
 */
export async function findOrdersWith(
  role: Role,
  { fitting, rules }: { fitting: FittingName; rules: Rules },
): Promise<{ now: number; others: PlacedOrders[] }> {
  const today = { fitting: articleOf(fitting), pattern: patternOf(role.code, rules) };
  const placed = placedWith(await listPlannableOrders(), (code, length) => {
    return fittingId(code, length) === fittingId(role.code, role.length);
  });
  const asNow = placed.filter((one) => !isOtherwise(one, today));
  return {
    now: new Set(asNow.flatMap(({ orders }) => orders)).size,
    others: placed
      .filter((one) => isOtherwise(one, today))
      .map((one) => ({
        fitting: one.fitting,
        drilled: one.pattern === today.pattern ? "" : patternText(role.code, one.pattern),
        orders: one.orders.slice(0, MOST_NAMED),
        more: Math.max(0, one.orders.length - MOST_NAMED),
      })),
  };
}

/** How many open orders are drilled for a role's fitting as they were placed, which is not as some rules say. */
export interface DrilledOrders {
  code: HardwareCode;
  pattern: string;
  orders: number;
}

/** The same by role, for all roles that something is drilled for. */
export async function findDrilledOtherwise(rules: Rules): Promise<DrilledOrders[]> {
  const open = await listPlannableOrders();
  return hardwareCodes.flatMap((code) => {
    const now = patternOf(code, rules);
    const byPattern = new Map<string, Set<string>>();
    for (const { pattern, orders } of placedWith(open, (own) => own === code)) {
      if (pattern === now) continue;
      byPattern.set(pattern, new Set([...(byPattern.get(pattern) ?? []), ...orders]));
    }
    return [...byPattern].map(([pattern, orders]) => ({
      code,
      pattern: patternText(code, pattern),
      orders: orders.size,
    }));
  });
}

interface Placing {
  fitting: string;
  pattern: string;
  orders: string[];
}

/** What orders were placed with of some fittings, each with the numbers of its orders, the oldest first. */
function placedWith(
  open: readonly PlannableOrder[],
  isOf: (code: HardwareCode, length: number | null) => boolean,
): Placing[] {
  const placings: Placing[] = [];
  for (const { number, needs } of open) {
    for (const { article, placed = [] } of needs.values()) {
      if (article.kind !== "hardware" || !isOf(article.code, article.length)) continue;
      for (const { fitting, pattern } of placed) {
        const known = placings.find((one) => one.fitting === fitting && one.pattern === pattern);
        if (!known) placings.push({ fitting, pattern, orders: [number] });
        else if (!known.orders.includes(number)) known.orders.push(number);
      }
    }
  }
  return placings;
}
