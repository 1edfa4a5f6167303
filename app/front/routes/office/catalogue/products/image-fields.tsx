import { useTranslation } from "~/platform/i18n/use-translation";
import { Picture } from "~/platform/media/picture";
import type { ProductImage } from "~/shop/catalogue-editing/front/image-rows.server";
import type { ImageEdit } from "~/shop/catalogue-editing/front/product-images.server";

/**
 * The fields for a product's pictures: which is the main one, their order, their words, which are
 * deleted.
 */
export function ImageFields({ images, edits }: { images: ProductImage[]; edits?: ImageEdit[] }) {
  const { t } = useTranslation("office-products");
  if (images.length === 0) return null;
  return (
    <fieldset>
      <legend className="font-semibold">{t("images")}</legend>
      <ul className="mt-2 grid gap-3">
        {images.map((image, index) => {
          const edit = edits?.find(({ id }) => id === image.id);
          return (
            <li
              key={image.id}
              className="grid grid-cols-[5rem_minmax(0,1fr)] gap-3 rounded-edge border border-line p-3"
            >
              <input type="hidden" name="imageId" value={image.id} />
              <div>
                <Picture
                  src={image.image_url}
                  alt={t("pictures.number", { number: index + 1 })}
                  placeholder="atelier"
                  sizes="5rem"
                  width={400}
                  height={300}
                  className="aspect-4/3"
                />
              </div>
              <div className="grid gap-2">
                <label className="block">
                  <span className="text-xs font-semibold">{t("pictures.alt")}</span>
                  <input
                    name={`alt-${image.id}`}
                    defaultValue={edit?.alt ?? image.alt}
                    maxLength={200}
                    className="control"
                  />
                </label>
                <div className="flex flex-wrap items-center gap-x-5 gap-y-1">
                  <label className="flex items-center gap-2">
                    {t("pictures.order")}
                    <input
                      name={`order-${image.id}`}
                      defaultValue={edit?.order ?? index + 1}
                      inputMode="numeric"
                      className="control w-16"
                    />
                  </label>
                  <label className="flex min-h-11 items-center gap-2">
                    <input
                      type="radio"
                      name="primary"
                      value={image.id}
                      defaultChecked={edit ? edit.isPrimary : image.is_primary === 1}
                      className="size-5"
                    />
                    {t("pictures.first")}
                  </label>
                  <label className="flex min-h-11 items-center gap-2">
                    <input
                      type="checkbox"
                      name={`remove-${image.id}`}
                      defaultChecked={edit?.isRemoved}
                      className="size-5"
                    />
                    {t("pictures.remove")}
                  </label>
                </div>
              </div>
            </li>
          );
        })}
      </ul>
    </fieldset>
  );
}
