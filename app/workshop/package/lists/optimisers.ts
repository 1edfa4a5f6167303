import type { Edges, Stock } from "~/furniture/boards/piece";
import { hdfSheet, usable } from "~/furniture/boards/rules";
import { slugOf } from "~/platform/format/compare-texts";
import { plainCsv } from "~/platform/format/csv.server";
import { stripsOf } from "~/workshop/batches/board-id";

import type { PackagedOrder, PlannedPiece } from "../front/find-package.server";
import { cutList } from "./cut-list";
import { marked, shapeText } from "./oblique-cuts";
import { partsText } from "./part-names";
import { bandCode, bandName, decorName, hasGrain, stripText, type PackageWords } from "./romanian";

/**
 * Equal boards of a line, for all its copies, as programs that lay boards on sheets want them: as the saw
 * cuts them, bands taken off. Lengths in mm, with a point before decimals.
 */
interface SawPart {
  label: string;
  length: number;
  width: number;
  thickness: number;
  count: number;
  material: string;
  mayTurn: boolean;
  /** Where its rectangle is then cut obliquely or bevelled; empty where it stays whole. */
  shape: string;
  /** The band on each edge by its code, `2-PAL-ALB`; empty for none. */
  bands: Record<keyof Edges, string>;
  /** What decor it is cut from, whatever it was called when it was ordered. */
  decor: string;
  /** The sheet that it is cut from, less the trim all round. */
  sheet: { length: number; width: number };
  kerf: number;
}

/** The columns of a program's list of parts. */
interface PartList {
  file: string;
  columns: Record<string, (part: SawPart, index: number) => string | number>;
}

/** Its columns are those of its own table of parts, bands by the names set in it. */
const cuttingOptimizationPro: PartList = {
  file: "cutting-optimization-pro.csv",
  columns: {
    Length: ({ length }) => length,
    Width: ({ width }) => width,
    Quantity: ({ count }) => count,
    Rotation: ({ mayTurn }) => (mayTurn ? 1 : 0),
    "Edge banding 1": ({ bands }) => bands.front,
    "Edge banding 2": ({ bands }) => bands.rear,
    "Edge banding 3": ({ bands }) => bands.left,
    "Edge banding 4": ({ bands }) => bands.right,
    Material: ({ material }) => material,
    Label: ({ label }) => label,
  },
};

/** Nobody has confirmed that it reads them so. */
const cutListPlus: PartList = {
  file: "cutlist-plus.csv",
  columns: {
    "Part #": (_, index) => index + 1,
    Description: ({ label }) => label,
    Thick: ({ thickness }) => thickness,
    Length: ({ length }) => length,
    Width: ({ width }) => width,
    Copies: ({ count }) => count,
    "Material Name": ({ material }) => material,
    "Can Rotate": ({ mayTurn }) => (mayTurn ? "Yes" : "No"),
    Banding: ({ bands: { front, rear, left, right } }) => {
      const along = [front, rear].filter(Boolean).length;
      const across = [left, right].filter(Boolean).length;
      // Its W is the edge along the width: the ends.
      return [across && `${across}W`, along && `${along}L`].filter(Boolean).join("-");
    },
    "<Info>": () => "",
    Notes: ({ bands, shape }) =>
      [...new Set([...Object.values(bands), shape].filter(Boolean))].join(" "),
  },
};

/** The lists of parts that are files of their own. Another program is another entry. */
const partLists = [cuttingOptimizationPro, cutListPlus];

/** The files for programs that lay boards on sheets, by their paths in the archive. */
export function optimiserFiles(
  orders: PackagedOrder[],
  t: PackageWords,
): { path: string; text: string }[] {
  const parts = orders.flatMap((order) => partsOf(order, t));
  if (parts.length === 0) return [];
  const lists = partLists.map(({ file, columns }) => ({
    path: `optimizare/${file}`,
    text: plainCsv([
      Object.keys(columns),
      ...parts.map((part, index) =>
        Object.values(columns).map((cellOf) => String(cellOf(part, index))),
      ),
    ]),
  }));
  return [...lists, ...optiCutterFiles(parts)];
}

/** It plans one material at a time: a file for each, with its sheet, kerf and parts. */
function optiCutterFiles(parts: SawPart[]): { path: string; text: string }[] {
  const byMaterial = new Map<string, SawPart[]>();
  for (const part of parts) {
    const { decor, thickness, sheet, kerf } = part;
    const key = [decor, thickness, sheet.length, sheet.width, kerf].join(" ");
    byMaterial.set(key, [...(byMaterial.get(key) ?? []), part]);
  }
  return [...byMaterial.values()].map((own, index) => {
    const [{ material, sheet, kerf }] = own as [SawPart];
    const rows = [
      ["N", material],
      ["M", material],
      ["S", sheet.length, sheet.width, ""],
      ["K", kerf],
      ["@", "length", "width", "quantity", "label", "can turn"],
      ...own.map(({ length, width, count, label, mayTurn }) => [
        "P",
        length,
        width,
        count,
        label,
        mayTurn ? "y" : "",
      ]),
    ];
    return {
      path: `optimizare/opticutter-${index + 1}-${slugOf(material)}.csv`,
      text: plainCsv(rows.map((row) => row.map(String))),
    };
  });
}

function partsOf({ number, lines }: PackagedOrder, t: PackageWords): SawPart[] {
  return lines.flatMap(({ quantity, planned }, index) => {
    if (!planned) return [];
    const { piece, frozen, rules } = planned;
    // None of the programs knows strips: a front that is cut from one has its row, whose label says so.
    const strips = stripsOf(piece, frozen);
    return cutList(piece, strips).map((row): SawPart => {
      const { stock, cut, thickness, edges, boards } = row;
      const strip = strips.get(boards[0]! - 1);
      const name = marked(`${number}.${index + 1} ${partsText(piece, boards, t)}`, row);
      const decor = decorName(stock, frozen, t);
      const banded = bandName(stock, frozen) ?? decor;
      const band = (width: number) => (width > 0 ? bandCode(width, banded) : "");
      return {
        label: strip ? `${name}, ${stripText(strip, t)}` : name,
        length: cut.length,
        width: cut.width,
        thickness,
        count: boards.length * quantity,
        material: `${decor} ${thickness}`,
        mayTurn: !hasGrain(stock, frozen),
        shape: shapeText(row, t),
        decor: stock === "body" || stock === "front" ? frozen[stock].id : stock,
        bands: {
          front: band(edges.front),
          rear: band(edges.rear),
          left: band(edges.left),
          right: band(edges.right),
        },
        sheet: sheetOf(stock, planned),
        kerf: rules.sheet.kerf,
      };
    });
  });
}

/** White boards of drawers come in the sheets of the body's decor. The edges of a slab of worktop are not trimmed. */
function sheetOf(stock: Stock, { frozen, rules }: PlannedPiece) {
  if (stock === "worktop") return { length: rules.worktop.longest, width: rules.worktop.depth };
  if (stock === "hdf") return usable(hdfSheet(rules), rules);
  return usable(stock === "front" ? frozen.front.sheet : frozen.body.sheet, rules);
}
