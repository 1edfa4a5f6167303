import type { ReactNode } from "react";

import type { HandleLook, HandleShape, Palette } from "~/furniture/drawing/piece-look";
import { useDataSaver } from "~/platform/media/data-saver";
import { pictureAddress } from "~/platform/media/picture";

/**
 * A material's picture over its drawn likeness, which shows where the picture is missing or does not
 * load.
 */
export function MaterialSwatch({ look, picture }: { look: Palette; picture: string | null }) {
  const { front, grain, isGlossy } = look;
  return (
    <Swatch picture={picture}>
      <rect width="120" height="60" fill={front} />
      {grain &&
        grainLines.map(([y, bend, width]) => (
          <path
            key={y}
            d={`M0 ${y}q35 ${bend} 70 ${bend / 3}t50 ${-bend / 2}`}
            fill="none"
            stroke={grain.color}
            strokeWidth={width}
            opacity={grain.strength * 0.6}
          />
        ))}
      {isGlossy && <path d="M30 0h26L26 60H0z" fill="#fff" opacity="0.28" />}
    </Swatch>
  );
}

/** The height, bend and weight of each line of grain. No two are alike. */
const grainLines = [
  [3, 0.6, 0.5],
  [11, 0.8, 0.7],
  [20, 2.2, 0.6],
  [29, 2, 0.8],
  [38, -2.2, 0.5],
  [47, -0.8, 0.3],
  [55, 0.7, 0.5],
] as const;

const handleShapes: Record<HandleShape, string> = {
  bar: "M32 26h56v4H32zM38 30h4v6h-4zM78 30h4v6h-4z",
  bow: "M36 38c0-16 48-16 48 0h-6c0-9-36-9-36 0z",
  none: "M20 29h80v2H20z",
  knob: "M60 20a10 10 0 1 1 0 20 10 10 0 0 1 0-20Z",
};

/** A handle's picture over its drawn shape on a pale front. */
export function HandleSwatch({ look, picture }: { look: HandleLook; picture: string | null }) {
  return (
    <Swatch picture={picture}>
      <rect width="120" height="60" fill="#efe9de" />
      <path d={handleShapes[look.shape]} fill={look.color} />
    </Swatch>
  );
}

function Swatch({ picture, children }: { picture: string | null; children: ReactNode }) {
  const isLight = useDataSaver() !== null;
  return (
    <span className="relative block aspect-2/1 overflow-hidden">
      <svg
        viewBox="0 0 120 60"
        preserveAspectRatio="xMidYMid slice"
        aria-hidden="true"
        className="absolute inset-0 size-full"
      >
        {children}
      </svg>
      {picture && (
        <img
          src={pictureAddress(picture, 400, isLight)}
          alt=""
          width="400"
          height="200"
          loading="lazy"
          className="absolute inset-0 size-full object-cover"
        />
      )}
    </span>
  );
}
