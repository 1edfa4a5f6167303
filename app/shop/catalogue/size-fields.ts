import type { Bounds, Dimension, OwnSizes } from "~/furniture/configurator/sizes";

/** The fields of the product form that hold its own sizes; an empty one stands for the usual. */
export type SizeField = `${Dimension}${"Start" | "Min" | "Max"}`;

// Named here once more, because the office's forms load nothing of the customiser's script.
export const sizeNames = ["width", "height", "depth"] as const satisfies Dimension[];
export const sizeBounds = ["Start", "Min", "Max"] as const satisfies Capitalize<keyof Bounds>[];

/** Something of each field. */
export function perField<Value>(
  read: (name: Dimension, bound: (typeof sizeBounds)[number]) => Value,
): Record<SizeField, Value> {
  const all = sizeNames.flatMap((name) =>
    sizeBounds.map((bound) => [name + bound, read(name, bound)]),
  );
  return Object.fromEntries(all) as Record<SizeField, Value>;
}

/** Own sizes as a form and a file have them. */
export function sizeCells(own: OwnSizes | undefined): Record<SizeField, string> {
  const keys = { Start: "start", Min: "min", Max: "max" } as const;
  return perField((name, bound) => String(own?.[name][keys[bound]] ?? ""));
}
