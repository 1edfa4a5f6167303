import type { MaterialId } from "./piece-design";
import type { Finish } from "./piece";
import { mix } from "./svg";

export const ink = "#1a202c";

/** The colours of the faces of a material, and the pattern drawn over them. */
export interface Palette {
  top: string;
  front: string;
  side: string;
  grain?: { color: string; lines: number; strength: number };
  isGlossy?: boolean;
}

export const materials: Record<MaterialId, Palette> = {
  "pal-alb": { top: "#fdfcfa", front: "#f4f2ed", side: "#d9d5cc" },
  "pal-stejar-sonoma": {
    top: "#e8d6b6",
    front: "#d9c09a",
    side: "#bb9e74",
    grain: { color: "#8d6a42", lines: 22, strength: 0.55 },
  },
  "pal-nuc": {
    top: "#9a704d",
    front: "#80583a",
    side: "#5d3f29",
    grain: { color: "#3a2416", lines: 26, strength: 0.55 },
  },
  "mdf-lucios": { top: "#d9ccbc", front: "#c5b5a3", side: "#9d8d7b", isGlossy: true },
  "pal-gri-modern": { top: "#a9acae", front: "#8e9294", side: "#6c7073" },
  "mdf-mat": { top: "#a7b09a", front: "#8f9a82", side: "#6f7964" },
};

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

export function paletteOf(finish: Finish, material: MaterialId): Palette {
  return finish === "material" ? materials[material] : finishes[finish];
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
