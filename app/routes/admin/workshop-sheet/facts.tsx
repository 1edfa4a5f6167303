import type { TFunction } from "i18next";
import { Fragment } from "react";

import type { OrderedDesign } from "~/configurator/design";
import type { PlannedDesign } from "~/planner/planned-design";

type Fact = [label: string, value: string];

/** What the workshop reads first of a piece. */
export function Facts({ facts }: { facts: Fact[] }) {
  return (
    <dl className="mt-2 grid grid-cols-2 gap-x-4 gap-y-1 sm:grid-cols-[auto_1fr]">
      {facts.map(([label, value]) => (
        <Fragment key={label}>
          <dt className="text-stone">{label}</dt>
          <dd className="font-semibold tabular-nums">{value}</dd>
        </Fragment>
      ))}
    </dl>
  );
}

export function designFacts(design: OrderedDesign, t: TFunction<"admin-orders">): Fact[] {
  const { widthCm: width, heightCm: height, depthCm: depth } = design;
  return [
    [t("sheetPage.material"), design.materialName],
    [t("sheetPage.handle"), design.handleName],
    [t("sheetPage.size"), t("sheetPage.sizeOf", { width, height, depth })],
  ];
}

export function planFacts(design: PlannedDesign, t: TFunction<"admin-orders">): Fact[] {
  const { width, height, depth, hasFronts } = design;
  const ofFronts: Fact[] = [
    [t("sheetPage.fronts"), design.frontName],
    [t("sheetPage.handle"), design.handleName],
  ];
  return [
    [t("sheetPage.body"), design.bodyName],
    ...(hasFronts ? ofFronts : []),
    [t("sheetPage.size"), t("sheetPage.sizeInMm", { width, height, depth })],
  ];
}
