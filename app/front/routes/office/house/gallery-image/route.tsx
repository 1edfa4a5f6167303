import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";

import { DeskPage } from "~/front/desk/desk-page";
import { byIntent, openDesk, orNotThere, takePost, titled } from "~/front/desk/desk.server";
import { optionsOf } from "~/front/desk/record";
import { RecordForm } from "~/front/desk/record-form";
import { drawRecord, removeRecord, saveRecord } from "~/front/desk/record.server";
import { RemovalForm } from "~/front/desk/removal-form";
import { guard } from "~/people/identity/front/auth.server";
import { message } from "~/platform/forms/validation-message";
import { languages } from "~/platform/i18n/languages";
import { useTranslation } from "~/platform/i18n/use-translation";
import { deleteUnusedPicture } from "~/platform/media/front/single-image.server";
import { Picture } from "~/platform/media/picture";
import { officePaths } from "~/platform/paths/office-paths";
import { listCategoryChoices } from "~/shop/catalogue-editing/front/category-list.server";
import {
  describePicture,
  findOfficePicture,
  takeDownPicture,
} from "~/shop/content/front/edit-gallery.server";
import { picturePlaces } from "~/shop/content/front/picture-places";

import { pictureTexts, readPicture, pictureForm } from "./picture-details.server";

export { pageMeta as meta } from "~/shop/layout/front/page-meta";

export const handle = { i18n: ["office-gallery", "validation"] };

export async function loader(args: LoaderFunctionArgs) {
  const { t, id } = await openDesk(args, guard("house/gallery-image"), "office-gallery");
  const picture = orNotThere(await findOfficePicture(id));
  const { number, image_url, alt } = picture;
  return {
    page: titled(t("edit", { number })),
    record: drawRecord(pictureForm, { ...picture, texts: pictureTexts(picture) }),
    picture: { image_url, alt },
    places: optionsOf(picturePlaces, (place) => t(`places.${place}`)),
    categories: await listCategoryChoices(),
  };
}

export async function action(args: ActionFunctionArgs) {
  const post = await takePost(args, guard("house/gallery-image"));
  return byIntent(post, {
    "": () =>
      saveRecord(post, {
        schema: pictureForm,
        subject: "picture",
        read: readPicture,
        texts: pictureTexts,
        save: (details, { version }, admin) =>
          describePicture(post.id, { ...details, version }, admin),
        refuse: ({ kind }) =>
          kind === "no-start"
            ? { start: message("workStart") }
            : { "caption-ro": message("captionFirst") },
        saved: () => ({ to: officePaths.galleryImage(post.id), title: "admin.pictureSaved" }),
      }),
    delete: () =>
      removeRecord(post, {
        subject: "picture",
        remove: ({ id, version }, admin) => takeDownPicture(id, version, admin),
        removed: async ({ image_url }) => {
          await deleteUnusedPicture(image_url);
          return { to: officePaths.gallery(), title: "admin.pictureDeleted" };
        },
      }),
  });
}

export default function EditPicture() {
  const { t } = useTranslation("office-gallery");
  const { page, record, picture, places, categories } = useLoaderData<typeof loader>();
  const answer = useActionData<typeof action>();
  const to = officePaths.galleryImage(record.id);
  const inLanguages = (kind: "alt" | "caption") =>
    Object.fromEntries(
      languages.map(
        ({ code, name }) =>
          [`${kind}-${code}`, { label: `${t(kind)}: ${name}`, lang: code }] as const,
      ),
    );
  return (
    <DeskPage title={page.title} back={{ to: officePaths.gallery(), label: t("back") }}>
      <div className="grid grid-cols-1 gap-6 xl:grid-cols-[minmax(0,1fr)_24rem]">
        <RecordForm
          record={record}
          to={to}
          answer={answer}
          save={t("save")}
          sections={[
            {
              title: t("details"),
              columns: 1,
              fields: {
                place: { kind: "choice", label: t("place"), options: places },
                category: {
                  kind: "choice",
                  label: t("category"),
                  empty: t("noCategory"),
                  options: categories.map(({ slug, name }) => ({ value: slug, label: name })),
                },
                order: { kind: "number", label: t("order") },
              },
            },
            { title: t("alt"), columns: 1, fields: inLanguages("alt") },
            {
              title: t("caption"),
              intro: t("captionIntro"),
              columns: 1,
              fields: inLanguages("caption"),
            },
            {
              title: t("work"),
              intro: t("workIntro"),
              columns: 3,
              fields: {
                width: { kind: "number", label: t("width") },
                height: { kind: "number", label: t("height") },
                depth: { kind: "number", label: t("depth") },
              },
            },
            {
              title: t("start"),
              columns: 1,
              fields: { start: { label: t("startAddress"), hint: t("startHint") } },
            },
          ]}
        />
        <div className="grid grid-cols-1 content-start gap-6">
          <Picture
            src={picture.image_url}
            alt={picture.alt}
            lang="ro"
            placeholder="dormitoare"
            sizes="384px"
            className="w-full object-cover"
          />
          <RemovalForm
            to={to}
            intent="delete"
            version={record.version}
            answer={answer}
            summary={t("delete")}
            label={t("deleteNow")}
          >
            <p>{t("deleteText")}</p>
          </RemovalForm>
        </div>
      </div>
    </DeskPage>
  );
}
