import { useState, type FormEvent } from "react";
import { useTranslation } from "react-i18next";

import type { PieceView } from "~/drawing/configuration";
import {
  canonicalConfiguration,
  dimensions,
  optionName,
  parseConfiguration,
  pieceOf,
  readConfigurationFields,
  type ConfigurationFields,
  type Options,
} from "~/configurator/design";
import type { Product } from "~/catalogue/product.server";

import { shownValue } from "./shown-value";

/** The code that draws, fetched when a hand first moves something. */
type Drafter = Awaited<ReturnType<typeof fetchDrafter>>;

/**
 * The design as it stands in the form. Script keeps slider and box in step, prices and draws in
 * the browser, and lets the address follow without asking the server. Until the code that draws is
 * here the server's drawing stays.
 */
export function useLiveDesign({
  product,
  options,
  fields: served,
}: {
  product: Product;
  options: Options;
  fields: ConfigurationFields;
}) {
  const { t } = useTranslation("drawing");
  const [live, setLive] = useState<ConfigurationFields>();
  const [drafter, setDrafter] = useState<Drafter>();

  function follow(event: FormEvent<HTMLFormElement>) {
    const moved = event.target as HTMLInputElement;
    keepInStep(moved);
    const query = new URLSearchParams();
    for (const [name, value] of new FormData(event.currentTarget)) {
      if (typeof value === "string") query.append(name, value);
    }
    query.delete("drawn");
    const fields = readConfigurationFields(query);
    setLive(fields);
    if (!drafter) void fetchDrafter().then(setDrafter);
    const url = new URL(window.location.href);
    for (const [name, value] of new URLSearchParams(canonicalConfiguration(fields))) {
      url.searchParams.set(name, value);
    }
    window.history.replaceState(window.history.state, "", url);
  }

  const { configuration: drawn } = parseConfiguration(drafter && live ? live : served);
  const piece = drawn && pieceOf(product.form, drawn);

  /** The drawing of what the hand has moved, as an address; undefined while the server's stands. */
  function source(view: PieceView): string | undefined {
    if (!live || !drafter || !piece) return undefined;
    const words = drafter.drawingWords(t, piece, {
      material: optionName(options.materials, piece.material),
      handle: optionName(options.handles, piece.handle),
    });
    const svg = drafter.drawPiece(piece, view, words);
    return `data:image/svg+xml,${encodeURIComponent(svg)}`;
  }

  return { fields: live ?? served, piece, follow, source };
}

/**
 * The other control of the same length takes the value of the one moved. A slider that shows what
 * stands in the box as well as it can leaves it there: a length that was typed out of bounds.
 */
function keepInStep(moved: HTMLInputElement): void {
  for (const name of dimensions) {
    const pair = [name, `${name}Slider`];
    if (!pair.includes(moved.name)) continue;
    const other = moved.form?.elements.namedItem(moved.name === name ? `${name}Slider` : name);
    if (!(other instanceof HTMLInputElement)) continue;
    if (shownValue(moved, other.value) !== moved.value) other.value = moved.value;
  }
}

async function fetchDrafter() {
  const [drawing, words] = await Promise.all([
    import("~/drawing/draw-piece"),
    import("~/drawing/words"),
  ]);
  return { drawPiece: drawing.drawPiece, drawingWords: words.drawingWords };
}
