import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";

import { DeskDialog } from "~/front/desk/desk-page";
import { openDesk, orNotThere, titled, takePost } from "~/front/desk/desk.server";
import { NEW } from "~/front/desk/record";
import { RecordForm } from "~/front/desk/record-form";
import { guard } from "~/people/identity/front/auth.server";
import { newFormToken } from "~/platform/forms/sent-form.server";
import { useTranslation } from "~/platform/i18n/use-translation";
import { SingleImage } from "~/platform/media/front/single-image-field";
import { UploadProgress, useUpload } from "~/platform/office-ui/front/upload";
import { officePaths } from "~/platform/paths/office-paths";
import { findOfficeOption } from "~/shop/catalogue-editing/front/option-rows.server";

import { drawOption } from "./draw-option.server";
import { handleSections, materialSections } from "./fields";
import { Photographs } from "./photographs";
import { listPhotographs, readPhotograph, savePhotograph } from "./photographs.server";
import { Preview } from "./preview";
import { showSample } from "./sample.server";
import { readKind, saveOption } from "./save.server";

export { pageMeta as meta } from "~/shop/layout/front/page-meta";

export const handle = { i18n: ["safety"], isNeverTheSame: true };

export async function loader(args: LoaderFunctionArgs) {
  const { t, id } = await openDesk(args, guard("catalogue/option"), "office-options");
  const kind = readKind(args.params.kind);
  const { option, record } = await drawOption(kind, id);
  return {
    page: titled(option ? `${t(`${kind}.edit`)}: ${option.name}` : t(`${kind}.add`)),
    kind,
    record,
    picture: option?.image_url ?? null,
    sample: option ? await showSample(args.request, kind, id) : null,
    photographs: option && kind === "material" ? await listPhotographs(id) : null,
    formToken: option ? null : newFormToken(),
  };
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
  const { kind, record, sample, photographs, picture, formToken } = useLoaderData<typeof loader>();
  const { id } = record;
  const data = useActionData<typeof action>();
  const refused = data?.row === undefined ? undefined : data;
  const { answer, ...upload } = useUpload(refused ? undefined : data);
  const list = officePaths.options();
  return (
    <DeskDialog title={t(`${kind}.${id === NEW ? "add" : "edit"}`)} closeTo={list}>
      <RecordForm<string>
        record={record}
        to={officePaths.option(kind, id)}
        answer={answer}
        upload={upload}
        formToken={formToken}
        sections={kind === "material" ? materialSections(t) : handleSections(t)}
        links={[
          { to: list, label: t("office:cancel"), isOver: true },
          ...(id === NEW
            ? []
            : [{ to: officePaths.translations(kind, id), label: t("office:translations") }]),
        ]}
      >
        <SingleImage image_url={picture} {...answer?.picture} />
        {sample && <Preview {...sample} />}
        <UploadProgress state={upload.state} />
      </RecordForm>
      {photographs && <Photographs photographs={photographs} refused={refused} />}
    </DeskDialog>
  );
}
