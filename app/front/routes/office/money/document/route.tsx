import { type ActionFunctionArgs, type LoaderFunctionArgs } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";

import { done, notThere, refused, takePost, titled } from "~/front/desk/desk.server";
import { guard } from "~/people/identity/front/auth.server";
import { useTranslation } from "~/platform/i18n/use-translation";
import { Panel } from "~/platform/office-ui/front/panel";
import { officePaths } from "~/platform/paths/office-paths";
import { Form, Link } from "~/platform/ui/link";
import { correctDocument } from "~/sales/billing/front/correct-document.server";
import { DocumentSheet } from "~/sales/billing/front/document-sheet";
import { sheetToday } from "~/sales/billing/front/document-sheet.server";
import { findDocument } from "~/sales/billing/front/shown-document.server";

import { SalesLink } from "../sales-link";

export const handle = { i18n: ["office-billing"] };

export { pageMeta as meta } from "~/shop/layout/front/page-meta";

export async function loader({ request, params }: LoaderFunctionArgs) {
  await guard("money/document")(request);
  const document = await findDocument(params.id ?? "");
  if (!document) throw notThere();
  const { id, kind, orderNumber } = document;
  const sheet = sheetToday(document);
  return {
    page: titled(sheet.title),
    id,
    sheet,
    orderNumber,
    isCorrectable: kind === "advance" || kind === "final",
  };
}

/** Corrects the document: takes it back and issues it anew. */
export async function action(args: ActionFunctionArgs) {
  const post = await takePost(args, guard("money/document"));
  const result = await correctDocument(post.id, post.admin);
  switch (result.kind) {
    case "unknown":
      throw notThere();
    case "nothing-left":
      return refused(post, { reason: result.kind }, 409);
    case "corrected":
      return done(post, {
        to: officePaths.document(result.replacement.id),
        title: "admin.documentCorrected",
        text: "admin.documentCorrectedText",
        values: { storno: result.storno.name, replacement: result.replacement.name },
      });
  }
}

export default function OfficeDocument() {
  const { t } = useTranslation("office-billing");
  const { id, sheet, orderNumber, isCorrectable } = useLoaderData<typeof loader>();
  const answer = useActionData<typeof action>();
  return (
    <main id="content" className="office-page">
      <p className="no-print mb-4 flex flex-wrap gap-x-6 gap-y-2">
        <Link to={officePaths.document()} className="link py-1">
          {t("back")}
        </Link>
        <SalesLink to={officePaths.order(orderNumber)} className="link py-1">
          {t("toOrder", { number: orderNumber })}
        </SalesLink>
        <a href={officePaths.document(id, "pdf")} className="link py-1">
          {t("file")}
        </a>
      </p>
      <div className="max-w-4xl">
        <DocumentSheet sheet={sheet} />
        {isCorrectable && (
          <div className="no-print mt-8">
            <Panel title={t("correct.title")}>
              {answer && (
                <p role="alert" className="mb-3 border-l-4 border-error pl-3 text-error">
                  {t("correct.nothingLeft")}
                </p>
              )}
              <p className="max-w-prose">{t("correct.text")}</p>
              <Form
                method="post"
                action={officePaths.document(id)}
                className="mt-4 flex flex-wrap items-center gap-x-6 gap-y-3"
              >
                <button className="button button-secondary">{t("correct.submit")}</button>
                <SalesLink
                  to={officePaths.orderBilling(orderNumber)}
                  otherwise={null}
                  className="link py-1"
                >
                  {t("correct.buyer")}
                </SalesLink>
              </Form>
            </Panel>
          </div>
        )}
      </div>
    </main>
  );
}
