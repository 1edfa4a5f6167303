import { Fragment } from "react";

import type { Cut } from "~/furniture/boards/piece";
import { lengthText } from "~/platform/format/measures";
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
  const facts: [label: string, value: string][] = [
    [t("piece"), t("copy", { line, name, copy, quantity })],
    [t("decor"), board.decor ?? t(stock === "hdf" ? "hdf" : "drawer")],
    [t("finished"), t("size", { length, width, thickness })],
    [t("cutSize"), t("size", { ...cut, thickness })],
    ...board.cuts.map((one): [string, string] => [
      t("oblique"),
      t("obliqueCut", cutWords(one, i18n.language)),
    ]),
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
