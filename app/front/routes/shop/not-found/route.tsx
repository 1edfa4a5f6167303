import { json, type LoaderFunctionArgs, type MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";

import { lineDrawing } from "~/furniture/board-drawings/front/line-drawing.server";
import { requestLanguage, translateFor } from "~/platform/http/request-language.server";
import { log, shownPath } from "~/platform/log/log.server";
import { ErrorPage } from "~/shop/layout/front/error-page";
import { pageMeta } from "~/shop/layout/front/page-meta";

export const meta: MetaFunction<typeof loader> = pageMeta;

/** Answers every address that has no page. */
export async function loader({ request }: LoaderFunctionArgs) {
  log("not-found", { path: shownPath(request) }, request);
  const t = await translateFor(request, "errors");
  const drawing = lineDrawing("missing", await requestLanguage(request));
  return json({ page: { title: t("notFound.title"), isUnlisted: true }, drawing }, { status: 404 });
}

/** A form sent to an address without a page gets the same answer as a visit. */
export function action(args: LoaderFunctionArgs) {
  return loader(args);
}

export default function NotFound() {
  const { drawing } = useLoaderData<typeof loader>();
  return <ErrorPage status={404} drawing={<div dangerouslySetInnerHTML={{ __html: drawing }} />} />;
}
