import { useState, type FormEvent } from "react";

import {
  canonicalConfiguration,
  parseConfiguration,
  pieceLookOf,
  readConfigurationFields,
  type ConfigurationFields,
} from "~/furniture/configurator/configuration";
import type { Options } from "~/furniture/configurator/offered-options";
import { dimensions } from "~/furniture/configurator/sizes";
import type * as Drafter from "~/furniture/drawing/front/draw-perspective";

import type { ShownProduct } from "./shown-product";
import { shownValue } from "./shown-value";

/**
 * The design as it stands in the form. Script keeps slider and box equal, prices and draws in the
 * browser, and updates the address without asking the server. Until the code that draws has loaded, the
 * server's drawing stays.
 */
export function useLiveConfiguration({
  product,
  options,
  fields: served,
}: {
  product: ShownProduct;
  options: Options;
  fields: ConfigurationFields;
}) {
  const [live, setLive] = useState<ConfigurationFields>();
  const [drafter, setDrafter] = useState<typeof Drafter>();

  function follow(event: FormEvent<HTMLFormElement>) {
    const moved = event.target as HTMLInputElement;
    keepInStep(moved);
    const query = new URLSearchParams();
    for (const [name, value] of new FormData(event.currentTarget)) {
      if (typeof value === "string") query.append(name, value);
    }
    query.delete("drawn");
    const fields = readConfigurationFields(query, options, product.sizes);
    setLive(fields);
    if (!drafter) void import("~/furniture/drawing/front/draw-perspective").then(setDrafter);
    const url = new URL(window.location.href);
    for (const [name, value] of new URLSearchParams(canonicalConfiguration(fields))) {
      url.searchParams.set(name, value);
    }
    window.history.replaceState(window.history.state, "", url);
  }

  const { nearest: drawn } = parseConfiguration(
    drafter && live ? live : served,
    options,
    product.sizes,
  );
  const piece = drawn && pieceLookOf(product.form, drawn, options);

  /**
   * The changed design as a drawing in a data address; undefined while the server's drawing stands.
   */
  function drawLive(): string | undefined {
    if (!live || !drafter || !piece) return undefined;
    // The drawing needs no description, because the page describes it beside it.
    const svg = drafter.drawInPerspective(piece, { title: product.name, description: "" });
    return `data:image/svg+xml,${encodeURIComponent(svg)}`;
  }

  return { fields: live ?? served, piece, source: drawLive(), follow };
}

/**
 * Copies the changed length to the other control of the same length. A slider that already shows the box's value as
 * closely as it can does not change the box, so that a length typed out of bounds is not lost.
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
