import {
  json,
  type ActionFunctionArgs,
  type LoaderFunctionArgs,
  type MetaFunction,
} from "@remix-run/node";
import { useActionData, useLoaderData, useNavigation } from "@remix-run/react";
import { useTranslation } from "react-i18next";

import { requireAdmin } from "~/accounts/auth.server";
import { describeForm } from "~/forms/describe-form.server";
import { parseForm, readFormData, readVersion } from "~/forms/read-form.server";
import { findLastAction } from "~/shop/audit-log.server";
import { changeOption, findAdminOption, optionKinds } from "~/catalogue/editing/save-option.server";
import { leiText } from "~/format/money";
import { pageMeta } from "~/layout/page-meta";
import { paths } from "~/paths";
import { redirectWithFlash } from "~/http/redirect.server";
import {
  deleteUnusedPicture,
  readSingleImage,
  withPicture,
  type ImageError,
} from "~/media/single-image.server";
import { translateFor } from "~/i18n/translate.server";
import { PageDialog } from "~/ui/admin/page-dialog";
import { SingleImage } from "~/media/single-image-field";
import { UploadProgress } from "~/ui/admin/upload-progress";
import { useUpload } from "~/ui/admin/use-upload";
import { Checkbox, TextField } from "~/forms/field";
import { ErrorSummary } from "~/forms/form-errors";
import { Form, Link } from "~/ui/link";
import { useServerForm } from "~/forms/use-server-form";

import { optionForm } from "./schema";
import { StaleOptionNotice, type StaleOption } from "./stale-option";

export const meta: MetaFunction<typeof loader> = pageMeta;

export async function loader({ request, params }: LoaderFunctionArgs) {
  await requireAdmin(request);
  const { kind, option } = await findOption(params);
  const t = await translateFor(request, "admin-options");
  const title = `${t(`${kind}.edit`)}: ${option.name}`;
  return { page: { title, isUnlisted: true }, form: describeForm(optionForm), kind, option };
}

export async function action({ request, params }: ActionFunctionArgs) {
  const admin = await requireAdmin(request);
  const { kind, option } = await findOption(params);
  const posted = await readFormData(request);
  const submission = parseForm(posted, optionForm);
  const typed = posted.get("imageUrl");
  const refuse = ({
    imageError,
    status = 422,
    stale,
  }: { imageError?: ImageError; status?: number; stale?: StaleOption } = {}) =>
    json(
      {
        version: stale?.current.version ?? readVersion(posted),
        stale,
        result: submission.reply(),
        imageUrl: typeof typed === "string" ? typed : "",
        imageError,
      },
      { status },
    );
  if (submission.status !== "success") return refuse();
  const image = await readSingleImage(posted, option.image_url);
  if ("refused" in image) return refuse({ imageError: image.refused, status: image.status });
  const { name, surcharge, status, order } = submission.value;
  const details = {
    name,
    surcharge_bani: surcharge,
    status: status ? ("active" as const) : ("inactive" as const),
    display_order: order,
    image_url: image.image_url,
  };
  const wished = { ...details, version: readVersion(posted) };
  const saved = await withPicture(image.image_url, () =>
    changeOption(admin, kind, option.id, wished),
  );
  await deleteUnusedPicture(saved.kind === "saved" ? option.image_url : image.image_url);
  if (saved.kind === "unknown") throw new Response(null, { status: 404 });
  if (saved.kind === "stale") {
    const last = await findLastAction(kind, option.id);
    return refuse({ status: 409, stale: { last, current: saved.current, yours: details } });
  }
  return redirectWithFlash(request, paths.adminOptions(), {
    tone: "success",
    title: "admin.optionChanged",
    fadesAfter: 5000,
  });
}

export default function EditOption() {
  const { t } = useTranslation("admin-options");
  const { t: common } = useTranslation("admin");
  const { form: description, kind, option } = useLoaderData<typeof loader>();
  const { answer, ...upload } = useUpload(useActionData<typeof action>());
  const navigation = useNavigation();
  const address = paths.adminOption(kind, option.id);
  const [form, fields, errors] = useServerForm(description, {
    lastResult: answer?.result,
    defaultValue: {
      name: option.name,
      surcharge: leiText(option.surcharge_bani),
      status: option.status === "active" ? "on" : undefined,
      order: String(option.display_order),
    },
  });
  const isSaving = navigation.formAction === address || upload.state.kind === "sending";
  return (
    <PageDialog title={t(`${kind}.edit`)} closeTo={paths.adminOptions()}>
      <Form
        method="post"
        action={address}
        encType="multipart/form-data"
        id={form.id}
        onSubmit={(event) => {
          form.onSubmit(event);
          upload.onSubmit(event);
        }}
        noValidate
        preventScrollReset
        className="grid gap-4"
      >
        <input type="hidden" name="version" value={answer?.version ?? option.version} />
        {answer?.stale && <StaleOptionNotice stale={answer.stale} theirs={address} />}
        <ErrorSummary errors={errors} />
        <TextField field={fields.name} label={t("name")} autoComplete="off" />
        <TextField field={fields.surcharge} label={t("surcharge")} inputMode="decimal" />
        <TextField field={fields.order} label={common("order")} inputMode="numeric" />
        <Checkbox field={fields.status}>{t("active")}</Checkbox>
        <SingleImage
          image_url={option.image_url}
          typed={answer?.imageUrl}
          error={answer?.imageError}
        />
        <UploadProgress state={upload.state} />
        <p className="flex flex-wrap gap-3">
          <button aria-busy={isSaving} className="button button-primary">
            {isSaving ? common("saving") : common("save")}
          </button>
          <Link to={paths.adminOptions()} preventScrollReset className="button button-quiet">
            {common("cancel")}
          </Link>
          <Link to={paths.adminTranslations(kind, option.id)} className="button button-quiet">
            {common("translations")}
          </Link>
        </p>
      </Form>
    </PageDialog>
  );
}

async function findOption(params: { kind?: string; id?: string }) {
  const kind = optionKinds.find((one) => one === params.kind);
  const option = kind && (await findAdminOption(kind, params.id ?? ""));
  if (!kind || !option) throw new Response(null, { status: 404 });
  return { kind, option };
}
