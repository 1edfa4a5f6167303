import type { Finish } from "./piece";
import type { Palette } from "./piece-look";
import { mix } from "./svg";

export const ink = "#1a202c";
/** What is asked for, or has just changed. */
export const pencil = "#b5651d";

const finishes: Record<Exclude<Finish, "material">, Palette> = {
  plinth: { top: "#3a3d42", front: "#33363b", side: "#25282c" },
  steel: { top: "#5a5f66", front: "#43484f", side: "#2e3238" },
  timber: { top: "#d8b98c", front: "#c7a473", side: "#a37f52" },
  stone: { top: "#f6f3ee", front: "#e4dfd6", side: "#cbc4b8" },
  ceramic: { top: "#ffffff", front: "#f1f2f2", side: "#d5d8da" },
  linen: { top: "#fbf8f2", front: "#efeae0", side: "#dcd4c6" },
  blanket: { top: "#b9b3a6", front: "#a8a193", side: "#8f887a" },
  glass: { top: "#d5e2e2", front: "#b9cccc", side: "#9db3b3" },
  screen: { top: "#3b3f45", front: "#1d2024", side: "#121417" },
};

export function paletteOf(finish: Finish, material: Palette): Palette {
  return finish === "material" ? material : finishes[finish];
}

/** The tone of a gap, and of the inside of a niche, in a material. */
export function shadeOf(palette: Palette): { gap: string; back: string; wall: string } {
  return {
    gap: mix(palette.side, "#14110e", 0.72),
    back: mix(palette.front, "#2a2119", 0.27),
    wall: mix(palette.front, "#2a2119", 0.17),
  };
}

/** A pale colour of a material for the technical drawing, on which lines stay legible. */
export function washOf(palette: Palette): string {
  return mix(palette.front, "#fffdf9", 0.66);
}
