import { expect, test } from "vitest";

import { findStart } from "~/furniture/configurator/options.server";
import { isWithin } from "~/furniture/configurator/sizes";
import { findProduct } from "~/shop/catalogue/product.server";
import { catalogue } from "~db/seed/catalogue";

import { openCatalogue } from "../memory-database";

const db = await openCatalogue();

test("every sample piece starts at the size that its text tells, within the sizes that it is made in", async () => {
  for (const [category, products] of Object.entries(catalogue)) {
    for (const { number, name, form, specification } of products) {
      const { sizes } = (await findProduct(category, number, "ro", db))!;
      const start = {
        width: sizes.width.start,
        height: sizes.height.start,
        depth: sizes.depth.start,
      };
      expect(isWithin(sizes, start), name).toBe(true);
      // A bed's depth is that of its headboard.
      if (form === "bed") continue;
      const [width, depth, height] = specification.dimensions.match(/\d+/g)!.map(Number);
      for (const [own, started] of [
        [width!, start.width],
        [height!, start.height],
        [Math.max(depth!, sizes.depth.min), start.depth],
      ] as const) {
        expect(Math.abs(own - started), `${name}: ${own}`).toBeLessThanOrEqual(
          own > 300 ? 10 : 2.5,
        );
      }
    }
  }
});

test.each([
  ["dormitoare", 2, "mdf-mat", "metal"],
  ["dormitoare", 3, "pal-stejar-sonoma", "metal"],
  ["dormitoare", 5, "pal-stejar-sonoma", "metal"],
  ["living", 1, "pal-nuc", "metal"],
  ["living", 2, "pal-nuc", "metal"],
  ["living", 5, "pal-stejar-sonoma", "wood"],
  ["birouri", 2, "pal-alb", "none"],
  ["birouri", 3, "pal-gri-modern", "metal"],
  ["bai", 3, "pal-alb", "metal"],
])(
  "%s/%i starts in %s with %s, as its own text says",
  async (category, number, material, handle) => {
    const { source, material: facet } = (await findProduct(category, number, "fr", db))!;
    expect(await findStart({ facet, ...source }, db)).toEqual({ material, handle });
  },
);

test("a piece of which nothing is said starts with the first material and the first handle", async () => {
  const silent = { facet: null, material: "", color: "", features: [] };
  expect(await findStart(silent, db)).toEqual({ material: "pal-alb", handle: "metal" });
});
