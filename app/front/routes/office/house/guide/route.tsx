import type { LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";

import { DeskPage } from "~/front/desk/desk-page";
import { openDesk, orNotThere, titled } from "~/front/desk/desk.server";
import { guard } from "~/people/identity/front/auth.server";
import { requestLanguage } from "~/platform/http/request-language.server";
import { useTranslation } from "~/platform/i18n/use-translation";
import { Panel } from "~/platform/office-ui/front/panel";
import { officePaths } from "~/platform/paths/office-paths";
import { Link } from "~/platform/ui/link";
import { Prose } from "~/shop/content/front/prose";

import { guideHtml, listGuidePages } from "./texts.server";

export const handle = { i18n: ["office"] };

export { pageMeta as meta } from "~/shop/layout/front/page-meta";

/** A page of the guide, or all of them by their titles. */
export async function loader(args: LoaderFunctionArgs) {
  const { t, member } = await openDesk(args, guard("house/guide"), "office");
  const language = (await requestLanguage(args.request)) === "ro" ? "ro" : "en";
  const pages = listGuidePages(language);
  const { page: name } = args.params;
  if (name === undefined) {
    return { page: titled(t("places.guide")), language, pages, shown: null, next: null };
  }
  const at = pages.findIndex((one) => one.name === name);
  const found = orNotThere(pages[at]);
  return {
    page: titled(found.title),
    language,
    pages,
    shown: guideHtml(found.name, language, member.role),
    next: pages[at + 1] ?? null,
  };
}

/** How the shop is run, in twelve pages for somebody without a trade in computers. */
export default function Guide() {
  const { t } = useTranslation("office");
  const { page, language, pages, shown, next } = useLoaderData<typeof loader>();
  if (shown === null) {
    return (
      <DeskPage title={page.title} intro={t("guide.intro")} width="narrow">
        <Panel title={t("guide.pages")}>
          <ol lang={language} className="grid list-inside list-decimal gap-1">
            {pages.map(({ name, title }) => (
              <li key={name}>
                <Link to={officePaths.guide(name)} className="link inline-block py-1">
                  {title}
                </Link>
              </li>
            ))}
          </ol>
        </Panel>
      </DeskPage>
    );
  }
  return (
    <DeskPage
      title={page.title}
      back={{ to: officePaths.guide(), label: t("guide.all") }}
      width="narrow"
    >
      <article lang={language} className="rounded-edge border border-line bg-white p-4 sm:p-5">
        <Prose html={shown} />
      </article>
      {next && (
        <p>
          <span className="text-stone">{t("guide.next")}</span>{" "}
          <Link to={officePaths.guide(next.name)} className="link inline-block py-1">
            <span lang={language}>{next.title}</span>
          </Link>
        </p>
      )}
    </DeskPage>
  );
}
