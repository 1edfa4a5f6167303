import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";

import { DeskDialog } from "~/front/desk/desk-page";
import { openDesk, orNotThere, titled, takePost } from "~/front/desk/desk.server";
import { NEW } from "~/front/desk/record";
import { RecordForm } from "~/front/desk/record-form";
import { drawRecord } from "~/front/desk/record.server";
import { guard } from "~/people/identity/front/auth.server";
import { newFormToken } from "~/platform/forms/sent-form.server";
import { useTranslation } from "~/platform/i18n/use-translation";
import { SingleImage } from "~/platform/media/front/single-image-field";
import { UploadProgress, useUpload } from "~/platform/office-ui/front/upload";
import { officePaths } from "~/platform/paths/office-paths";
import {
  findOfficeOption,
  listOfficeOptions,
  type OptionKind,
} from "~/shop/catalogue-editing/front/option-rows.server";

import { handleSections, materialSections } from "./fields";
import { Photographs } from "./photographs";
import { listPhotographs, readPhotograph, savePhotograph } from "./photographs.server";
import { Preview } from "./preview";
import { showSample } from "./sample.server";
import { readKind, saveOption } from "./save.server";
import { handleForm, materialForm } from "./schema";
import { handleTexts, materialTexts, newHandle, newMaterial } from "./values.server";

export { pageMeta as meta } from "~/shop/layout/front/page-meta";

export const handle = { i18n: ["safety"], isNeverTheSame: true };

export async function loader(args: LoaderFunctionArgs) {
  const { t, id } = await openDesk(args, guard("catalogue/option"), "office-options");
  const { request, params } = args;
  const kind = readKind(params.kind);
  if (id === NEW) {
    const order = String(await nextPlace(kind));
    const drawn = { page: titled(t(`${kind}.add`)), formToken: newFormToken(), picture: null };
    const begun = { ...drawn, sample: null, photographs: null };
    return kind === "material"
      ? { ...begun, kind, record: drawRecord(materialForm, { texts: { ...newMaterial, order } }) }
      : { ...begun, kind, record: drawRecord(handleForm, { texts: { ...newHandle, order } }) };
  }
  if (kind === "material") {
    const option = orNotThere(await findOfficeOption(kind, id));
    return {
      page: titled(`${t("material.edit")}: ${option.name}`),
      kind,
      record: drawRecord(materialForm, { ...option, texts: materialTexts(option) }),
      picture: option.image_url,
      sample: await showSample(request, kind, id),
      photographs: await listPhotographs(id),
      formToken: null,
    };
  }
  const option = orNotThere(await findOfficeOption(kind, id));
  return {
    page: titled(`${t("handle.edit")}: ${option.name}`),
    kind,
    record: drawRecord(handleForm, { ...option, texts: handleTexts(option) }),
    picture: option.image_url,
    sample: await showSample(request, kind, id),
    photographs: null,
    formToken: null,
  };
}

/** The place behind all others of its kind. */
async function nextPlace(kind: OptionKind): Promise<number> {
  const places = (await listOfficeOptions(kind)).map(({ display_order }) => display_order);
  return Math.min(9999, Math.max(-1, ...places) + 1);
}

export async function action(args: ActionFunctionArgs) {
  const post = await takePost(args, guard("catalogue/option"));
  const kind = readKind(args.params.kind);
  if (post.id === NEW) return saveOption(post, kind, undefined);
  const option = orNotThere(await findOfficeOption(kind, post.id));
  const photograph = kind === "material" ? readPhotograph(args.request) : undefined;
  return photograph ? savePhotograph(post, photograph) : saveOption(post, kind, option);
}

export default function Option() {
  const { t } = useTranslation(["office-options", "office", "safety"]);
  const loaded = useLoaderData<typeof loader>();
  const { kind, sample, photographs, picture, formToken } = loaded;
  const { id } = loaded.record;
  const data = useActionData<typeof action>();
  const refused = data?.row === undefined ? undefined : data;
  const { answer, ...upload } = useUpload(refused ? undefined : data);
  const list = officePaths.options();
  const form = {
    to: officePaths.option(kind, id),
    answer,
    upload,
    formToken,
    links: [
      { to: list, label: t("office:cancel"), isOver: true },
      ...(id === NEW
        ? []
        : [{ to: officePaths.translations(kind, id), label: t("office:translations") }]),
    ],
    children: (
      <>
        <SingleImage image_url={picture} {...answer?.picture} />
        {sample && <Preview {...sample} />}
        <UploadProgress state={upload.state} />
      </>
    ),
  };
  return (
    <DeskDialog title={t(`${kind}.${id === NEW ? "add" : "edit"}`)} closeTo={list}>
      {loaded.kind === "material" ? (
        <RecordForm {...form} record={loaded.record} sections={materialSections(t)} />
      ) : (
        <RecordForm {...form} record={loaded.record} sections={handleSections(t)} />
      )}
      {photographs && <Photographs photographs={photographs} refused={refused} />}
    </DeskDialog>
  );
}
