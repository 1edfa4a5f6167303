import { readDesign } from "~/furniture/boards/address";
import { isRunText } from "~/furniture/boards/run-address";
import { canonicalConfiguration } from "~/furniture/configurator/configuration";
import { dimensions } from "~/furniture/configurator/sizes";
import { changeSizes, sizesOfFrozen } from "~/sales/approvals/front/change-sizes.server";
import type { PieceSizes } from "~/sales/approvals/front/piece-sizes";
import type { CurrentOrder } from "~/sales/changes/front/current-version.server";
import { readFrozenDesign } from "~/shop/cart/frozen-line.server";
import { isPlanned } from "~/shop/cart/line-design";

type VersionLine = CurrentOrder["version"]["lines"][number];

/** The sizes of a line's piece in mm; null for what has none, and for a kitchen, which is changed in its planner alone. */
export function sizesOfLine({ configuration }: VersionLine): PieceSizes | null {
  if (configuration === "") return null;
  const design = readFrozenDesign(configuration);
  return isPlanned(design) && isRunText(design.plan) ? null : sizesOfFrozen(design);
}

/** The sizes in mm of the planned piece whose design an address names; null for what is not planned. */
export function sizesOfPlan(address: string): PieceSizes | null {
  const design = readDesign(new URLSearchParams(address).get("d") ?? "");
  if (!design) return null;
  const { width, height, depth } = design;
  return { width, height, depth };
}

/**
 * The sizes in mm of the piece that the address of a line's design names; without an address those of the ordered
 * piece. Null for a piece without sizes.
 */
export function sizesOfDesign(line: VersionLine, address: string): PieceSizes | null {
  const planned = sizesOfPlan(address);
  const now = sizesOfLine(line);
  if (planned || !now || address === "") return planned ?? now;
  const ordered = readFrozenDesign(line.configuration);
  if (isPlanned(ordered)) return now;
  const query = new URLSearchParams(address);
  const [widthCm, heightCm, depthCm] = dimensions.map((name) => Number(query.get(name)));
  return widthCm && heightCm && depthCm
    ? sizesOfFrozen({ ...ordered, widthCm, heightCm, depthCm })
    : now;
}

/**
 * The address of a line's design in other sizes (mm), as a query, which the shop prices as any other. Undefined where
 * no such piece can be made, or its product is gone.
 */
export function resizeLine(
  { configuration, product_id }: VersionLine,
  sizes: PieceSizes,
  { products }: Pick<CurrentOrder, "products">,
): string | undefined {
  const resized = changeSizes(readFrozenDesign(configuration), sizes);
  if (!resized) return undefined;
  if (isPlanned(resized)) return new URLSearchParams({ d: resized.plan }).toString();
  const piesa = products.get(product_id ?? "");
  if (piesa === undefined) return undefined;
  const { material, handle, widthCm, heightCm, depthCm } = resized;
  const chosen = canonicalConfiguration({
    material: material.id,
    handle: handle.id,
    width: widthCm,
    height: heightCm,
    depth: depthCm,
  });
  return `${new URLSearchParams({ piesa })}&${chosen}`;
}

/** The same of what the planner made of a line's piece, whose design an address names. */
export function resizePlan(
  { configuration }: VersionLine,
  address: string,
  sizes: PieceSizes,
): string | undefined {
  const ordered = readFrozenDesign(configuration);
  const plan = new URLSearchParams(address).get("d");
  if (plan === null || !isPlanned(ordered)) return undefined;
  const resized = changeSizes({ ...ordered, plan }, sizes);
  return resized && new URLSearchParams({ d: resized.plan }).toString();
}
