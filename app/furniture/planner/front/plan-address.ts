import type { BoardView } from "~/furniture/board-drawings/views";
import { kinds, type Kind } from "~/furniture/boards/design";
import { paths } from "~/platform/paths/paths";

import { kindWords } from "./kind-words";

/** The steps of the planner, in their order, and their words in addresses. */
export const steps = ["place", "division", "look", "price"] as const;
export type Step = (typeof steps)[number];
const words: Record<Step, string> = {
  place: "locul",
  division: "impartirea",
  look: "aspect",
  price: "pret",
};

/** The views in the order of their links, with their words in addresses; the usual one needs none. */
export const viewWords: Record<BoardView, string> = {
  shut: "",
  open: "deschis",
  scale: "scara",
  scaleOpen: "scara-deschis",
  inside: "interior",
  front: "fata",
  side: "lateral",
};

/** What an address of the planner says besides the design. */
export interface Where {
  step: Step;
  view: BoardView;
  /** The word of the view. */
  word: string;
  /** The line of the cart, or of an order, that the design takes the place of; empty for none. */
  line: string;
  /** The number of the order that the line is of; empty for a cart's. */
  order: string;
  /** The version of the order's change that staff write, as it was when they began; 0 for none. */
  draft: number;
  /** The designs before the last changes, as texts, the newest first. */
  before: string[];
  /** The column whose fields are shown, counted from 0 at the left. */
  column: number;
}

/** The longest address of the planner, in characters: of the designs before, the oldest are left out. */
const MOST_ADDRESS = 1500;
/** Between designs; no text of a design has it, and in an address it needs one character. */
const BETWEEN = "*";

/** The designs before a change from one design to another; without a design there is nothing to go back to. */
export function stepBefore(before: string[], from: string, to: string): string[] {
  return from === "" || from === to ? before : [from, ...before];
}

export function readWhere(query: URLSearchParams): Where {
  const views = Object.keys(viewWords) as BoardView[];
  const view = views.find((one) => viewWords[one] === query.get("vedere")) ?? "shut";
  return {
    view,
    word: viewWords[view],
    step: steps.find((step) => words[step] === query.get("pas")) ?? "place",
    line: query.get("linie")?.slice(0, 64) ?? "",
    order: readOrder(query.get("comanda") ?? ""),
    draft: readDraft(query.get("schimbare") ?? ""),
    before: (query.get("inapoi") ?? "").slice(0, MOST_ADDRESS).split(BETWEEN).filter(Boolean),
    column: readColumn(query.get("coloana") ?? ""),
  };
}

/** The number of an order, such as AM-2026-000123; empty for a text that is none, which could lead anywhere. */
function readOrder(text: string): string {
  return /^[A-Z\d]{1,8}-\d{4}-\d{6,9}$/.test(text) ? text : "";
}

function readDraft(text: string): number {
  return /^\d{1,9}$/.test(text) ? Number(text) : 0;
}

/** A column as pages count them, from 1; the first for a text that names none. */
export function readColumn(text: string): number {
  return /^[1-9]\d?$/.test(text) ? Number(text) - 1 : 0;
}

/**
 * The address of a design, a step and a view; what is as usual is left out. `other` is the design of what
 * was typed in its other reading, which one page asks about.
 */
export function planAddress(
  design: string,
  {
    step,
    word,
    line,
    order,
    draft,
    before = [],
    column = 0,
    other,
  }: Partial<Where> & { other?: string | undefined },
): string {
  const query = new URLSearchParams();
  if (design) query.set("d", design);
  if (step && step !== "place") query.set("pas", words[step]);
  if (word) query.set("vedere", word);
  if (line) query.set("linie", line);
  if (order) query.set("comanda", order);
  if (draft) query.set("schimbare", String(draft));
  if (column > 0) query.set("coloana", String(column + 1));
  if (other) query.set("sau", other);
  const kept = [...before];
  const address = () => {
    if (kept.length > 0) query.set("inapoi", kept.join(BETWEEN));
    else query.delete("inapoi");
    return query.size > 0 ? `${paths.planner()}?${query}` : paths.planner();
  };
  while (kept.length > 0 && address().length > MOST_ADDRESS) kept.pop();
  return address();
}

/** The kind that an address of the planner begins with, such as one linked from a product. */
export function readKind(query: URLSearchParams): Kind {
  return kinds.find((kind) => kindWords[kind] === query.get("tip")) ?? "wardrobe";
}

/**
 * Where an address of the planner begins, such as one of a search for an attic: under a slope of which nobody has said
 * where it falls to, under one to the back, in a corner, across one. Undefined for an address that says nothing of it.
 */
export function readStart(query: URLSearchParams): StartPlace | undefined {
  const places = Object.keys(startWords) as StartPlace[];
  return places.find((place) => startWords[place] === query.get("loc"));
}

/** The address of the planner that begins there, with what a query says besides. */
export function startAddress(query: URLSearchParams, place: StartPlace): string {
  const loc = startWords[place];
  return `${paths.planner()}?${new URLSearchParams({ ...Object.fromEntries(query), loc })}`;
}

const startWords = {
  slope: "panta",
  "slope-back": "panta-spate",
  corner: "colt",
  diagonal: "colt-diagonala",
};
type StartPlace = keyof typeof startWords;
