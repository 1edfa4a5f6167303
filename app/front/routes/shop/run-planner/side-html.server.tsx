import { runAddress } from "~/furniture/planner/front/run-start";
import { centimetres } from "~/platform/format/measures";
import { htmlIn } from "~/platform/i18n/html-in.server";
import { translateIn } from "~/platform/i18n/translate.server";
import { findVat } from "~/platform/settings/vat-rates.server";

import { Changed } from "../planner/changes";
import type { Asked } from "./asked.server";
import { Lacking } from "./lacking.server";
import { reasonOf } from "./reasons.server";
import { RunFacts } from "./run-facts.server";
import { readView, type ShownRun } from "./shown-run.server";
import { RunStrip } from "./strip.server";
import { wallName } from "./walls";

/** The drawing, the price and what had to change, beside every step. */
export async function sideHtml(asked: Asked, shown: ShownRun): Promise<string> {
  const { isIncluded } = await findVat(new Date());
  const { language, query, where, beforeBani, isExample } = asked;
  const view = readView(query, where, shown.run);
  const { plan, text } = shown;
  const reasons = [
    ...leastOf(asked),
    ...plan.changes.map((change) => reasonOf(change, plan.wish, language)),
  ];
  return htmlIn(
    language,
    <>
      <RunStrip
        shown={shown}
        view={view}
        where={where}
        beforeBani={beforeBani}
        isExample={isExample}
        isVatIncluded={isIncluded}
      />
      {reasons.length > 0 && <Changed reasons={reasons} to={runAddress(text, where)} />}
      <Lacking run={shown.run} />
      <RunFacts shown={shown} view={view} where={where} given={asked.given || text} />
    </>,
  );
}

/** What is at fault in walls along which nothing can stand, and what it would have to be. */
function leastOf({ language, kind, refused }: Asked): string[] {
  const t = translateIn(language, ["run-planner", "planner"]);
  const nearest = refused?.nearest?.design;
  if (!nearest) return [];
  return (refused.faults ?? []).map(({ length, wall, from, to }) =>
    t(`planner:reasons.${to > from ? "too-small" : "too-large"}`, {
      measure:
        length !== "width"
          ? t(length)
          : nearest.walls.length > 1
            ? t(`walls.${wallName(nearest, wall)}`)
            : t(`width.${kind}`),
      from: centimetres(from, language),
      to: centimetres(to, language),
    }),
  );
}
