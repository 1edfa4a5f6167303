import { useTranslation } from "~/platform/i18n/use-translation";
import { categoryPlaceholder, Picture } from "~/platform/media/picture";
import { paths } from "~/platform/paths/paths";
import { Link } from "~/platform/ui/link";

import type { ShownPicture, ShownProduct } from "./shown-product";

interface PicturesProps {
  product: ShownProduct;
  pictures: ShownPicture[];
  /** The place of the chosen one; another place is that of the first. */
  chosen: number;
}

/** The chosen picture, and all of them as links below it where there are several. */
export function Pictures({ product, pictures, chosen }: PicturesProps) {
  const { t } = useTranslation("product");
  const place = chosen in pictures ? chosen : 0;
  const shown = pictures[place];
  const address = paths.product(product.category_slug, product.number);
  const placeholder = categoryPlaceholder(product.category_slug);
  return (
    <div className="pictures">
      <Picture
        src={shown?.src ?? null}
        alt={shown?.alt ?? product.name}
        lang={shown?.lang}
        placeholder={placeholder}
        sizes="(min-width: 80rem) 42rem, (min-width: 64rem) 52vw, 92vw"
        isMain
        className="aspect-4/3"
      />
      {shown?.note && <p className="mt-2 text-sm text-stone">{shown.note}</p>}
      {pictures[1] && (
        <ul className="mt-3 flex flex-wrap gap-3">
          {pictures.map((picture, index) => (
            <li key={picture.src} className="w-14 sm:w-24">
              <Link
                to={index === 0 ? address : `${address}?imagine=${index + 1}`}
                preventScrollReset
                aria-label={t("picture", { number: index + 1 })}
                aria-current={index === place ? "true" : undefined}
                className="block border-2 border-transparent aria-[current=true]:border-ink"
              >
                <Picture
                  src={picture.src}
                  alt=""
                  placeholder={placeholder}
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
