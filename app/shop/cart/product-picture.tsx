import { categoryPlaceholder, Picture } from "~/platform/media/picture";

import type { CartLine } from "./cart-line";

/** The picture of a ready-made piece or a swatch, small beside its line. */
export function ProductPicture({
  line: { image_url, product, swatch },
}: {
  line: Pick<CartLine, "image_url" | "product"> & Partial<Pick<CartLine, "swatch">>;
}) {
  if (swatch && image_url === null) {
    return <span dangerouslySetInnerHTML={{ __html: swatch.drawing }} />;
  }
  return (
    <Picture
      src={image_url}
      alt=""
      placeholder={categoryPlaceholder(product?.category_slug ?? "")}
      sizes="7rem"
      width={400}
      height={300}
      className="aspect-4/3"
    />
  );
}
