import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";

import { useTranslation } from "~/platform/i18n/use-translation";
import { paths } from "~/platform/paths/paths";
import { Link } from "~/platform/ui/link";
import { DocumentSheet } from "~/sales/billing/front/document-sheet";
import { sheetToday } from "~/sales/billing/front/document-sheet.server";
import { findDocument } from "~/sales/billing/front/shown-document.server";
import { pageMeta } from "~/shop/layout/front/page-meta";

export const handle = { i18n: ["billing"] };

export const meta: MetaFunction<typeof loader> = pageMeta;

/** A document of an order, for whoever has the order's address. */
export async function loader({ params }: LoaderFunctionArgs) {
  const { token = "", id = "" } = params;
  const document = await findDocument(id, { orderToken: token });
  if (!document) throw new Response(null, { status: 404 });
  return {
    page: { title: document.sheet.title, isUnlisted: true },
    sheet: sheetToday(document),
    name: document.name,
    back: paths.order(token),
    file: paths.orderDocumentFile(token, id),
  };
}

export default function OrderDocument() {
  const { t } = useTranslation("billing");
  const { sheet, name, back, file } = useLoaderData<typeof loader>();
  return (
    <main id="content" className="shell max-w-5xl pt-10 print:pt-0">
      <p className="no-print mb-6 flex flex-wrap gap-x-6 gap-y-2">
        <Link to={back} className="link py-1">
          {t("documents.back")}
        </Link>
        <a href={file} className="link py-1" aria-label={t("documents.fileOf", { name })}>
          {t("documents.file")}
        </a>
      </p>
      <DocumentSheet sheet={sheet} />
    </main>
  );
}
