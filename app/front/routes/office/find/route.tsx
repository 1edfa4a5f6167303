import type { LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";

import { DeskFrame } from "~/front/desk/desk-page";
import { openDesk, titled } from "~/front/desk/desk.server";
import { guard } from "~/people/identity/front/auth.server";
import { countLook } from "~/people/identity/front/counted-requests.server";
import { formatDay } from "~/platform/format/dates";
import { fileBudgets } from "~/platform/http/budgets";
import { readSearch } from "~/platform/http/list-query";
import { requestLanguage } from "~/platform/http/request-language.server";
import { useTranslation } from "~/platform/i18n/use-translation";
import { Badge } from "~/platform/office-ui/badge";
import { Link } from "~/platform/ui/link";

import { findEverything, isSearchable } from "./find.server";

export const handle = { i18n: ["office-find"] };

export { pageMeta as meta } from "~/shop/layout/front/page-meta";

export async function loader(args: LoaderFunctionArgs) {
  const { t, member, query } = await openDesk(args, guard("find"), "office-find");
  const search = readSearch(query, "q");
  const language = await requestLanguage(args.request);
  const isAsked = isSearchable(search);
  if (isAsked) await countLook(member, fileBudgets.find);
  return {
    page: titled(t("title")),
    search,
    isAsked,
    groups: isAsked ? await findEverything(search, { role: member.role, language }) : [],
  };
}

/** What is found anywhere in the office, by kinds. */
export default function Find() {
  const { t } = useTranslation("office-find");
  const { search, isAsked, groups } = useLoaderData<typeof loader>();
  const title = search === "" ? t("title") : t("titleOf", { search });
  if (!isAsked || groups.length === 0) {
    return (
      <DeskFrame title={title}>
        <p role="status" className="mt-6 max-w-prose text-stone">
          {t(isAsked ? "none" : search === "" ? "intro" : "short")}
        </p>
      </DeskFrame>
    );
  }
  return (
    <DeskFrame title={title}>
      {groups.map((group) => (
        <Group key={group.kind} {...group} />
      ))}
    </DeskFrame>
  );
}

type Shown = ReturnType<typeof useLoaderData<typeof loader>>["groups"][number];

function Group({ kind, things, count, isMore, list }: Shown) {
  const { t, i18n } = useTranslation("office-find");
  const number = isMore ? `${count}+` : String(count);
  return (
    <section className="mt-8 max-w-4xl">
      <div className="flex flex-wrap items-baseline justify-between gap-x-6">
        <h2>{t(`kinds.${kind}`)}</h2>
        {list === null ? (
          <span className="text-stone">{number}</span>
        ) : (
          <Link
            to={list}
            aria-label={`${t("all", { number })}: ${t(`kinds.${kind}`)}`}
            className="link inline-block py-1"
          >
            {t("all", { number })}
          </Link>
        )}
      </div>
      <ul className="mt-2 divide-y divide-line border-y border-line bg-white">
        {things.map(({ title, to, about, at, isExact }) => (
          <li key={to} className="flex flex-wrap items-baseline gap-x-4 px-4 py-2">
            <Link to={to} className="link inline-block py-1 wrap-anywhere">
              {title}
            </Link>
            {isExact && <Badge tone="good">{t("exact")}</Badge>}
            <span className="min-w-0 grow wrap-anywhere">{about.join(" · ")}</span>
            {at !== undefined && <span className="text-stone">{formatDay(at, i18n.language)}</span>}
          </li>
        ))}
      </ul>
    </section>
  );
}
