import type { LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";

import { DeskList } from "~/front/desk/desk-list";
import { openDesk, titled } from "~/front/desk/desk.server";
import { guard } from "~/people/identity/front/auth.server";
import { formatMoment } from "~/platform/format/dates";
import { listQuery, readOrder, readPage, readSearch } from "~/platform/http/list-query";
import { useTranslation } from "~/platform/i18n/use-translation";
import { Badge } from "~/platform/office-ui/badge";
import { FilterText } from "~/platform/office-ui/front/filter-bar";
import { officePaths } from "~/platform/paths/office-paths";
import {
  findUnreadMessages,
  listContactMessages,
  messageSorts,
} from "~/shop/messages/front/contact-message.server";

export const handle = { i18n: ["office-messages"] };

export { pageMeta as meta } from "~/shop/layout/front/page-meta";

const folders = ["open", "done", "spam"] as const;
const folderWords = { open: "deschise", done: "rezolvate", spam: "spam" } as const;

export async function loader(args: LoaderFunctionArgs) {
  const { t, query } = await openDesk(args, guard("customers/messages"), "office-messages");
  const folder = folders.find((one) => folderWords[one] === query.get("dosar")) ?? "open";
  const search = readSearch(query);
  const order = readOrder(query, messageSorts);
  const [list, unread] = await Promise.all([
    listContactMessages(search === "" ? folder : { search }, { page: readPage(query), order }),
    findUnreadMessages(),
  ]);
  return { page: titled(t("title")), folder, search, order, list, unread: unread.count };
}

export default function Messages() {
  const { t, i18n } = useTranslation("office-messages");
  const { t: common } = useTranslation("office");
  const { folder, search, order, list, unread } = useLoaderData<typeof loader>();
  const address = (one: (typeof folders)[number], page = 1) =>
    officePaths.messages() + listQuery({ dosar: folderWords[one] }, page);
  return (
    <DeskList
      to={officePaths.messages()}
      filter={search === "" ? { dosar: folderWords[folder] } : { cauta: search }}
      filters={<FilterText name="cauta" label={common("search")} value={search} />}
      isFiltered={search !== ""}
      title={t("title")}
      intro={t("unread", { count: unread })}
      folders={folders.map((one) => ({
        to: address(one),
        label: t(`folders.${one}`),
        isCurrent: search === "" && one === folder,
      }))}
      order={order}
      pages={list}
      none={search === "" ? t("empty") : undefined}
      caption={search === "" ? t(`folders.${folder}`) : t("title")}
      rows={list.messages}
      rowKey={(message) => message.id}
      columns={[
        {
          label: t("subject"),
          order: "subiect",
          isTitle: true,
          to: (message) => officePaths.message(message.id),
          cell: (message) => (
            <span className={message.read_at ? undefined : "font-bold"}>{message.subject}</span>
          ),
        },
        { label: t("from"), order: "de-la", isTyped: true, cell: (message) => message.name },
        {
          label: t("when"),
          order: "cand",
          cell: (message) => formatMoment(message.created_at, i18n.language),
        },
        {
          label: t("state"),
          order: "stare",
          cell: (message) => (
            <span className="flex flex-wrap gap-1">
              {!message.read_at && <Badge tone="bad">{t("states.unread")}</Badge>}
              {message.answered_at && <Badge tone="good">{t("states.answered")}</Badge>}
              {message.attachment_file && <Badge tone="neutral">{t("attachment")}</Badge>}
              {search !== "" && message.spam_at && (
                <Badge tone="neutral">{t("folders.spam")}</Badge>
              )}
            </span>
          ),
        },
      ]}
    />
  );
}
