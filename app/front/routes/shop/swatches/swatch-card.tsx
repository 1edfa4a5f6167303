import { langOf } from "~/platform/i18n/languages";
import { useTranslation } from "~/platform/i18n/use-translation";
import { Picture } from "~/platform/media/picture";
import type { Swatch } from "~/shop/swatches/swatch";

/** A decor with the box by which its swatch is chosen, where there is one left that the cart has not. */
export function SwatchCard({
  swatch,
  isTicked,
}: {
  swatch: Swatch & { isInCart: boolean };
  isTicked: boolean;
}) {
  const { t } = useTranslation("swatches");
  const { id, imageUrl, stock, isInCart } = swatch;
  const state = isInCart ? t("inCart") : stock === 0 ? t("soldOut") : undefined;
  return (
    <li>
      <label className="block h-full rounded-edge border border-line bg-white has-checked:border-ink has-checked:ring-1 has-checked:ring-ink has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-ink">
        {imageUrl === null ? (
          <span
            className="block overflow-hidden"
            dangerouslySetInnerHTML={{ __html: swatch.drawing }}
          />
        ) : (
          <Picture
            src={imageUrl}
            alt=""
            placeholder="material"
            sizes="(min-width: 64rem) 18rem, (min-width: 40rem) 30vw, 45vw"
            width={400}
            height={300}
            className="aspect-4/3"
          />
        )}
        <span className="flex items-start gap-2 px-2 py-2">
          {state === undefined && (
            <input
              type="checkbox"
              name="swatch"
              value={id}
              defaultChecked={isTicked}
              className="mt-1 size-5 shrink-0"
            />
          )}
          <span className="min-w-0 text-sm leading-snug wrap-anywhere sm:text-base">
            <span lang={langOf(swatch, "name")} className="block">
              {swatch.name}
            </span>
            {state && <span className="block text-sm font-semibold text-stone">{state}</span>}
          </span>
        </span>
      </label>
    </li>
  );
}
