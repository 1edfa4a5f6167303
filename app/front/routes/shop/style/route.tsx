import { json, type LoaderFunctionArgs, type MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";

import { isDevelopment } from "~/platform/env/env.server";
import { requestLanguage } from "~/platform/http/request-language.server";
import { pageMeta } from "~/shop/layout/front/page-meta";

import { drawStates } from "./draw.server";
import { elementStates } from "./elements.server";
import { fieldStates } from "./fields.server";
import { officeStates } from "./office.server";
import { pieceStates } from "./pieces.server";
import { recordStates } from "./records.server";
import { shopStates } from "./shop.server";

export const meta: MetaFunction<typeof loader> = pageMeta;

/** The components of shop and office in their states, for who develops them; a shop that sells has no such page. */
export async function loader({ request }: LoaderFunctionArgs) {
  if (!isDevelopment) throw new Response(null, { status: 404 });
  const language = await requestLanguage(request);
  const parts = [elementStates, fieldStates, pieceStates, shopStates, officeStates, recordStates];
  const html = await Promise.all(parts.map((states) => drawStates(states(), language)));
  return json({ page: { title: "UI", isUnlisted: true }, html: html.join("") });
}

export default function StylePage() {
  const { html } = useLoaderData<typeof loader>();
  return <main id="content" className="shell py-8" dangerouslySetInnerHTML={{ __html: html }} />;
}
