import { OFFICE } from "~/platform/format/office-money";
import { oneLine } from "~/platform/format/one-line";
import { readNumber } from "~/platform/format/read-number";
import type { ImageEdit } from "~/shop/catalogue-editing/front/product-images.server";

/** Reads what a posted form changes about the pictures that a product has already. */
export function readImageEdits(form: FormData): ImageEdit[] {
  const primary = textOf(form, "primary");
  return form
    .getAll("imageId")
    .filter((id) => typeof id === "string")
    .slice(0, 100)
    .map((id, index) => {
      const order = readNumber(textOf(form, `order-${id}`), { decimals: 2, language: OFFICE });
      return {
        id,
        alt: oneLine(textOf(form, `alt-${id}`)).slice(0, 200),
        order: order.kind === "number" ? order.units / 100 : index + 1,
        isPrimary: primary === id,
        isRemoved: form.has(`remove-${id}`),
      };
    });
}

function textOf(form: FormData, name: string): string {
  const value = form.get(name);
  return typeof value === "string" ? value : "";
}
