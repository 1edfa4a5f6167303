import { categoryPlaceholder, Picture } from "~/media/picture";

import type { CartLine } from "./cart-line";

/** The picture of a ready-made piece, small beside its line. */
export function ProductPicture({ line }: { line: Pick<CartLine, "image_url" | "product"> }) {
  return (
    <Picture
      src={line.image_url}
      alt=""
      placeholder={categoryPlaceholder(line.product?.category_slug ?? "")}
      sizes="7rem"
      width={400}
      height={300}
      className="aspect-4/3"
    />
  );
}
