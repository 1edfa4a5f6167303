import {
  json,
  type ActionFunctionArgs,
  type LoaderFunctionArgs,
  type MetaFunction,
} from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";

import { requireSales } from "~/people/identity/auth.server";
import { oneLine } from "~/platform/format/one-line";
import { TextField } from "~/platform/forms/field";
import { ErrorSummary } from "~/platform/forms/form-errors";
import { readWhole } from "~/platform/forms/number-field";
import { plainField } from "~/platform/forms/plain-field";
import { readFormData, readVersion } from "~/platform/forms/read-form.server";
import { message } from "~/platform/forms/validation-message";
import { redirectWithFlash } from "~/platform/http/redirect.server";
import { translateFor } from "~/platform/http/request-language.server";
import { languageCodes, languages, type Language } from "~/platform/i18n/languages";
import { useTranslation } from "~/platform/i18n/use-translation";
import { Picture } from "~/platform/media/picture";
import { deleteUnusedPicture } from "~/platform/media/single-image.server";
import { PageHead } from "~/platform/office-ui/page-head";
import { Panel } from "~/platform/office-ui/panel";
import { StaleNotice } from "~/platform/office-ui/stale-notice";
import { officePaths } from "~/platform/paths/office-paths";
import { findLastAction } from "~/platform/settings/audit-log.server";
import { Form, Link } from "~/platform/ui/link";
import { listCategoryChoices } from "~/shop/catalogue-editing/category-list.server";
import {
  describePicture,
  findOfficePicture,
  takeDownPicture,
} from "~/shop/content/edit-gallery.server";
import { pageMeta } from "~/shop/layout/page-meta";

import { CategoryChoice } from "../gallery/add-picture";
import { StalePicture } from "./stale-picture";

export const handle = { i18n: ["office-gallery", "validation"] };

export const meta: MetaFunction<typeof loader> = pageMeta;

const LONGEST_ALT = 200;

export async function loader({ request, params }: LoaderFunctionArgs) {
  await requireSales(request);
  const picture = await findOfficePicture(params.id ?? "");
  if (!picture) throw new Response(null, { status: 404 });
  const t = await translateFor(request, "office-gallery");
  const page = { title: t("edit", { number: picture.number }), isUnlisted: true };
  return { page, picture, categories: await listCategoryChoices() };
}

export async function action({ request, params }: ActionFunctionArgs) {
  const admin = await requireSales(request);
  const id = params.id ?? "";
  const form = await readFormData(request);
  if (form.get("intent") === "delete") {
    const taken = await takeDownPicture(id, readVersion(form), admin);
    if (!taken) throw new Response(null, { status: 404 });
    if ("stale" in taken) {
      const last = await findLastAction("picture", id);
      return json({ changed: { last } }, { status: 409 });
    }
    await deleteUnusedPicture(taken.image_url);
    return redirectWithFlash(request, officePaths.gallery(), {
      tone: "success",
      title: "admin.pictureDeleted",
    });
  }
  const read = (name: string) => {
    const value = form.get(name);
    return typeof value === "string" ? oneLine(value) : "";
  };
  const alts = Object.fromEntries(
    languageCodes.map((language) => [language, read(`alt-${language}`)]),
  ) as Record<Language, string>;
  const order = read("order");
  const errors: Record<string, string> = {};
  if (alts.ro === "") errors["alt-ro"] = message("altRequired");
  for (const language of languageCodes) {
    const isLong = alts[language].length > LONGEST_ALT;
    if (isLong) errors[`alt-${language}`] = message("tooLong", { count: LONGEST_ALT });
  }
  const position = readWhole(order, message("order"), { min: 0, max: 9_999 });
  if (position.fault !== undefined) errors.order = position.fault;
  const category_slug = read("category") || null;
  if (position.value === undefined || Object.keys(errors).length > 0) {
    const typed = { alts, order, category_slug };
    return json({ errors, typed, version: readVersion(form) }, { status: 422 });
  }
  const details = { alts, category_slug, display_order: position.value };
  const saved = await describePicture(id, { ...details, version: readVersion(form) }, admin);
  if (saved.kind === "unknown") throw new Response(null, { status: 404 });
  if (saved.kind === "stale") {
    const { current } = saved;
    const stale = { last: await findLastAction("picture", id), current, yours: details };
    const typed = { alts, order, category_slug };
    return json({ typed, version: current.version, stale }, { status: 409 });
  }
  return redirectWithFlash(request, officePaths.galleryImage(id), {
    tone: "success",
    title: "admin.pictureSaved",
  });
}

export default function EditPicture() {
  const { t } = useTranslation("office-gallery");
  const { picture, categories } = useLoaderData<typeof loader>();
  const data = useActionData<typeof action>();
  const errors: Partial<Record<string, string>> = (data && "errors" in data && data.errors) || {};
  const typed = data && "typed" in data ? data.typed : undefined;
  const version = data && "version" in data ? data.version : picture.version;
  const stale = data && "stale" in data ? data.stale : undefined;
  const changed = data && "changed" in data ? data.changed : undefined;
  const alts = typed?.alts ?? picture.alts;
  return (
    <main id="content" className="office-page">
      <p className="mb-2">
        <Link to={officePaths.gallery()} className="link">
          {t("back")}
        </Link>
      </p>
      <PageHead title={t("edit", { number: picture.number })} />
      <div className="mt-6 grid grid-cols-1 gap-6 xl:grid-cols-[minmax(0,1fr)_24rem]">
        <Panel title={t("details")}>
          <Form
            method="post"
            action={officePaths.galleryImage(picture.id)}
            noValidate
            className="grid gap-4"
          >
            <input type="hidden" name="version" value={version} />
            {stale && <StalePicture stale={stale} categories={categories} />}
            <ErrorSummary
              errors={Object.entries(errors).flatMap(([id, text]) =>
                text ? [{ id, message: text }] : [],
              )}
            />
            {languages.map(({ code, name }) => (
              <TextField
                key={code}
                field={plainField(`alt-${code}`, {
                  value: alts[code],
                  error: errors[`alt-${code}`],
                })}
                label={`${t("alt")}: ${name}`}
                lang={code}
              />
            ))}
            <CategoryChoice
              categories={categories}
              value={(typed ? typed.category_slug : picture.category_slug) ?? ""}
            />
            <TextField
              field={plainField("order", {
                value: typed?.order ?? String(picture.display_order),
                error: errors.order,
              })}
              label={t("order")}
            />
            <p>
              <button className="button button-primary">{t("save")}</button>
            </p>
          </Form>
        </Panel>
        <div className="grid grid-cols-1 content-start gap-6">
          <Picture
            src={picture.image_url}
            alt={picture.alt}
            lang="ro"
            placeholder="dormitoare"
            sizes="384px"
            className="w-full object-cover"
          />
          <details open={changed !== undefined}>
            <summary className="link inline-block min-h-6">{t("delete")}</summary>
            <Form method="post" action={officePaths.galleryImage(picture.id)} className="mt-3">
              <input type="hidden" name="version" value={picture.version} />
              {changed && (
                <StaleNotice
                  last={changed.last}
                  rows={[]}
                  theirs={officePaths.galleryImage(picture.id)}
                  intent="delete"
                  mine={t("deleteNow")}
                />
              )}
              <button name="intent" value="delete" className="button button-danger">
                {t("deleteNow")}
              </button>
            </Form>
          </details>
        </div>
      </div>
    </main>
  );
}
