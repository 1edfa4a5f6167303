import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";

import { DeskList } from "~/front/desk/desk-list";
import { openDesk, takePost, titled } from "~/front/desk/desk.server";
import { guard } from "~/people/identity/front/auth.server";
import { formatDay, formatMoment } from "~/platform/format/dates";
import { readOrder, readPage } from "~/platform/http/list-query";
import { useTranslation } from "~/platform/i18n/use-translation";
import { officePaths } from "~/platform/paths/office-paths";
import { Link } from "~/platform/ui/link";
import { listBanks } from "~/sales/statements/front/bank.server";
import { listStatements, statementSorts } from "~/sales/statements/front/statement.server";

import { takeFile } from "./take-file.server";
import { UploadForm } from "./upload-form";

export const handle = { i18n: ["office-statements", "validation"] };

export { pageMeta as meta } from "~/shop/layout/front/page-meta";

export async function loader(args: LoaderFunctionArgs) {
  const { t, query } = await openDesk(args, guard("money/statements"), "office-statements");
  const banks = await listBanks();
  const order = readOrder(query, statementSorts);
  return {
    page: titled(t("title")),
    banks: banks.map(({ id, name }) => ({ value: id, label: name })),
    order,
    list: await listStatements({ page: readPage(query), order }),
  };
}

export async function action(args: ActionFunctionArgs) {
  return takeFile(await takePost(args, guard("money/statements")));
}

export default function Statements() {
  const { t, i18n } = useTranslation("office-statements");
  const inWords = (day: string) => formatDay(`${day}T12:00:00Z`, i18n.language);
  const { banks, order, list } = useLoaderData<typeof loader>();
  const answer = useActionData<typeof action>();
  return (
    <DeskList
      to={officePaths.statements()}
      title={t("title")}
      intro={t("intro")}
      actions={
        <Link to={officePaths.banks()} className="button button-secondary">
          {t("banks.title")}
        </Link>
      }
      above={
        <>
          <UploadForm banks={banks} fromAction={answer} />
          <h2 className="mt-8">{t("read")}</h2>
        </>
      }
      none={t("none")}
      caption={t("read")}
      order={order}
      pages={list}
      rows={list.statements}
      rowKey={({ id }) => id}
      columns={[
        {
          label: t("file"),
          order: "fisier",
          isTitle: true,
          to: ({ id }) => officePaths.statement(id),
          cell: ({ file_name }) => file_name,
        },
        { label: t("banks.one"), order: "banca", cell: ({ bank }) => bank },
        {
          label: t("period"),
          order: "perioada",
          cell: ({ from_on, to_on }) => `${inWords(from_on)} – ${inWords(to_on)}`,
        },
        {
          label: t("readAt"),
          order: "citit",
          cell: ({ read_at }) => formatMoment(read_at, i18n.language),
        },
        { label: t("rows"), order: "randuri", isNumeric: true, cell: ({ rows }) => rows },
        {
          label: t("recorded"),
          order: "notate",
          isNumeric: true,
          cell: ({ recorded }) => recorded,
        },
        { label: t("waiting"), order: "de-decis", isNumeric: true, cell: ({ waiting }) => waiting },
      ]}
    />
  );
}
