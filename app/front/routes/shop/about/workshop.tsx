import { langOf } from "~/platform/i18n/languages";
import { useTranslation } from "~/platform/i18n/use-translation";
import { Picture } from "~/platform/media/picture";
import type { GalleryImage } from "~/shop/content/front/gallery.server";

/** The owner's photographs of the workshop, with who is on them; nothing where there are none. */
export function Workshop({ pictures }: { pictures: readonly GalleryImage[] }) {
  const { t } = useTranslation("about");
  if (pictures.length === 0) return null;
  return (
    <section aria-labelledby="workshop" className="shell mt-16">
      <h2 id="workshop">{t("workshop")}</h2>
      <ul className="mt-6 grid grid-cols-1 gap-x-4 gap-y-8 min-[30rem]:grid-cols-2 lg:grid-cols-3">
        {pictures.map((picture) => (
          <li key={picture.id}>
            <figure>
              <Picture
                src={picture.image_url}
                alt={picture.alt}
                lang={langOf(picture, "alt")}
                placeholder="atelier"
                sizes="(min-width: 80rem) 25rem, (min-width: 64rem) 31vw, (min-width: 30rem) 46vw, 92vw"
                className="aspect-4/3"
              />
              {picture.caption && (
                <figcaption lang={langOf(picture, "caption")} className="mt-2">
                  {picture.caption}
                </figcaption>
              )}
            </figure>
          </li>
        ))}
      </ul>
    </section>
  );
}
