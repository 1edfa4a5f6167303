import { langOf } from "~/platform/i18n/languages";
import { useTranslation } from "~/platform/i18n/use-translation";
import { categoryPlaceholder, Picture } from "~/platform/media/picture";
import { paths } from "~/platform/paths/paths";
import { Link } from "~/platform/ui/link";

import type { ShownProduct } from "./shown-product";

interface PicturesProps {
  product: ShownProduct;
  /** The place of the chosen one. */
  chosen: number;
  /**
   * What a piece made to order looks like, in place of the product's pictures: of its kind in the decor
   * that the address names, or the ready-made piece, with words that say which.
   */
  example: { image_url: string; alt: string; untranslated: string[]; text: string } | null;
}

/** The chosen picture, and the others as links below it; one picture of a piece made to order. */
export function Pictures({ product, chosen, example }: PicturesProps) {
  const { t } = useTranslation("product");
  const { images } = product;
  const shown = example ?? images[chosen];
  const address = paths.product(product.category_slug, product.number);
  return (
    <div>
      <Picture
        src={shown?.image_url ?? null}
        alt={shown?.alt ?? product.name}
        lang={shown && langOf(shown, "alt")}
        placeholder={categoryPlaceholder(product.category_slug)}
        sizes="(min-width: 80rem) 42rem, (min-width: 64rem) 52vw, 92vw"
        isMain
        className="aspect-4/3"
      />
      {example && <p className="mt-2 text-sm text-stone">{example.text}</p>}
      {!example && images[1] && (
        <ul className="mt-3 flex gap-3">
          {images.map((image, index) => (
            <li key={image.image_url}>
              <Link
                to={index === 0 ? address : `${address}?imagine=${index + 1}`}
                preventScrollReset
                aria-label={t("picture", { number: index + 1 })}
                aria-current={index === chosen ? "true" : undefined}
                className="block w-24 border-2 border-transparent aria-[current=true]:border-ink"
              >
                <Picture
                  src={image.image_url}
                  alt=""
                  placeholder={categoryPlaceholder(product.category_slug)}
                  sizes="6rem"
                  width={400}
                  height={300}
                  className="aspect-4/3"
                />
              </Link>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
