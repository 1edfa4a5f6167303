import type { PriceNumbers } from "~/furniture/boards/price-list";

import type { Setting, Tie, Unit } from "../front/setting";

export type PriceName = keyof PriceNumbers;

/** What the owner may set, in the order of the page. A piece always costs something. */
export const priceSections: Record<string, Setting<PriceName>[]> = {
  material: [
    { ...of("wastePercent", "percent", 100), least: 0 },
    of("hdfBani", "lei-m2", 100_000),
    of("drawerBoardBani", "lei-m2", 100_000),
    of("thinEdgeBani", "lei-m", 10_000),
    of("thickEdgeBani", "lei-m", 10_000),
    of("worktopBani", "lei-m", 200_000),
  ],
  work: [
    { ...of("hourBani", "lei-hour", 100_000), least: 100 },
    minutes("bodyMinutes", 600),
    minutes("boardMinutes", 120),
    minutes("edgeMinutes", 60),
    minutes("doorMinutes", 240),
    minutes("hingeMinutes", 60),
    minutes("drawerMinutes", 240),
    minutes("slidingDoorMinutes", 480),
    minutes("cutMinutes", 120),
    minutes("bevelMinutes", 120),
    minutes("moduleMinutes", 600),
    of("cutOutBani", "lei-piece", 50_000),
    of("worktopCornerBani", "lei-piece", 100_000),
  ],
  margin: [{ ...of("marginPercent", "percent", 100), least: 0 }],
  delivery: [of("leadFromDays", "days", 365), of("leadToDays", "days", 365)],
};

function of(name: PriceName, unit: Unit, most: number): Setting<PriceName> {
  return { name, unit, least: 1, most, step: 1 };
}

function minutes(name: PriceName, most: number): Setting<PriceName> {
  return { name, unit: "minutes", least: 0, most, step: 0.5 };
}

export const priceTies: Tie<PriceName>[] = [
  { name: "leadToDays", other: "leadFromDays", least: ({ leadFromDays }) => leadFromDays },
];
