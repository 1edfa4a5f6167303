import fc from "fast-check";
import { expect, test } from "vitest";

import { boundsOf, build } from "~/furniture/boards/build";
import type { Design, Place } from "~/furniture/boards/design";
import { fit, placeProblems } from "~/furniture/boards/fit";
import type { Board, HoleUse, Piece } from "~/furniture/boards/piece";
import { defaultRules, hdfSheet, usable, type Chosen, type Rules } from "~/furniture/boards/rules";

import { size } from "../promises/proof";
import { column, drawers, free, pal, rail, shelves } from "./designs";
import { chosen, wish } from "./random-designs";

// What the workshop's rules say of built pieces, each said a second time: from the measures of the piece
// where a rule holds for any, else at the measure where it changes.

const rules = defaultRules;
const PITCH = 32;

const made = (changes: Partial<Design>, with_: Chosen = pal, by: Rules = rules): Piece =>
  build({ ...free, columns: [column(shelves(1))], ...changes }, with_, by);
const named = ({ boards }: Piece, name: Board["name"]) =>
  boards.filter((board) => board.name === name);
const holesOf = ({ machining }: Board, use: HoleUse) =>
  machining.flatMap((one) => (one.kind === "hole" && one.use === use ? [one] : []));
const countOf = ({ hardware }: Piece, code: string) =>
  hardware.filter((one) => one.code === code).reduce((sum, { count }) => sum + count, 0);
const niche = (changes: Partial<Extract<Place, { kind: "niche" }>>): Place => ({
  kind: "niche",
  widths: [1060, 1060, 1060],
  heights: [2100, 2100],
  depth: 700,
  skirting: 0,
  ...changes,
});

/** Holds for what is made of any wish. */
function always(what: (piece: Piece, design: Design, made: Chosen) => void) {
  fc.assert(
    fc.property(wish, chosen, (wished, given) => {
      fc.pre(placeProblems(wished, given, rules).length === 0);
      const { design } = fit(wished, given, rules);
      what(build(design, given, rules), design, given);
    }),
    { numRuns: size(100, 5_000) },
  );
}

test("a sheet gives what is left of it when it is trimmed all round", () => {
  expect(rules.sheet.trim).toBe(10);
  expect(usable({ length: 2800, width: 2070 }, rules)).toEqual({ length: 2780, width: 2050 });
});

test("a niche is called uneven where its measures differ by more than the rule", () => {
  const codes = (place: Place) => made({ place, width: 1000, height: 2000, depth: 600 }).warnings;
  const { uneven } = rules.niche;
  expect(codes(niche({ widths: [1060, 1060 + uneven, 1070] }))).toEqual([]);
  expect(codes(niche({ widths: [1061 + uneven, 1060, 1070] }))).toEqual([
    { code: "uneven-walls", difference: uneven + 1 },
  ]);
  expect(codes(niche({ heights: [2100 + uneven, 2100] }))).toEqual([]);
  expect(codes(niche({ heights: [2100, 2101 + uneven] }))).toEqual([
    { code: "uneven-ceiling", difference: uneven + 1 },
  ]);
  expect(codes(free.place)).toEqual([]);
});

test("a part is heavy from the first gram above the rule", () => {
  const { heaviestGrams } = made({}).weight;
  const codes = (heavyPartGrams: number) => made({}, pal, { ...rules, heavyPartGrams }).warnings;
  expect(codes(heaviestGrams)).toEqual([]);
  expect(codes(heaviestGrams - 1)).toEqual([{ code: "heavy-part", grams: heaviestGrams }]);
});

test("bodies side by side are bolted four times, boxes on top four times to each other and below", () => {
  const of = (width: number, height: number, topBox: number) => {
    const wide = { width: null, zones: [shelves(1)] };
    const wished: Design = {
      ...free,
      kind: "wardrobe",
      width,
      height,
      depth: 600,
      topBox,
      columns: Array.from({ length: Math.ceil(width / 800) }, () => wide),
    };
    const piece = build(fit(wished, pal, rules).design, pal, rules);
    return [piece.bodies.length, countOf(piece, "body-bolt")];
  };
  expect(of(1600, 2000, 0)).toEqual([1, 0]);
  expect(of(4000, 2000, 0)).toEqual([2, 4]);
  expect(of(1600, 2500, 400)).toEqual([2, 4]);
  expect(of(4000, 2500, 400)).toEqual([4, 16]);
});

test("the smallest box around some is known wherever they stand", () => {
  const box = (x: number, y: number, z: number) => ({ x, y, z, width: 5, height: 6, depth: 7 });
  expect(boundsOf([box(1, 2, 3), box(10, 20, 30)])).toEqual({
    x: 1,
    y: 2,
    z: 3,
    width: 14,
    height: 24,
    depth: 34,
  });
});

test("a back is in as few strips as its sheet allows, which meet behind the middle of a partition", () => {
  const { groove, play } = rules.back;
  const sheet = usable(hdfSheet(rules), rules);
  const canBeCut = (width: number, height: number) =>
    Math.max(width, height) <= sheet.length && Math.min(width, height) <= sheet.width;
  let parted = 0;
  const judge = (piece: Piece, { thickness: t }: Design) => {
    for (const [index, body] of piece.bodies.entries()) {
      const strips = named(piece, "back").filter((back) => back.body === index);
      const from = body.place.x + t - groove + play;
      const to = body.place.x + body.place.width - t + groove - play;
      const ends = strips.map(({ place }) => place.x + place.width);
      expect([strips[0]!.place.x, ends.at(-1)]).toEqual([from, to]);
      const joints = body.columns.slice(1).map((one) => one.x - t / 2);
      for (const [nth, { place }] of strips.entries()) {
        expect(canBeCut(place.width, place.height)).toBe(true);
        const next = strips[nth + 1];
        if (!next) continue;
        parted += 1;
        expect(next.place.x).toBe(ends[nth]);
        expect(joints).toContain(ends[nth]);
        const further = [...joints, to].find((joint) => joint > ends[nth]!)!;
        expect(canBeCut(further - place.x, place.height)).toBe(false);
      }
    }
  };
  always(judge);
  // As wide as a sheet gives, and one more.
  for (const width of [2050, 2051, 2780, 2781]) {
    for (const height of [1500, 2050, 2150, 2400]) {
      const wished: Design = {
        ...free,
        width: width + 2 * (18 - groove + play),
        height: height + 80 + 2 * (18 - groove + play),
        columns: Array.from({ length: 4 }, () => column(shelves(1))),
      };
      const { design } = fit(wished, pal, rules);
      judge(build(design, pal, rules), design);
    }
  }
  expect(parted).toBeGreaterThan(0);
});

test("shelves share a zone evenly on its rows of holes, and pins may move them by two rows within it", () => {
  always((piece, { thickness: t }) => {
    for (const [index, body] of piece.bodies.entries()) {
      for (const { x, width, zones } of body.columns) {
        for (const zone of zones) {
          if (zone.inside !== "shelves" || zone.front !== "open" || zone.count === 0) continue;
          const own = named(piece, "shelf").filter(
            ({ body: of, place }) =>
              of === index &&
              Math.abs(place.x + place.width / 2 - x - width / 2) < 1 &&
              place.y > zone.y &&
              place.y < zone.y + zone.clear,
          );
          const gap = (zone.clear - zone.count * t) / (zone.count + 1);
          const rows = own.map(({ place }) => (place.y - zone.y) / PITCH).sort((a, b) => a - b);
          expect(rows).toHaveLength(zone.count);
          for (const [nth, row] of rows.entries()) {
            expect(Number.isInteger(row)).toBe(true);
            const even = ((nth + 1) * gap + nth * t) / PITCH;
            // A door of the next column may have its hinges here.
            expect(Math.abs(row - even)).toBeLessThanOrEqual(2.5);
          }
        }
      }
    }
  });
});

test("a shelf's pins have two rows above and below it, but none at the ends of its zone", () => {
  const pinsOf = (height: number, shelf: number) => {
    const piece = made({ height, columns: [column(shelves(shelf))] });
    const [left] = named(piece, "side");
    const floor = 80 + 18;
    const rows = holesOf(left!, "shelf-pin").map(({ u }) => (u - floor) / PITCH);
    return [...new Set(rows)].sort((one, other) => one - other);
  };
  // Between bottom and top 1,804: in the middle, 893, is row 28.
  expect(pinsOf(1920, 1)).toEqual([26, 27, 28, 29, 30]);
  // Between them 192: one shelf in row 3 of six, the first and the fifth with pins too.
  expect(pinsOf(308, 1)).toEqual([1, 2, 3, 4, 5]);
  expect(pinsOf(307, 1)).toEqual([1, 2, 3, 4]);
  expect(pinsOf(276, 1)).toEqual([1, 2, 3, 4]);
  expect(pinsOf(275, 1)).toEqual([1, 2, 3]);
});

test("a shelf makes way for a hinge's plate, to the nearest of five rows that has none", () => {
  const judge = (piece: Piece, { thickness: t }: Design) => {
    let moved = 0;
    for (const [index, body] of piece.bodies.entries()) {
      const own = piece.boards.filter((board) => board.body === index);
      for (const { x, width, zones } of body.columns) {
        const uprights = own.filter(
          ({ place, thicknessAxis }) =>
            thicknessAxis === "x" &&
            place.depth > 100 &&
            (place.x + place.width === x || place.x === x + width),
        );
        const plates = uprights
          .filter(({ name }) => name === "side" || name === "partition")
          .flatMap((one) => holesOf(one, "hinge-plate").map(({ u }) => u + one.place.y));
        for (const zone of zones) {
          if (zone.inside !== "shelves" || zone.count !== 1) continue;
          const shelf = own.find(
            ({ name, place }) =>
              name === "shelf" &&
              place.x > x - 1 &&
              place.x < x + width &&
              place.y > zone.y &&
              place.y < zone.y + zone.clear,
          )!;
          const wished = Math.round((zone.clear - t) / 2 / PITCH);
          const highest = Math.floor((zone.clear - t) / PITCH) - 1;
          const near = [wished, wished + 1, wished - 1, wished + 2, wished - 2];
          const isFree = (row: number) =>
            plates.every((plate) => Math.abs(plate - zone.y - row * PITCH) >= 1);
          const free = near.find((row) => row >= 1 && row <= highest && isFree(row));
          expect((shelf.place.y - zone.y) / PITCH).toBe(free ?? wished);
          if (free !== wished) moved += 1;
        }
      }
    }
    return moved;
  };
  let moved = 0;
  for (let height = 200; height < 1700; height += 23) {
    const wished: Design = {
      ...free,
      kind: "wardrobe",
      depth: 400,
      height: 2200,
      columns: [column({ ...shelves(1, "left"), height }, shelves(1, "right"))],
    };
    const { design } = fit(wished, pal, rules);
    moved += judge(build(design, pal, rules), design);
  }
  expect(moved).toBeGreaterThan(0);
});

test("a rail hangs under a shelf for hats where the zone is high enough for both", () => {
  const { leastHeight, hatSpace, underShelf } = rules.rail;
  const clear = leastHeight + 18 + hatSpace;
  const of = (more: number) => {
    const height = 80 + 18 + clear + 18 + more;
    const piece = made({
      kind: "wardrobe",
      height,
      width: 800,
      depth: 600,
      columns: [column({ ...rail, front: "open" })],
    });
    const [shelf] = named(piece, "fixed-shelf");
    return [shelf?.place.y, piece.rails[0]!.y];
  };
  const floor = 98;
  expect(of(0)).toEqual([floor + leastHeight, floor + leastHeight - underShelf]);
  expect(of(-1)).toEqual([undefined, floor + clear - 1 - underShelf]);
});

test("what closes the gaps of a niche is wider than they are, and stands scribed to the nearest wall", () => {
  const { scribe } = rules.niche;
  const place = niche({ widths: [1060, 1071, 1064], heights: [1900, 1909] });
  const { design } = fit(
    { ...free, place, height: 1860, depth: 250, columns: [column(shelves(1)), column(shelves(1))] },
    pal,
    rules,
  );
  const piece = build(design, pal, rules);
  const { width, height } = design;
  const [left, right] = named(piece, "filler");
  const sawn = Math.ceil((1071 - width) / 2) + scribe;
  const standing = (1060 - width) / 2;
  const upright = { y: 0, z: 0, height, depth: 18 };
  expect(left).toMatchObject({
    place: { ...upright, x: -sawn, width: sawn },
    scribed: { ...upright, x: -standing, width: standing },
  });
  expect(right).toMatchObject({
    place: { ...upright, x: width, width: sawn },
    scribed: { ...upright, x: width, width: standing },
  });
  // It covers the fillers too.
  const across = { y: height, z: 0, depth: 18 };
  expect(named(piece, "ceiling-board")).toMatchObject([
    {
      place: { ...across, x: -sawn, width: width + 2 * sawn, height: 1909 - height + scribe },
      scribed: { ...across, x: -standing, width: 1060, height: 1900 - height },
    },
  ]);
});

test("a piece lower than its niche leaves the wall above it free, one narrower that beside it", () => {
  const of = (changes: Partial<Design>) => {
    const piece = made({ place: niche({}), width: 1000, height: 2060, depth: 600, ...changes });
    return [named(piece, "filler").length, named(piece, "ceiling-board").length];
  };
  expect(of({})).toEqual([2, 1]);
  expect(of({ height: 2059 })).toEqual([2, 0]);
  expect(of({ width: 999 })).toEqual([0, 1]);
});

test.each([
  ["none", []],
  ["left", [-rules.wallFiller - rules.niche.scribe]],
  ["right", [800]],
  ["both", [-rules.wallFiller - rules.niche.scribe, 800]],
] as const)("a free piece with a wall on %s is filled there", (walls, places) => {
  const piece = made({ place: { kind: "free", walls, ceiling: null } });
  expect(named(piece, "filler").map(({ place }) => place.x)).toEqual([...places]);
  expect(named(piece, "ceiling-board")).toEqual([]);
});

test.each([
  ["left", 1, 0],
  ["right", 0, 1],
  ["pair", 1, 1],
  ["open", 0, 0],
] as const)(
  "drawers behind a door hinged %s have spacers on the side of its hinges",
  (front, left, right) => {
    const piece = made({
      kind: "wardrobe",
      width: 1000,
      height: 2000,
      depth: 600,
      columns: [column({ ...drawers(2, front), height: 600 }, shelves(1, front))],
    });
    const spacers = named(piece, "spacer");
    expect(spacers.filter(({ place }) => place.x === 18)).toHaveLength(2 * left);
    expect(spacers.filter(({ place }) => place.x === 1000 - 36)).toHaveLength(2 * right);
    expect(countOf(piece, "spacer-screw")).toBe(6 * (left + right));
    const [end] = named(piece, "drawer-end");
    expect(end!.place.x).toBe(18 + 18 * left + 13 + 16);
    expect(end!.place.width).toBe(1000 - 36 - 18 * (left + right) - 26 - 32);
  },
);

test("a body too shallow for any runner has no drawers behind its doors", () => {
  const inside = (depth: number) =>
    named(
      made({
        kind: "wardrobe",
        depth,
        columns: [column({ ...drawers(1, "left"), height: 300 }, shelves(1, "left"))],
      }),
      "drawer-bottom",
    ).length;
  // Twenty behind the door, 25 behind the shortest runner.
  expect([inside(295), inside(294)]).toEqual([1, 0]);
});

const knob: Chosen = { ...pal, handle: { ...pal.handle, length: 30, holeSpacing: 0 } };

test("a door's handle stands, a drawer's lies; two holes lie evenly about its middle, a knob has one", () => {
  const door: Partial<Design> = {
    kind: "wardrobe",
    depth: 600,
    columns: [column(shelves(1, "left"))],
  };
  const chest: Partial<Design> = { columns: [column(drawers(2))], height: 600, depth: 450 };
  const holesIn = (changes: Partial<Design>, with_: Chosen, name: Board["name"]) => {
    const piece = made(changes, with_);
    const front = piece.fronts.find(({ board }) => piece.boards[board]!.name === name)!;
    const { place, lengthAxis, machining } = piece.boards[front.board]!;
    const isUp = lengthAxis === "y";
    return machining
      .flatMap((one) => (one.kind === "hole" && one.use === "handle" ? [one] : []))
      .map(({ u, v }) => [
        (isUp ? v : u) + place.x - front.handle!.x,
        (isUp ? u : v) + place.y - front.handle!.y,
      ]);
  };
  expect(holesIn(door, pal, "door").sort()).toEqual(
    [
      [0, -64],
      [0, 64],
    ].sort(),
  );
  expect(holesIn(chest, pal, "drawer-front").sort()).toEqual(
    [
      [-64, 0],
      [64, 0],
    ].sort(),
  );
  expect(holesIn(door, knob, "door")).toEqual([[0, 0]]);
  expect(holesIn(chest, knob, "drawer-front")).toEqual([[0, 0]]);
});

test("a front that its handle does not fit 45 from either end is pushed to open", () => {
  const isPushed = (length: number) => {
    const piece = made(
      { columns: [column(drawers(2))], depth: 450, width: 400 },
      {
        ...pal,
        handle: { ...pal.handle, length },
      },
    );
    return piece.fronts[0]!.handle === null;
  };
  // Its front is 400 wide, less 1.5 at either edge.
  expect([isPushed(400 - 3 - 90), isPushed(400 - 3 - 89)]).toEqual([false, true]);
});

test("the plates of a door's hinges are on rows of holes inside its zone", () => {
  always((piece) => {
    for (const [index, body] of piece.bodies.entries()) {
      for (const [at, { x, width, zones }] of body.columns.entries()) {
        for (const zone of zones) {
          for (const [front, edge] of [
            ["left", x],
            ["right", x + width],
          ] as const) {
            if (zone.front !== front && zone.front !== "pair") continue;
            // A lower one has neither room for two hinges on its rows nor shelves.
            if (zone.clear < 150) continue;
            const upright = piece.boards.find(
              (board) =>
                board.body === index &&
                (board.name === "side" || board.name === "partition") &&
                Math.abs(
                  (front === "left" ? board.place.x + board.thickness : board.place.x) - edge,
                ) < 0.1,
            )!;
            const face = front === "left" ? "high" : "low";
            const rows = holesOf(upright, "hinge-plate")
              .filter((hole) => hole.face === face)
              .map(({ u }) => (u + upright.place.y - zone.y) / PITCH)
              .filter((row) => row >= 0 && row <= zone.clear / PITCH);
            expect(rows.length, `${at} ${front}`).toBeGreaterThanOrEqual(2);
            for (const row of rows) {
              expect(Number.isInteger(row)).toBe(true);
              expect(row * PITCH).toBeLessThanOrEqual(zone.clear);
            }
          }
        }
      }
    }
  });
});

test("a joint's first and last connectors are 50 from its ends, on a narrow board a quarter of it", () => {
  const ends = (depth: number) => {
    const piece = made({ depth });
    const bottom = named(piece, "bottom")[0]!;
    const at = holesOf(bottom, "connector")
      .filter(({ face }) => face === "start")
      .map(({ v }) => v);
    return [Math.min(...at), Math.max(...at)];
  };
  expect(ends(300)).toEqual([50, 250]);
  const [plinth] = named(made({ plinth: 80 }), "plinth");
  const at = holesOf(plinth!, "connector")
    .filter(({ face }) => face === "start")
    .map(({ v }) => v);
  expect(at).toEqual([20, 60]);
});

test("a back and a drawer's bottom lie in grooves as wide as they are thick", () => {
  const piece = made({ columns: [column(drawers(1))], height: 400, depth: 450 });
  const groovesOf = (name: Board["name"]) =>
    named(piece, name).flatMap(({ machining }) =>
      machining.filter(({ kind }) => kind === "groove"),
    );
  const { backBoard: width, back } = rules;
  for (const [name, count] of [
    ["side", 2],
    ["drawer-side", 2],
    ["drawer-end", 2],
  ] as const) {
    expect(groovesOf(name)).toHaveLength(count);
    for (const groove of groovesOf(name))
      expect(groove).toMatchObject({ width, depth: back.groove });
  }
});
