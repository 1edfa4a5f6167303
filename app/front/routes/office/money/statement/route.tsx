import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";

import { DeskFrame } from "~/front/desk/desk-page";
import { notThere, takePost, titled } from "~/front/desk/desk.server";
import { guard } from "~/people/identity/front/auth.server";
import { formatDay, formatMoment } from "~/platform/format/dates";
import { readPage } from "~/platform/http/list-query";
import { translateFor } from "~/platform/http/request-language.server";
import { useTranslation } from "~/platform/i18n/use-translation";
import { officePaths } from "~/platform/paths/office-paths";
import { Pagination } from "~/platform/ui/front/pagination";
import { TabLinks } from "~/platform/ui/front/tab-links";
import {
  findDryRun,
  rowGroups,
  type JudgedRow,
  type RowGroup,
} from "~/sales/statements/front/dry-run.server";
import { MOST_PARTS } from "~/sales/statements/front/split-row.server";
import { suggestSplit } from "~/sales/statements/front/split-suggestion.server";

import { decide } from "./decide.server";
import { LeftOutLines } from "./left-out-lines";
import { Notices } from "./notices";
import { readGroup, readSplit, statementQuery } from "./query";
import { Rows } from "./rows";
import { SplitForm } from "./split-form";
import { WholeStatement } from "./whole-statement";

const PAGE_SIZE = 100;
/** The most returned payments named above the rows; all of them stand among the rows too. */
const MOST_RETURNED = 20;

export const handle = { i18n: ["office-statements", "validation"] };

export { pageMeta as meta } from "~/shop/layout/front/page-meta";

export async function loader({ request, params }: LoaderFunctionArgs) {
  await guard("money/statement")(request);
  const found = await findDryRun(params.id ?? "");
  if (!found) throw notThere();
  const { groups, ...statement } = found;
  const query = new URL(request.url).searchParams;
  const rowToSplit = readSplit(query);
  const split = rowToSplit === undefined ? undefined : await suggestSplit(found.id, rowToSplit);
  const group = readGroup(query) ?? rowGroups.find((one) => groups[one].length > 0) ?? "fitting";
  const pageCount = Math.max(1, Math.ceil(groups[group].length / PAGE_SIZE));
  const page = Math.min(readPage(query), pageCount);
  const t = await translateFor(request, "office-statements");
  return {
    page: titled(t("one", { name: statement.fileName })),
    statement,
    group,
    counts: rowGroups.map((name) => ({ name, count: groups[name].length })),
    split: split ? { ...split, mostParts: MOST_PARTS } : null,
    returned: [...new Set(groups.others.flatMap(returnedOf))].slice(0, MOST_RETURNED),
    fittingBani: groups.fitting.reduce((sum, { amountBani }) => sum + amountBani, 0),
    rows: groups[group].slice((page - 1) * PAGE_SIZE, page * PAGE_SIZE),
    pages: { page, pageCount },
  };
}

/** The orders whose payments a row says to have gone back. */
function returnedOf({ verdict }: JudgedRow): string[] {
  return verdict.kind === "out" && verdict.isReturned ? verdict.numbers : [];
}

export async function action(args: ActionFunctionArgs) {
  return decide(await takePost(args, guard("money/statement")));
}

export default function StatementPage() {
  const { t, i18n } = useTranslation("office-statements");
  const { page, statement, group, counts, fittingBani, rows, pages, split, returned } =
    useLoaderData<typeof loader>();
  const answer = useActionData<typeof action>();
  const { id, bank, iban, fromOn, toOn, readAt, leftOut } = statement;
  const inWords = (day: string) => formatDay(`${day}T12:00:00Z`, i18n.language);
  const period = `${inWords(fromOn)} – ${inWords(toOn)}`;
  const shownOf = (name: RowGroup, count: number) =>
    name === "others" ? count + leftOut.count : count;
  return (
    <DeskFrame
      title={page.title}
      intro={t("dryRun")}
      back={{ to: officePaths.statements(), label: t("title") }}
    >
      <p className="mt-2 text-stone">
        {[bank, iban, period, formatMoment(readAt, i18n.language)].join(" · ")}
      </p>
      <Notices {...statement} returned={returned} />
      {answer?.trouble && (
        <p role="alert" className="mt-4 border-l-4 border-error pl-3 font-semibold text-error">
          {answer.trouble}
        </p>
      )}
      <WholeStatement id={id} counts={counts} fittingBani={fittingBani} />
      <div className="mt-6">
        <TabLinks
          label={t("groups.label")}
          tabs={counts.map(({ name, count }) => ({
            to: officePaths.statement(id, statementQuery(name)),
            label: `${t(`groups.${name}`)} (${shownOf(name, count)})`,
            isCurrent: name === group,
          }))}
        />
      </div>
      {split ? (
        <SplitForm
          key={split.row.id}
          id={id}
          {...split}
          typed={answer?.typed}
          errors={answer?.errors}
          isDayAsked={answer?.askedDays.includes(split.row.id) ?? false}
        />
      ) : (
        <>
          <Rows
            key={`${group} ${pages.page}`}
            id={id}
            group={group}
            page={pages.page}
            rows={rows}
            typed={answer?.typed}
            errors={answer?.errors}
            askedDays={answer?.askedDays}
          />
          <Pagination
            {...pages}
            pageAddress={(wanted) => officePaths.statement(id, statementQuery(group, wanted))}
          />
          {group === "others" && <LeftOutLines leftOut={leftOut} />}
        </>
      )}
    </DeskFrame>
  );
}
