import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";

import { renderMarkdown } from "~/platform/format/markdown.server";
import { requestLanguage } from "~/platform/http/request-language.server";
import { useTranslation } from "~/platform/i18n/use-translation";
import { paths } from "~/platform/paths/paths";
import { Link } from "~/platform/ui/link";
import { DocumentPage } from "~/shop/content/front/document-page";
import { findAcceptedText } from "~/shop/content/front/find-accepted.server";
import { pageMeta } from "~/shop/layout/front/page-meta";

export const handle = { i18n: ["legal"] };

export const meta: MetaFunction<typeof loader> = pageMeta;

/** A text as an order accepted it, in the order's language, however often it was edited since. */
export async function loader({ request, params }: LoaderFunctionArgs) {
  const accepted = await findAcceptedText(params.id ?? "");
  if (!accepted) throw new Response(null, { status: 404 });
  const { title, intro, sections } = renderMarkdown(accepted.text, accepted.particulars);
  const isForeign = accepted.language !== (await requestLanguage(request));
  return {
    page: { title, isUnlisted: true },
    current: accepted.page === "terms" ? paths.terms() : paths.privacy(),
    document: {
      title,
      intro,
      sections,
      updatedAt: accepted.published_at,
      lang: isForeign ? accepted.language : undefined,
    },
  };
}

export default function AcceptedText() {
  const { t } = useTranslation("legal");
  const { document, current } = useLoaderData<typeof loader>();
  return (
    <DocumentPage document={document}>
      <p className="border-l-2 border-sage pl-4">
        {t("accepted")}{" "}
        <Link to={current} className="link">
          {t("current")}
        </Link>
      </p>
    </DocumentPage>
  );
}
