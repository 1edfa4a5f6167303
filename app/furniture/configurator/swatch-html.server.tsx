import { renderToStaticMarkup } from "react-dom/server";

import type { HandleLook, Palette } from "~/furniture/drawing/piece-look";

import { HandleSwatch, MaterialSwatch } from "./swatch";

// In the back office a swatch is only looked at: the server draws it, and no script has to come along.

/** How a material is drawn where it has no picture, as HTML. */
export function materialSwatch(look: Palette): string {
  return renderToStaticMarkup(<MaterialSwatch look={look} picture={null} />);
}

/** The same of a handle. */
export function handleSwatch(look: HandleLook): string {
  return renderToStaticMarkup(<HandleSwatch look={look} picture={null} />);
}
