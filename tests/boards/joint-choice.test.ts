import fc from "fast-check";
import { expect, test } from "vitest";

import { build } from "~/furniture/boards/build";
import type { Design } from "~/furniture/boards/design";
import { fit, placeProblems } from "~/furniture/boards/fit";
import type { Board, Piece } from "~/furniture/boards/piece";
import { defaultRules, jointChoices } from "~/furniture/boards/rules";
import { translateIn } from "~/platform/i18n/translate.server";
import { assemblySteps } from "~/workshop/package/lists/assembly-steps";
import { assemblySection } from "~/workshop/package/sections/assembly";

import { size } from "../promises/proof";
import { planned } from "../workshop/package/packaged";
import { bookcase, chest, column, free, pal, shelves, wardrobe } from "./designs";
import { chosen, wish } from "./random-designs";

// What holds the boards of a body is the owner's choice.

type Choice = (typeof jointChoices)[number];

const made = (design: Design, choice: Choice, with_ = pal): Piece =>
  build(design, with_, { ...defaultRules, joints: jointChoices.indexOf(choice) });
const countOf = ({ hardware }: Piece, code: string) =>
  hardware.find((one) => one.code === code)?.count ?? 0;
const named = ({ boards }: Piece, name: Board["name"]) =>
  boards.filter((board) => board.name === name);
const holesOf = ({ machining }: Board) =>
  machining.flatMap((work) => (work.kind === "hole" ? [work] : []));
const kindsOf = (piece: Piece) => assemblySteps(piece).map(({ kind }) => kind);
const beside = (walls: "none" | "left" | "right" | "both") => ({
  place: { kind: "free" as const, walls, ceiling: null },
});

test("screws are what rules of before said", () => {
  expect(jointChoices[defaultRules.joints]).toBe("screws");
});

test("eccentrics with dowels hold a bookcase without a screw to be seen", () => {
  const piece = made(bookcase, "eccentrics");
  // Bottom and top two and two, the plinth two without dowels, at each end.
  expect([countOf(piece, "eccentric"), countOf(piece, "dowel")]).toEqual([12, 8]);
  expect([countOf(piece, "connector"), countOf(piece, "cap")]).toEqual([0, 0]);
  const [top] = named(piece, "top");
  const housings = holesOf(top!).filter(({ diameter }) => diameter === 15);
  expect(housings.map(({ face, u, v, depth }) => [face, u, v, depth])).toEqual([
    ["low", 34, 60, 13.5],
    ["low", 34, 240, 13.5],
    ["low", 730, 60, 13.5],
    ["low", 730, 240, 13.5],
  ]);
  // The plinth's are turned from behind.
  const [plinth] = named(piece, "plinth");
  expect(new Set(holesOf(plinth!).map(({ face }) => face))).toEqual(
    new Set(["high", "start", "end"]),
  );
  // Nothing comes through a side.
  for (const side of named(piece, "side")) {
    expect(holesOf(side).filter(({ depth }) => depth >= side.thickness)).toEqual([]);
  }
});

test("eccentrics are turned beside the plinth, not under it", () => {
  const piece = made(bookcase, "eccentrics");
  const [plinth] = named(piece, "plinth");
  const [bottom] = named(piece, "bottom");
  const { z, depth } = plinth!.place;
  for (const { v } of holesOf(bottom!).filter(({ diameter }) => diameter === 15)) {
    expect(v + 7.5 < z || v - 7.5 > z + depth).toBe(true);
  }
});

test("the housing of an eccentric is as deep as the middle of its board and 4.5 more", () => {
  for (const thickness of [16, 18, 25]) {
    const piece = made({ ...free, thickness, columns: [column(shelves(1))] }, "eccentrics");
    const housings = piece.boards.flatMap((board) =>
      holesOf(board).filter(({ diameter }) => diameter === 15),
    );
    expect(new Set(housings.map(({ depth }) => depth))).toEqual(new Set([thickness / 2 + 4.5]));
  }
});

test("hidden are the joints of outer faces that are seen, and no others", () => {
  const of = (walls: "none" | "left" | "right" | "both") => {
    const piece = made({ ...bookcase, ...beside(walls) }, "hidden");
    return ["eccentric", "connector", "cap"].map((code) => countOf(piece, code));
  };
  expect(of("none")).toEqual([12, 0, 0]);
  expect(of("left")).toEqual([6, 6, 0]);
  expect(of("right")).toEqual([6, 6, 0]);
  expect(of("both")).toEqual([0, 12, 0]);
  // Inside a body screws stay; a partition's end in the top that is seen does not.
  const piece = made(wardrobe, "hidden");
  const [partition] = named(piece, "partition");
  const usesAt = (end: string) =>
    new Set(holesOf(partition!).flatMap(({ face, use }) => (face === end ? [use] : [])));
  expect(usesAt("start")).toEqual(new Set(["connector"]));
  expect(usesAt("end")).toEqual(new Set(["eccentric", "dowel"]));
});

test("sides whose eccentrics stand out come from outside, the right one after the back", () => {
  expect(kindsOf(made(wardrobe, "eccentrics")).slice(0, 5)).toEqual([
    "inner",
    "left-side",
    "back-from-right",
    "right-side",
    "stand",
  ]);
  expect(kindsOf(made(chest, "eccentrics")).slice(0, 4)).toEqual([
    "left-side",
    "back-from-right",
    "right-side",
    "stand",
  ]);
  expect(kindsOf(made({ ...chest, top: "over" }, "eccentrics")).slice(2, 4)).toEqual([
    "right-side",
    "top-over",
  ]);
  // Between two walls nothing but a partition's end in the top is seen; the top still comes last.
  expect(kindsOf(made({ ...wardrobe, ...beside("both") }, "hidden")).slice(0, 5)).toEqual([
    "frame",
    "partitions",
    "fixed-shelves",
    "back",
    "top",
  ]);
});

test("the words of a step name nothing that the body has not", () => {
  const t = translateIn("ro", ["workshop-package", "workshop-parts"]);
  const stepsOf = (design: Design, choice: Choice) => {
    const piece = { ...planned(design), piece: made(design, choice) };
    const { steps } = assemblySection(piece, { order: "x", line: 1 }, t);
    return steps.map(({ title, text }) => `${title}. ${text}`);
  };
  const high = { ...wardrobe, height: 2400, topBox: 400 };
  for (const choice of jointChoices) {
    for (const step of stepsOf(high, choice).filter((one) => one.includes("corpul M2"))) {
      expect(step).not.toMatch(/soclu/i);
    }
    expect(stepsOf(chest, choice).join(" ")).not.toMatch(/despărțitor/);
  }
  expect(stepsOf(high, "eccentrics").join(" ")).toMatch(/soclu.*despărțitor/i);
});

test("whatever is built, a choice changes no board's size, and hides what it says it hides", () => {
  fc.assert(
    fc.property(wish, chosen, (wished, given) => {
      fc.pre(placeProblems(wished, given, defaultRules).length === 0);
      const { design } = fit(wished, given, defaultRules);
      const [screws, eccentrics, hidden] = jointChoices.map((choice) =>
        made(design, choice, given),
      ) as [Piece, Piece, Piece];
      const cuts = ({ boards }: Piece) => boards.map(({ name, place, cut }) => [name, place, cut]);
      expect(cuts(eccentrics)).toEqual(cuts(screws));
      expect(cuts(hidden)).toEqual(cuts(screws));
      expect([countOf(hidden, "cap"), countOf(eccentrics, "cap")]).toEqual([0, 0]);
      expect(countOf(eccentrics, "connector") + countOf(eccentrics, "shelf-eccentric")).toBe(0);
      const ofSeen = countOf(screws, "cap") > 0;
      expect(countOf(hidden, "eccentric") > countOf(screws, "eccentric")).toBe(ofSeen);
      if (!ofSeen) expect(hidden).toEqual(screws);
    }),
    { numRuns: size(40, 4000) },
  );
});
