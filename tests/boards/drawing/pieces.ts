import { drawBoards } from "~/furniture/board-drawings/draw-boards";
import type { Looks, BoardView } from "~/furniture/board-drawings/views";
import type { BoardsWords } from "~/furniture/board-drawings/words";
import { readDesign } from "~/furniture/boards/address";
import { build } from "~/furniture/boards/build";
import type { Design } from "~/furniture/boards/design";
import { fit } from "~/furniture/boards/fit";
import type { Piece } from "~/furniture/boards/piece";
import { defaultRules } from "~/furniture/boards/rules";

import { handleLooks, materialLooks } from "../../drawing/designs";
import { bookcase, chest, column, drawers, free, pal, rail, shelves, wardrobe } from "../designs";

const large: Design = { ...free, kind: "wardrobe", height: 2400, depth: 650 };

/** Pieces as customers order them, and the smallest and largest there may be. */
export const designs = {
  bookcase,
  wardrobe,
  chest,
  sliding: {
    ...large,
    width: 2400,
    sliding: 2,
    columns: [
      column({ ...drawers(3, "open"), height: 600 }, { ...rail, front: "open" }),
      column(shelves(6)),
      column({ ...rail, front: "open", height: 1000 }, { ...rail, front: "open" }),
    ],
  },
  niche: {
    ...large,
    width: 2100,
    height: 2510,
    depth: 565,
    topBox: 400,
    place: {
      kind: "niche",
      widths: [2170, 2165, 2160],
      heights: [2550, 2555],
      depth: 600,
      skirting: 0,
    },
    columns: [
      column({ ...drawers(3), height: 600 }, shelves(3, "pair")),
      column({ ...rail, front: "pair" }),
      column(drawers(4, "left")),
    ],
  },
  wide: {
    ...free,
    width: 3600,
    height: 2200,
    depth: 350,
    columns: [
      column({ ...shelves(1, "pair"), height: 600 }, shelves(3)),
      column({ ...drawers(2), height: 400 }, shelves(4)),
      column(shelves(5)),
      column({ ...shelves(1, "pair"), height: 600 }, shelves(3)),
    ],
  },
  tiny: {
    ...free,
    kind: "chest",
    width: 300,
    height: 300,
    depth: 200,
    plinth: 60,
    columns: [column(shelves(0, "right"))],
  },
  huge: {
    ...large,
    width: 5400,
    height: 3200,
    depth: 800,
    topBox: 600,
    columns: Array.from({ length: 10 }, (_, index) =>
      column(
        { ...drawers(1 + (index % 5)), height: 700 },
        shelves(4, index % 2 ? "right" : "left"),
      ),
    ),
  },
  slope: designAt(
    "1w-sl2400x2400x2400x1200x2500x1300x2500x700x0-2340x2416x600-t18-p80_ps2.ph.ps5_pal-alb_pal-alb_metal",
  ),
  // Down to the floor of the attic, with a panel, and without step boards.
  attic: designAt(
    "1b-sr3200x3210x3220x200x2400x0x0x500x0-2806x2356x400-t18-p80_os6.os5.os4.os2.os1_pal-alb_pal-alb_metal",
  ),
  open: designAt(
    "1w-sr2900x2900x2900x1000x2600x2000x0x700x0o-2840x2500x600-t18-p80_ls3-dd2.ph.rd4.ls1_pal-alb_pal-alb_metal",
  ),
  // The worked piece whose low body is slanted, and a bookcase that is so to the other side, with nothing above it.
  slanted: designAt(
    "1w-sl2400x2400x2400x1200x2500x1300x2500x700x0i-2340x2416x600-t18-p80_563wrs2.563wrh.lh.rs5_pal-alb_pal-alb_metal",
  ),
  gable: designAt(
    "1b-sr3200x3200x3200x900x2400x2400x0x400x0oi-3140x2360x350-t18-p80_os5.os5.os4.os3_pal-alb_pal-alb_metal",
  ),
  // Before a low wall 1,100 high, at 45°: a wardrobe with a flat top, and a chest and a bookcase without one.
  behind: designAt(
    "1w-sb2400x2400x2400x1100x2500x1400x0x620x0-2340x1500x600-t18-p80_ps3.dd3.ps1_pal-alb_pal-alb_metal",
  ),
  knee: designAt(
    "1c-sb1600x1600x1600x700x2300x1600x0x520x0-1540x1080x500-t18-p80_dd3.dd3_pal-alb_pal-alb_metal",
  ),
  eaves: designAt(
    "1b-sb2000x2000x2000x100x2400x3000x0x900x20o-1940x700x300-t18-p80_os1.os1_pal-alb_pal-alb_metal",
  ),
  // Shelves for shoes and baskets behind doors, some of them with mirrors, lights above, panels at both sides.
  furnished: designAt(
    "1w-f-1400x2300x600-t18-p80-elr_560pt2m-phmi.620pu3-os3i_pal-alb_pal-alb_metal",
  ),
  three: {
    ...large,
    width: 1500,
    height: 2200,
    depth: 600,
    columns: [
      column(drawers(3, "left")),
      column(shelves(4, "left")),
      column({ ...rail, front: "right" }),
    ],
  },
  // The worked piece in a corner, its leg that runs through at the left, between open ends and at the right wall.
  corner: cornerAt("left"),
  mirrored: cornerAt("right"),
  library: {
    ...free,
    height: 2300,
    depth: 320,
    place: {
      kind: "corner",
      walls: [3000, 2600],
      ends: ["free", "wall"],
      diagonal: 1414,
      ceiling: 2500,
      skirting: 15,
    },
    width: 2600,
    columns: [
      column(shelves(5)),
      column(shelves(2, "pair"), shelves(3)),
      column(shelves(5)),
      column(shelves(5)),
    ],
    leg: {
      width: 1800,
      columns: [column(shelves(5)), column(drawers(2), shelves(3)), column(shelves(5))],
    },
  },
} satisfies Record<string, Design>;

/** Rails, drawers and shelves at two walls; at the other side as a mirror shows them. */
function cornerAt(side: "left" | "right"): Design {
  const far = side === "left" ? "right" : "left";
  const through = [column(shelves(4, side)), column(shelves(4))];
  const against = [
    column({ ...rail, front: far }),
    column({ ...drawers(2), height: 500 }, shelves(3, far)),
  ];
  const isLeft = side === "left";
  return {
    ...large,
    height: 2200,
    depth: 600,
    place: {
      kind: "corner",
      walls: isLeft ? [1800, 1700] : [1700, 1800],
      ends: ["free", "free"],
      diagonal: 1414,
      ceiling: null,
      skirting: 0,
    },
    width: 1250,
    columns: isLeft ? through : [...through].reverse(),
    leg: { width: 1000, columns: isLeft ? against : [...against].reverse() },
  };
}

function designAt(text: string): Design {
  const { design } = fit(readDesign(text)!, pal, defaultRules);
  return design;
}

export function built(design: Design): Piece {
  return build(design, pal, defaultRules);
}

/** A view of a design, in its place. */
export function drawn(design: Design, view: BoardView, ...rest: [Looks, BoardsWords]): string {
  return drawBoards(built(design), design.place, view, ...rest);
}

const wood = materialLooks.find(({ grain }) => grain)!;

export const looks: Looks = {
  body: wood,
  front: wood,
  handle: handleLooks.find(({ shape }) => shape === "bar")!,
};

export const words: BoardsWords = {
  title: "Dulap, 1000 × 2200 × 600 mm",
  descriptions: {
    shut: "Cu ușile închise.",
    open: "Cu ușile deschise.",
    front: "Vedere din față.",
    side: "Vedere laterală.",
    inside: "Interior.",
    scale: "Vedere la scară.",
    scaleOpen: "Vedere la scară, cu ușile deschise.",
  },
  headings: {
    front: "Din față, în mm",
    side: "Secțiune, în mm",
    inside: "Interior, în mm",
    scale: "La scară, în mm",
    above: "De sus, în mm",
    left: "Stânga",
    right: "Dreapta",
  },
  figures: { unit: "mm", language: "ro" },
};
