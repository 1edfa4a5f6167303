import { boardViews, type BoardView } from "~/furniture/board-drawings/views";
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
  /** The cart line that the design takes the place of; empty for none. */
  line: string;
}

export function readWhere(query: URLSearchParams): Where {
  const view = boardViews.find((one) => viewWords[one] === query.get("vedere")) ?? "shut";
  return {
    view,
    word: viewWords[view],
    step: steps.find((step) => words[step] === query.get("pas")) ?? "place",
    line: query.get("linie")?.slice(0, 64) ?? "",
  };
}

/** The address of a design, a step and a view; what is as usual is left out. */
export function planAddress(design: string, { step, word, line }: Partial<Where>): string {
  const query = new URLSearchParams();
  if (design) query.set("d", design);
  if (step && step !== "place") query.set("pas", words[step]);
  if (word) query.set("vedere", word);
  if (line) query.set("linie", line);
  return query.size > 0 ? `${paths.planner()}?${query}` : paths.planner();
}

/** The kind that an address of the planner begins with, such as one linked from a product. */
export function readKind(query: URLSearchParams): Kind {
  return kinds.find((kind) => kindWords[kind] === query.get("tip")) ?? "wardrobe";
}
