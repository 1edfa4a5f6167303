import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";

import { DocumentPage } from "~/shop/content/front/document-page";
import { loadDocument } from "~/shop/content/front/document.server";
import { pageMeta } from "~/shop/layout/front/page-meta";

export const handle = { i18n: ["legal"], isSameForAll: true };

export const meta: MetaFunction<typeof loader> = pageMeta;

export function loader({ request }: LoaderFunctionArgs) {
  return loadDocument(request, "accessibility");
}

export default function Accessibility() {
  return <DocumentPage document={useLoaderData<typeof loader>().document} />;
}
