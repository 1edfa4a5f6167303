import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { useRef, type FormEvent } from "react";

import { DeskDialog } from "~/front/desk/desk-page";
import { openDesk, orNotThere, titled, takePost } from "~/front/desk/desk.server";
import { NEW } from "~/front/desk/record";
import { RecordForm } from "~/front/desk/record-form";
import { drawRecord } from "~/front/desk/record.server";
import { guard } from "~/people/identity/front/auth.server";
import { slugOf } from "~/platform/format/compare-texts";
import { useTranslation } from "~/platform/i18n/use-translation";
import { SingleImage } from "~/platform/media/front/single-image-field";
import { UploadProgress, useUpload } from "~/platform/office-ui/front/upload";
import { officePaths } from "~/platform/paths/office-paths";
import {
  findOfficeCategory,
  listOfficeCategories,
} from "~/shop/catalogue-editing/front/category-list.server";

import { categoryTexts, saveCategory, categoryForm } from "./save.server";

export { pageMeta as meta } from "~/shop/layout/front/page-meta";

export async function loader(args: LoaderFunctionArgs) {
  const { t, id } = await openDesk(args, guard("catalogue/category"), "office-categories");
  if (id === NEW) {
    const orders = (await listOfficeCategories()).map(({ display_order }) => display_order);
    const texts = { status: "on", order: String(Math.max(-1, ...orders) + 1) };
    const record = drawRecord(categoryForm, { texts });
    return { page: titled(t("add")), record, slug: "", picture: null };
  }
  const category = orNotThere(await findOfficeCategory(id));
  const { name, slug, image_url: picture } = category;
  const record = drawRecord(categoryForm, { ...category, texts: categoryTexts(category) });
  return { page: titled(`${t("edit")}: ${name}`), record, slug, picture };
}

export async function action(args: ActionFunctionArgs) {
  const post = await takePost(args, guard("catalogue/category"));
  const category = post.id === NEW ? undefined : orNotThere(await findOfficeCategory(post.id));
  return saveCategory(post, category);
}

export default function Category() {
  const { t } = useTranslation("office-categories");
  const { t: common } = useTranslation("office");
  const { record, slug, picture } = useLoaderData<typeof loader>();
  const { answer, ...upload } = useUpload(useActionData<typeof action>());
  const isNew = record.id === NEW;
  const list = officePaths.categories();
  return (
    <DeskDialog title={t(isNew ? "add" : "edit")} closeTo={list}>
      <RecordForm
        record={record}
        to={officePaths.category(record.id)}
        answer={answer}
        upload={upload}
        notSaved={t(isNew ? "refused.add" : "refused.change", { reason: t("refused.unknown") })}
        onInput={useFollowingSlug(slug)}
        sections={[
          {
            columns: 1,
            fields: {
              name: { label: t("name") },
              slug: { label: t("slug"), hint: t("slugHint") },
              description: { kind: "lines", label: t("description") },
              status: { kind: "tick", label: t("active") },
              featured: { kind: "tick", label: t("featured") },
              order: { kind: "number", label: common("order") },
            },
          },
        ]}
        links={[
          { to: list, label: common("cancel"), isOver: true },
          ...(isNew
            ? []
            : [
                {
                  to: officePaths.translations("category", record.id),
                  label: common("translations"),
                },
              ]),
        ]}
      >
        <SingleImage image_url={picture} {...answer?.picture} />
        <UploadProgress state={upload.state} />
      </RecordForm>
    </DeskDialog>
  );
}

/** With script the slug follows the name until somebody types another (spec §5). */
export function useFollowingSlug(original: string) {
  const expected = useRef(original);
  return (event: FormEvent<HTMLFormElement>) => {
    const typed = event.target;
    if (!(typed instanceof HTMLInputElement) || typed.name !== "name") return;
    const slug = event.currentTarget.elements.namedItem("slug");
    if (!(slug instanceof HTMLInputElement) || slug.value !== expected.current) return;
    expected.current = slugOf(typed.value);
    slug.value = expected.current;
  };
}
