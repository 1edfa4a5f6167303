import type { Zone } from "./zone";

/**
 * The soonest and the latest day of the transport wherever the shop delivers, for who has not said where
 * to; null without zones.
 */
export function daysAcross(zones: readonly Pick<Zone, "days">[]): Zone["days"] | null {
  if (zones.length === 0) return null;
  return {
    from: Math.min(...zones.map(({ days }) => days.from)),
    to: Math.max(...zones.map(({ days }) => days.to)),
  };
}
