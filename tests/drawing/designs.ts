import {
  type HandleLook,
  type MaterialLook,
  type PieceLook,
  pieceShapes,
} from "~/furniture/drawing/piece-look";
import type { DrawingWords } from "~/furniture/drawing/words";
import { handles, materials } from "~db/seed/options";

export const words: DrawingWords = {
  title: "Dulap, 100 × 200 × 50 cm",
  perspective: "Vedere în perspectivă.",
  open: "Vedere în perspectivă, deschisă.",
  turned: "Vedere din lateral.",
  technical: "Desen tehnic.",
  scale: "Vedere la scară.",
  front: "Vedere din față",
  side: "Vedere laterală",
  toScale: "La scară, cm",
  caption: "PAL Nuc · Mâner metalic",
  language: "ro",
};

/** How the sample materials and handles are drawn, in their order of display. */
export const materialLooks: MaterialLook[] = materials.map(({ id, look }) => ({ id, ...look }));
export const handleLooks: HandleLook[] = handles.map(({ id, look }) => ({ id, ...look }));

type Measures = [widthCm: number, heightCm: number, depthCm: number];

const sizes: Measures[] = [
  [50, 50, 30],
  [100, 200, 50],
  [300, 300, 100],
  [500, 10, 500],
  [10, 500, 10],
];

export function design(changes: Partial<PieceLook> = {}): PieceLook {
  const usual = { widthCm: 100, heightCm: 200, depthCm: 50 };
  const [material, handle] = [materialLooks[0]!, handleLooks[0]!];
  return { form: "wardrobe", material, handle, ...usual, ...changes };
}

/** Every shape at its smallest, usual and largest, and at the ends of what is drawn, in every material and with every handle. */
export const everyLook: PieceLook[] = pieceShapes.flatMap((form) =>
  sizes.flatMap(([widthCm, heightCm, depthCm]) =>
    materialLooks.flatMap((material) =>
      handleLooks.map((handle) => ({ form, material, handle, widthCm, heightCm, depthCm })),
    ),
  ),
);

/** Designs a customer may choose, the same ones in every run. */
export function chosenAtRandom(count: number): PieceLook[] {
  let seed = 20261121;
  const below = (limit: number) => {
    seed = (seed * 48271) % 2147483647;
    return seed % limit;
  };
  const one = <Item>(items: readonly Item[]): Item => items[below(items.length)]!;
  return Array.from({ length: count }, () => ({
    form: one(pieceShapes),
    material: one(materialLooks),
    handle: one(handleLooks),
    widthCm: 50 + 5 * below(51),
    heightCm: 50 + 5 * below(51),
    depthCm: 30 + 5 * below(15),
  }));
}
