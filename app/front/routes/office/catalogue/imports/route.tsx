import { redirect, type ActionFunctionArgs, type LoaderFunctionArgs } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";

import { openDesk, refused, takePost, titled } from "~/front/desk/desk.server";
import { guard } from "~/people/identity/front/auth.server";
import { oneLine } from "~/platform/format/one-line";
import { FileField } from "~/platform/forms/field";
import { UPLOAD_BYTES, UPLOAD_MEGABYTES } from "~/platform/forms/field-names";
import { ErrorSummary } from "~/platform/forms/form-errors";
import { plainField } from "~/platform/forms/plain-field";
import { message } from "~/platform/forms/validation-message";
import { useTranslation } from "~/platform/i18n/use-translation";
import { PageHead } from "~/platform/office-ui/front/page-head";
import { UploadProgress, useUpload } from "~/platform/office-ui/front/upload";
import { officePaths } from "~/platform/paths/office-paths";
import { Form, Link } from "~/platform/ui/link";
import { saveImport } from "~/shop/catalogue-editing/front/import-products.server";
import { productColumns } from "~/shop/catalogue-editing/front/product-cells.server";
import {
  openProductFile,
  type OpenedFile,
} from "~/shop/catalogue-editing/front/product-csv.server";

export const handle = { i18n: ["office-import", "validation"] };

export { pageMeta as meta } from "~/shop/layout/front/page-meta";

export async function loader(args: LoaderFunctionArgs) {
  const { t } = await openDesk(args, guard("catalogue/imports"), "office-import");
  return { page: titled(t("title")), columns: productColumns.join(", ") };
}

export async function action(args: ActionFunctionArgs) {
  const post = await takePost(args, guard("catalogue/imports"));
  const file = post.posted.get("file");
  if (!(file instanceof File) || file.size === 0 || file.size > UPLOAD_BYTES) {
    return refused(post, { error: message("importFile", { megabytes: UPLOAD_MEGABYTES }) });
  }
  const opened = await openProductFile(new Uint8Array(await file.arrayBuffer()));
  if (opened.kind !== "text") return refused(post, { error: refusalMessage(opened) });
  const name = oneLine(file.name).slice(0, 100);
  const saved = await saveImport(post.admin, { name, content: opened.text });
  return redirect(officePaths.import(saved), 303);
}

function refusalMessage(refusal: Exclude<OpenedFile, { kind: "text" }>): string {
  switch (refusal.kind) {
    case "broken":
      return message("importBroken");
    case "too-many-lines":
      return message("importLines", { most: refusal.most });
    case "too-many-cells":
      return message("importRowCells", { line: refusal.line, most: refusal.most });
    case "too-long-cell":
      return message("importCell", { line: refusal.line, most: refusal.most });
  }
}

export default function ImportProducts() {
  const { t } = useTranslation("office-import");
  const { columns } = useLoaderData<typeof loader>();
  const { answer, ...upload } = useUpload(useActionData<typeof action>());
  const error = answer?.error;
  return (
    <main id="content" className="office-page">
      <PageHead title={t("title")} intro={t("intro")}>
        <Link to={officePaths.products()} className="button button-quiet">
          {t("back")}
        </Link>
      </PageHead>
      <Form
        method="post"
        action={officePaths.imports()}
        encType="multipart/form-data"
        onSubmit={upload.onSubmit}
        className="mt-6 grid max-w-2xl gap-4"
      >
        <ErrorSummary errors={error ? [{ id: "file", message: error }] : []} />
        <FileField
          field={plainField("file", { error })}
          label={t("file")}
          hint={t("columns", { names: columns })}
          accept=".csv,text/csv"
        />
        <UploadProgress state={upload.state} />
        <p>
          <button className="button button-primary">{t("check")}</button>
        </p>
      </Form>
    </main>
  );
}
