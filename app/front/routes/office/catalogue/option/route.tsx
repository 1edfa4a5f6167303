import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";

import { pieceLookOf } from "~/furniture/configurator/configuration";
import { listKnownOptions } from "~/furniture/configurator/options.server";
import { handleSwatch, materialSwatch } from "~/furniture/configurator/swatch-html.server";
import { requireSales } from "~/people/identity/auth.server";
import { describeForm } from "~/platform/forms/describe-form.server";
import { requestLanguage, translateFor } from "~/platform/http/request-language.server";
import { useTranslation } from "~/platform/i18n/use-translation";
import { PageDialog } from "~/platform/office-ui/page-dialog";
import { officePaths } from "~/platform/paths/office-paths";
import {
  findOfficeOption,
  type OfficeOption,
  type OptionKind,
} from "~/shop/catalogue-editing/option-rows.server";
import { pageMeta } from "~/shop/layout/page-meta";

import { HandleForm, MaterialForm } from "../options/option-form";
import { Preview } from "../options/preview";
import { readKind, saveOption } from "../options/save-option.server";
import { handleForm, materialForm } from "../options/schema";
import { Photographs } from "./photographs";
import { listPhotographs, readPhotograph, savePhotograph } from "./photographs.server";

export const handle = { i18n: ["safety"] };

export const meta: MetaFunction<typeof loader> = pageMeta;

export async function loader({ request, params }: LoaderFunctionArgs) {
  await requireSales(request);
  const kind = readKind(params.kind);
  const t = await translateFor(request, "office-options");
  const shared = (option: OfficeOption) => ({
    page: { title: `${t(`${kind}.edit`)}: ${option.name}`, isUnlisted: true },
  });
  if (kind === "material") {
    const option = await findOption(kind, params.id);
    const piece = await samplePiece(request, { material: option.id });
    const swatch = piece && materialSwatch(piece.material);
    const photographs = await listPhotographs(option.id);
    const form = describeForm(materialForm);
    return { ...shared(option), kind, form, option, piece, swatch, photographs };
  }
  const option = await findOption(kind, params.id);
  const piece = await samplePiece(request, { handle: option.id });
  const swatch = piece && handleSwatch(piece.handle);
  return { ...shared(option), kind, form: describeForm(handleForm), option, piece, swatch };
}

export async function action({ request, params }: ActionFunctionArgs) {
  const admin = await requireSales(request);
  const kind = readKind(params.kind);
  const option = await findOption(kind, params.id);
  const photograph = kind === "material" ? readPhotograph(request) : undefined;
  if (photograph) return savePhotograph(request, admin, option.id, photograph);
  return saveOption(request, admin, kind, option);
}

export default function EditOption() {
  const { t } = useTranslation("office-options");
  const loaded = useLoaderData<typeof loader>();
  const data = useActionData<typeof action>();
  const refused = data && "photograph" in data ? data : undefined;
  const answer = data && "photograph" in data ? undefined : data;
  const { piece, swatch } = loaded;
  const preview = piece && swatch && <Preview swatch={swatch} piece={piece} />;
  return (
    <PageDialog title={t(`${loaded.kind}.edit`)} closeTo={officePaths.options()}>
      {loaded.kind === "material" ? (
        <>
          <MaterialForm description={loaded.form} option={loaded.option} answer={answer}>
            {preview}
          </MaterialForm>
          <Photographs photographs={loaded.photographs} refused={refused} />
        </>
      ) : (
        <HandleForm description={loaded.form} option={loaded.option} answer={answer}>
          {preview}
        </HandleForm>
      )}
    </PageDialog>
  );
}

async function findOption<Kind extends OptionKind>(
  kind: Kind,
  id = "",
): Promise<OfficeOption<Kind>> {
  const option = await findOfficeOption(kind, id);
  if (!option) throw new Response(null, { status: 404 });
  return option;
}

/** A sideboard of the material or with the handle, and with the first of what was not named. */
async function samplePiece(request: Request, ids: { material?: string; handle?: string }) {
  const options = await listKnownOptions(await requestLanguage(request));
  const [material = options.materials[0]?.id ?? "", handle = options.handles[0]?.id ?? ""] = [
    ids.material,
    ids.handle,
  ];
  const size = { width: 150, height: 80, depth: 45 };
  return pieceLookOf("sideboard", { material, handle, ...size }, options);
}
