import { Fragment } from "react";

import type { Cut } from "~/furniture/boards/piece";
import { lengthText } from "~/platform/format/measures";
import type { TFunction } from "~/platform/i18n/translate";
import { useTranslation } from "~/platform/i18n/use-translation";
import { Panel } from "~/platform/office-ui/front/panel";

import type { ShownBoard } from "./step-list";

/** From where to where an oblique cut runs, along the length and along the width, and at which angle to the length. */
function cutWords({ from, to, angle }: Cut & { angle: number }, language: string) {
  const write = (value: number) => lengthText(value, language);
  return {
    fromU: write(from.u),
    fromV: write(from.v),
    toU: write(to.u),
    toV: write(to.v),
    angle: write(angle),
  };
}

/** Which edges are sawn with a tilted blade, which face reaches farther there, and how large both faces are. */
function bevelWords(
  { edges, upper, lower, areEnds, isUpright, mark }: NonNullable<ShownBoard["bevels"]>,
  t: TFunction<"office-boards">,
  language: string,
): string {
  const write = (value: number) => lengthText(value, language);
  const said = (["front", "rear", "left", "right"] as const).flatMap((edge) => {
    const degrees = edges[edge];
    const way = degrees > 0 ? "upper" : "lower";
    const face = t(isUpright ? `bevels.upright.${way}` : `bevels.${way}`);
    return degrees === 0 ? [] : [t(`bevels.${edge}`, { angle: write(Math.abs(degrees)), face })];
  });
  const key = isUpright ? "upright.lengths" : areEnds ? "lengths" : "widths";
  const sizes = t(`bevels.${key}`, { mark, upper: write(upper), lower: write(lower) });
  return [sizes, ...said].join("; ");
}

/** What the board is: its piece, decor, sizes, bands and machining. */
export function BoardFacts({ board }: { board: ShownBoard }) {
  const { t, i18n } = useTranslation("office-boards");
  const { line, pieceName: name, copy, quantity, length, width, thickness, cut, stock } = board;
  const { strip } = board;
  const edges = (["front", "rear", "left", "right"] as const)
    .filter((side) => board.edges[side] > 0)
    .map((side) => t("edge", { side: t(`sides.${side}`), mm: board.edges[side] }));
  const machining = [
    board.holes > 0 ? t("holes", { count: board.holes }) : "",
    board.grooves > 0 ? t("grooves", { count: board.grooves }) : "",
  ].filter(Boolean);
  const bevelled: [string, string][] = board.bevels
    ? [[t("bevel"), bevelWords(board.bevels, t, i18n.language)]]
    : [];
  const facts: [label: string, value: string][] = [
    [t("piece"), t("copy", { line, name, copy, quantity })],
    [t("decor"), board.decor ?? t(stock === "hdf" ? "hdf" : "drawer")],
    [t("finished"), t("size", { length, width, thickness })],
    [t("cutSize"), t("size", { ...cut, thickness })],
    ...board.cuts.map((one): [string, string] => [
      t("oblique"),
      [
        t("obliqueCut", {
          ...cutWords(one, i18n.language),
          corner: t(`corners.${board.thicknessAxis}`),
        }),
        ...(one.band ? [t("obliqueBand", { band: lengthText(one.band, i18n.language) })] : []),
      ].join(", "),
    ]),
    ...bevelled,
    [
      t("edges"),
      edges.length > 0
        ? [edges.join(", "), ...(board.band ? [board.band] : [])].join(" · ")
        : t("noEdges"),
    ],
    [t("machining"), machining.join(", ") || t("noMachining")],
  ];
  if (strip) {
    const { number, place, all, isBroken } = strip;
    facts.push([t("strip"), t(isBroken ? "stripBroken" : "stripPlace", { number, place, all })]);
  }
  return (
    <Panel title={t("one", { id: board.board })}>
      <dl className="grid grid-cols-[auto_1fr] gap-x-6 gap-y-2">
        {facts.map(([label, value]) => (
          <Fragment key={label}>
            <dt className="text-stone">{label}</dt>
            <dd className="min-w-0 font-semibold wrap-anywhere tabular-nums">{value}</dd>
          </Fragment>
        ))}
      </dl>
    </Panel>
  );
}
