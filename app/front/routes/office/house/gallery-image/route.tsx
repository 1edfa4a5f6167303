import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import type { z } from "zod";

import { DeskPage } from "~/front/desk/desk-page";
import { byIntent, openDesk, orNotThere, takePost, titled } from "~/front/desk/desk.server";
import { RecordForm } from "~/front/desk/record-form";
import { drawRecord, removeRecord, saveRecord } from "~/front/desk/record.server";
import { RemovalForm } from "~/front/desk/removal-form";
import { guard } from "~/people/identity/front/auth.server";
import { languageCodes, languages, type Language } from "~/platform/i18n/languages";
import { useTranslation } from "~/platform/i18n/use-translation";
import { deleteUnusedPicture } from "~/platform/media/front/single-image.server";
import { Picture } from "~/platform/media/picture";
import { officePaths } from "~/platform/paths/office-paths";
import { listCategoryChoices } from "~/shop/catalogue-editing/front/category-list.server";
import {
  describePicture,
  findOfficePicture,
  takeDownPicture,
  type PictureDetails,
} from "~/shop/content/front/edit-gallery.server";

import { pictureForm } from "./schema";

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
    categories: await listCategoryChoices(),
  };
}

function pictureTexts({ alts, category_slug, display_order }: PictureDetails) {
  const texts = languageCodes.map((code) => [`alt-${code}`, alts[code]] as const);
  return {
    ...Object.fromEntries(texts),
    category: category_slug ?? "",
    order: String(display_order),
  };
}

function readPicture({ category, order, ...typed }: z.output<typeof pictureForm>): PictureDetails {
  const alts = Object.fromEntries(languageCodes.map((code) => [code, typed[`alt-${code}`]]));
  return {
    alts: alts as Record<Language, string>,
    category_slug: category || null,
    display_order: order,
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
        refuse: () => ({}),
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
  const { page, record, picture, categories } = useLoaderData<typeof loader>();
  const answer = useActionData<typeof action>();
  const to = officePaths.galleryImage(record.id);
  const alts = languages.map(
    ({ code, name }) => [`alt-${code}`, { label: `${t("alt")}: ${name}`, lang: code }] as const,
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
                ...Object.fromEntries(alts),
                category: {
                  kind: "choice",
                  label: t("category"),
                  empty: t("noCategory"),
                  options: categories.map(({ slug, name }) => ({ value: slug, label: name })),
                },
                order: { kind: "number", label: t("order") },
              },
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
