import type { ReactNode } from "react";
import { renderToStaticMarkup } from "react-dom/server";

import type { HandleLook, HandleShape, Palette } from "~/furniture/drawing/piece-look";

// A swatch is only looked at: the server draws it, and no script has to come along.

/** How a material is drawn, as HTML. */
export function materialSwatch(look: Palette): string {
  return renderToStaticMarkup(<MaterialSwatch look={look} />);
}

/** The same of a handle. */
export function handleSwatch(look: HandleLook): string {
  return renderToStaticMarkup(<HandleSwatch look={look} />);
}

/** A material's drawn likeness. */
function MaterialSwatch({ look }: { look: Palette }) {
  const { front, grain, isGlossy } = look;
  return (
    <Swatch>
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

/** A handle's drawn shape on a pale front. */
function HandleSwatch({ look }: { look: HandleLook }) {
  return (
    <Swatch>
      <rect width="120" height="60" fill="#efe9de" />
      <path d={handleShapes[look.shape]} fill={look.color} />
    </Swatch>
  );
}

function Swatch({ children }: { children: ReactNode }) {
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
    </span>
  );
}
