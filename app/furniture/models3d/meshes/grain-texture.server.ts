import type { Palette } from "~/furniture/drawing/piece-look";
import { mix } from "~/furniture/drawing/svg";
import { memoize } from "~/platform/basics/memoize";

import type { Material } from "../front/model";
import { writePng } from "./png.server";

type Grain = NonNullable<Palette["grain"]>;

/** Pixels across and along the grain: of 64 by 192 cm of a board. */
const size = { across: 256, along: 512 };
const SHADES = 16;

const kept = memoize<Buffer>(64);

/**
 * The grain of a decor as a PNG that goes on at all edges, drawn from its look alone: lines that sway a
 * little, in broad bands. Undefined for a decor without grain.
 */
export function grainTexture({ color, grain }: Material): Buffer | undefined {
  if (!grain) return undefined;
  return kept(JSON.stringify([color, grain]), () => {
    const darkest = mix(color, grain.color, Math.min(1, grain.strength * 1.2));
    const colors = Array.from({ length: SHADES }, (_, shade) =>
      mix(color, darkest, shade / (SHADES - 1)),
    );
    return writePng(size.across, size.along, colors, shadesOf(grain));
  });
}

function shadesOf({ lines }: Grain): Uint8Array {
  const { across, along } = size;
  const random = randomNumbers();
  const dark = new Float32Array(across * along);
  const bands = [1, 2, 3].map((waves) => ({ waves, phase: random(), depth: 0.1 / waves }));
  // The drawn lines, and as many faint ones between them.
  const drawn = Array.from({ length: 2 * lines }, (_, line) => ({
    at: ((line + 0.8 * random()) / (2 * lines)) * across,
    width: 0.7 + 1.3 * random(),
    depth: (line % 2 ? 0.3 : 0.75) * (0.5 + 0.5 * random()),
    sway: 1 + 3 * random(),
    phase: random(),
    fade: random(),
  }));
  for (let y = 0; y < along; y++) {
    const way = y / along;
    const row = y * across;
    for (const { waves, phase, depth } of bands) {
      for (let x = 0; x < across; x++) {
        dark[row + x]! += depth * (1 + wave((waves * x) / across + phase + 0.03 * wave(way)));
      }
    }
    for (const { at, width, depth, sway, phase, fade } of drawn) {
      const middle = at + sway * (wave(way + phase) + 0.4 * wave(2 * way + fade));
      const strength = depth * (0.7 + 0.3 * wave(way + fade));
      for (let x = Math.ceil(middle - 2 * width); x <= middle + 2 * width; x++) {
        const share = 1 - Math.abs(x - middle) / (2 * width);
        dark[row + ((x + across) % across)]! += strength * share;
      }
    }
  }
  return Uint8Array.from(dark, (value) => Math.min(SHADES - 1, Math.round(value * (SHADES - 1))));
}

const STEPS = 1024;
const waves = Float32Array.from({ length: STEPS }, (_, step) =>
  Math.sin((2 * Math.PI * step) / STEPS),
);

/** A sine that repeats with each whole number. */
function wave(share: number): number {
  return waves[Math.floor((share - Math.floor(share)) * STEPS) % STEPS]!;
}

/** The same numbers from 0 to 1 every time (Lehmer). */
function randomNumbers(): () => number {
  let seed = 7919;
  return () => (seed = (seed * 16807) % 2147483647) / 2147483647;
}
