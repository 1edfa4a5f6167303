import type { Panel, Result, Task } from "~/furniture/cutting/layout";
import { z } from "~/platform/basics/zod";
import { storedJson } from "~db/stored-json";

const sheet = { material: z.string(), length: z.number(), width: z.number() };

const strip = z.object({
  key: z.string(),
  number: z.number(),
  place: z.number(),
  count: z.number(),
  column: z.number().default(1),
  along: z.enum(["length", "width"]),
});

const point = z.object({ x: z.number(), y: z.number() });

/** Parts of searches that were begun before there were strips are in none; strips then had one column. */
const task: z.ZodType<Task> = z.object({
  parts: z.array(
    z.object({
      id: z.string(),
      ...sheet,
      canTurn: z.boolean(),
      strip: strip.nullable().default(null),
      obliques: z.array(z.object({ from: point, to: point })).optional(),
      isBevelled: z.boolean().optional(),
    }),
  ),
  sheets: z.array(z.object({ ...sheet, trim: z.number().optional() })),
  offcuts: z.array(z.object({ id: z.string(), ...sheet })),
  saw: z.object({
    kerf: z.number(),
    trim: z.number(),
    leastOffcut: z.object({ longer: z.number(), shorter: z.number() }),
  }),
});

/** What a search was begun with. */
export const readTask = storedJson("layout_runs.task", task);

const area = { x: z.number(), y: z.number(), length: z.number(), width: z.number() };

const panel: z.ZodType<Panel> = z.discriminatedUnion("kind", [
  z.object({ ...area, kind: z.literal("part"), part: z.string(), isTurned: z.boolean() }),
  z.object({ ...area, kind: z.literal("rest") }),
  z.object({
    ...area,
    kind: z.literal("cut"),
    along: z.enum(["length", "width"]),
    at: z.number(),
    get first() {
      return panel;
    },
    get second() {
      return panel.nullable();
    },
  }),
]);

const result: z.ZodType<Result> = z.object({
  layouts: z.array(z.object({ ...sheet, offcut: z.string().nullable(), panel })),
  unplaced: z.array(z.object({ part: z.string(), why: z.enum(["too-large", "no-sheet"]) })),
  // Searches of before do not say it.
  parted: z.array(z.string()).default([]),
});

/** The best layouts that a search has found so far. */
export const readBest = storedJson("layout_runs.best", result);
