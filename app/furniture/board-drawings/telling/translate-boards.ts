import type { ClearZone } from "~/furniture/boards/piece";
import type planner from "~locales/ro/planner-drawing.json";

export type Group = typeof planner;
/** What is counted inside a zone. */
type Counted = Exclude<ClearZone["inside"], "rail">;
type Single<Texts> = Exclude<keyof Texts, `${string}_${string}`> & string;
type Key =
  | "title"
  | "columns"
  | "bodies"
  | "topBox"
  | "rearCut"
  | "ceiling"
  | "niche"
  | "slope"
  | "slopeFlat"
  | "slopeBehind"
  | "slopeBehindFlat"
  | "steps"
  | "slanted"
  | "column"
  | "bodyColumn"
  | "sliding"
  | "body"
  | "decor"
  | "decors"
  | "handle"
  | `unit.${keyof Group["unit"]}`
  | "push"
  | `panels.${keyof Group["panels"]}`
  | "zone.drawers"
  | `inside.${Counted}`
  | `kind.${keyof Group["kind"]}`
  | `corner.${keyof Group["corner"]}`
  | `diagonal.${keyof Group["diagonal"]}`
  | `view.${keyof Group["view"]}`
  | `heading.${keyof Group["heading"]}`
  | `zone.${Single<Group["zone"]>}`
  | `inside.${Single<Group["inside"]>}`;

/** An i18next `t` of the group "planner-drawing". */
export type TranslateBoards = (key: Key, values?: Record<string, string | number>) => string;
