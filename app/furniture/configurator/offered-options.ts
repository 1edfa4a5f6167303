import type { HandleLook, MaterialLook } from "~/furniture/drawing/piece-look";

/** The ids that a configuration may name, in their order of display. */
export interface Choices {
  materials: { id: string }[];
  handles: { id: string }[];
}

/** A material or a handle offered in the customiser. */
export interface Option<Look = MaterialLook | HandleLook> {
  id: string;
  untranslated: string[];
  name: string;
  /** One sentence; empty if there is none. */
  description: string;
  surcharge_bani: number;
  image_url: string | null;
  /** How much formaldehyde a decor gives off; empty where nobody has said, and of handles. */
  emission: "" | "E05" | "none";
  look: Look;
}

export interface Options {
  materials: Option<MaterialLook>[];
  handles: Option<HandleLook>[];
}

/** The ids of what the customiser of a piece begins with; undefined where nothing is offered. */
export interface StartingOptions {
  material: string | undefined;
  handle: string | undefined;
}

/**
 * An option as the customiser shows it: `swatch` is how it looks, drawn by the server, `note` a line below
 * the name, of decors only.
 */
export type ShownOption<Look> = Option<Look> & { swatch: string; note?: string };

export interface ShownOptions {
  materials: ShownOption<MaterialLook>[];
  handles: ShownOption<HandleLook>[];
  /** The line below the names of all decors, where they have the same one. */
  note: string;
}
