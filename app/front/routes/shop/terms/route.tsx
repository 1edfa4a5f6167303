import { json, type LoaderFunctionArgs, type MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";

import { DocumentPage } from "~/shop/content/front/document-page";
import { readDocumentPage } from "~/shop/content/front/document.server";
import { GuaranteeNotice } from "~/shop/content/front/guarantee-notice";
import { findShownPicture } from "~/shop/content/front/official-picture.server";
import { pageMeta } from "~/shop/layout/front/page-meta";

export const handle = { i18n: ["guarantee", "legal"], isSameForAll: true };

export const meta: MetaFunction<typeof loader> = pageMeta;

export async function loader({ request }: LoaderFunctionArgs) {
  const [document, notice] = await Promise.all([
    readDocumentPage(request, "terms"),
    findShownPicture("guarantee-notice"),
  ]);
  return json({ ...document, notice });
}

export default function Terms() {
  const { document, notice } = useLoaderData<typeof loader>();
  return (
    <DocumentPage document={document}>
      <GuaranteeNotice id="garantie-legala" picture={notice} />
    </DocumentPage>
  );
}
