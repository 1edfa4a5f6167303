import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";

import { done, openDesk, refused, takePost, titled } from "~/front/desk/desk.server";
import { drawRecord } from "~/front/desk/record.server";
import { guard } from "~/people/identity/front/auth.server";
import { chosenFiles, parseForm } from "~/platform/forms/read-form.server";
import { newFormToken, sentForm } from "~/platform/forms/sent-form.server";
import { message } from "~/platform/forms/validation-message";
import { useTranslation } from "~/platform/i18n/use-translation";
import { deleteUnusedPicture, withPicture } from "~/platform/media/front/single-image.server";
import { Picture } from "~/platform/media/picture";
import { storeUpload, refusalMessage } from "~/platform/media/uploads.server";
import { PageHead } from "~/platform/office-ui/front/page-head";
import { officePaths } from "~/platform/paths/office-paths";
import { Link } from "~/platform/ui/link";
import { listCategoryChoices } from "~/shop/catalogue-editing/front/category-list.server";
import { hangPicture } from "~/shop/content/front/edit-gallery.server";
import { listGalleryImages, type GalleryImage } from "~/shop/content/front/gallery.server";
import { picturePlaces } from "~/shop/content/front/picture-places";
import type { PicturePlace } from "~db/schema";

import { hangForm } from "../gallery-image/picture-details.server";
import { AddPicture } from "./add-picture";

export const handle = { i18n: ["office-gallery", "validation"], isNeverTheSame: true };

export { pageMeta as meta } from "~/shop/layout/front/page-meta";

export async function loader(args: LoaderFunctionArgs) {
  const { t } = await openDesk(args, guard("house/gallery"), "office-gallery");
  const pictures = await Promise.all(
    picturePlaces.map(async (place) => ({
      place,
      images: await listGalleryImages({ place }, "ro"),
    })),
  );
  const categories = await listCategoryChoices();
  const record = drawRecord(hangForm, { texts: { place: "gallery" } });
  return { page: titled(t("title")), pictures, categories, record, formToken: newFormToken() };
}

export async function action(args: ActionFunctionArgs) {
  const post = await takePost(args, guard("house/gallery"));
  const { request, posted, admin } = post;
  // What names no place is for the gallery.
  if (!posted.has("place")) posted.set("place", "gallery");
  const submission = parseForm(posted, hangForm);
  const refuse = (text?: string, status?: 422 | 503) => {
    const error = text === undefined ? undefined : ({ field: "file", text } as const);
    return refused(post, { result: submission.reply(), picture: { typed: "", error } }, status);
  };
  const [file] = chosenFiles(posted, "image");
  if (!file) return refuse(message("logoMissing"));
  if (submission.status !== "success") return refuse();
  const upload = await storeUpload(file);
  if (upload.kind === "refused") {
    const [text, status] = refusalMessage(upload.reason);
    return refuse(message(text), status);
  }
  const { image_url } = upload;
  const { alt, place, category: category_slug } = submission.value;
  const form = sentForm(request, posted, admin.id);
  const picture = { image_url, alt, place, category_slug, form };
  const id = await withPicture(image_url, () => hangPicture(picture, admin));
  // The form was sent before and its picture added; this upload is a second copy of it.
  await deleteUnusedPicture(image_url);
  return done(post, { to: officePaths.galleryImage(id), title: "admin.pictureAdded" });
}

export default function Gallery() {
  const { t } = useTranslation("office-gallery");
  const { pictures, categories, record, formToken } = useLoaderData<typeof loader>();
  const answer = useActionData<typeof action>();
  return (
    <main id="content" className="office-page">
      <PageHead title={t("title")} intro={t("intro")} />
      <div className="mt-6 grid grid-cols-1 gap-6 xl:grid-cols-[minmax(0,1fr)_24rem]">
        <div className="order-2 grid grid-cols-1 content-start gap-8 xl:order-1">
          {pictures.map((one) => (
            <PicturesOf key={one.place} {...one} />
          ))}
        </div>
        <div className="order-1 xl:order-2">
          <AddPicture
            record={record}
            formToken={formToken}
            places={pictures.map(({ place }) => place)}
            categories={categories}
            answer={answer}
          />
        </div>
      </div>
    </main>
  );
}

/** The pictures of a page, each a link to its texts. */
function PicturesOf({ place, images }: { place: PicturePlace; images: readonly GalleryImage[] }) {
  const { t } = useTranslation("office-gallery");
  return (
    <section aria-labelledby={place}>
      <h2 id={place}>{t(`places.${place}`)}</h2>
      {images.length === 0 && <p className="mt-3 text-stone">{t(`none.${place}`)}</p>}
      <ul className="mt-4 grid grid-cols-2 content-start gap-4 sm:grid-cols-3 lg:grid-cols-4">
        {images.map((image) => (
          <li key={image.id} className="rounded-edge border border-line bg-white">
            <Link to={officePaths.galleryImage(image.id)} className="block">
              <Picture
                src={image.image_url}
                alt={image.alt}
                lang="ro"
                placeholder="dormitoare"
                sizes="240px"
                width={400}
                height={300}
                className="aspect-4/3 w-full object-cover"
              />
              <span className="block truncate px-3 pt-2 text-stone">
                {image.caption || (image.category_name ?? t("noCategory"))}
              </span>
              <span className="link mx-3 mb-2 inline-block">
                {t("edit", { number: image.number })}
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
