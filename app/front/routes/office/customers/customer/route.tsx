import { redirect, type ActionFunctionArgs, type LoaderFunctionArgs } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";

import { DeskFrame } from "~/front/desk/desk-page";
import { notThere, openDesk, takePost, titled } from "~/front/desk/desk.server";
import { RecordForm } from "~/front/desk/record-form";
import { drawRecord, saveRecord } from "~/front/desk/record.server";
import { guard } from "~/people/identity/front/auth.server";
import { mayDo } from "~/people/identity/front/roles";
import { formatDay } from "~/platform/format/dates";
import { newFormToken, sentForm } from "~/platform/forms/sent-form.server";
import { listQuery, readPage } from "~/platform/http/list-query";
import { requestLanguage } from "~/platform/http/request-language.server";
import { useTranslation } from "~/platform/i18n/use-translation";
import { Panel } from "~/platform/office-ui/front/panel";
import { officePaths } from "~/platform/paths/office-paths";
import { Pagination } from "~/platform/ui/front/pagination";
import { Link } from "~/platform/ui/link";
import { saveAboutCustomer } from "~/sales/customers/front/customer-notes.server";
import { tagLine } from "~/sales/customers/front/customer-tags";
import { findCustomer, findWhoTook } from "~/sales/customers/front/customer.server";

import { aboutForm } from "./schema";
import { shownHtml } from "./shown.server";

export const handle = { i18n: ["office-customers", "validation"], isNeverTheSame: true };

export { pageMeta as meta } from "~/shop/layout/front/page-meta";

export async function loader(args: LoaderFunctionArgs) {
  const { id, member, query } = await openDesk(
    args,
    guard("customers/customer"),
    "office-customers",
  );
  const customer = await findCustomer(id);
  if (!customer) {
    const taker = await findWhoTook(id);
    throw taker === null ? notThere() : redirect(officePaths.customer(taker));
  }
  const { called, tags, emails, phones, since } = customer;
  const language = await requestLanguage(args.request);
  return {
    page: titled(called),
    record: drawRecord(aboutForm, { id, texts: { tags: tagLine(tags) } }),
    drawn: tagLine(tags),
    formToken: newFormToken(),
    since,
    /** The contact with which an order for them is begun. */
    reach: emails[0] ?? phones[0] ?? called,
    ...(await shownHtml(customer, {
      page: readPage(query),
      language,
      isAdministrator: mayDo(member.role, "administration"),
    })),
  };
}

export async function action(args: ActionFunctionArgs) {
  const post = await takePost(args, guard("customers/customer"), ["drawn"]);
  const form = sentForm(post.request, post.posted, post.admin.id);
  return saveRecord(post, {
    schema: aboutForm,
    subject: "customer",
    read: ({ tags, note }) => ({ tags, note }),
    texts: ({ tags, note }) => ({ tags: tagLine(tags), note }),
    save: (about, _which, admin) =>
      saveAboutCustomer(post.id, { ...about, drawn: post.kept.drawn ?? "", form }, admin),
    refuse: () => ({}),
    saved: () => ({ to: officePaths.customer(post.id), title: "customers.saved" }),
  });
}

export default function CustomerPage() {
  const { t, i18n } = useTranslation("office-customers");
  const { page, record, drawn, formToken, since, reach, shown, orders } =
    useLoaderData<typeof loader>();
  const answer = useActionData<typeof action>();
  const to = officePaths.customer(record.id);
  return (
    <DeskFrame
      title={page.title}
      intro={t("since", { day: formatDay(since, i18n.language) })}
      back={{ to: officePaths.customers(), label: t("title") }}
      actions={
        <>
          <Link to={officePaths.customerJoin(record.id)} className="button button-secondary">
            {t("join.open")}
          </Link>
          <Link
            to={officePaths.deskOrder("", listQuery({ cauta: reach }))}
            className="button button-secondary"
          >
            {t("newOrder")}
          </Link>
        </>
      }
    >
      <div className="mt-6 grid grid-cols-1 gap-6 xl:grid-cols-[minmax(0,1fr)_24rem]">
        <div className="grid min-w-0 grid-cols-1 content-start gap-6">
          <div dangerouslySetInnerHTML={{ __html: shown.orders }} />
          {orders.pageCount > 1 && (
            <Pagination
              page={orders.page}
              pageCount={orders.pageCount}
              pageAddress={(one) => to + listQuery({}, one)}
            />
          )}
          <div dangerouslySetInnerHTML={{ __html: shown.things }} />
        </div>
        <div className="grid min-w-0 grid-cols-1 content-start gap-6">
          <div dangerouslySetInnerHTML={{ __html: shown.person }} />
          <Panel title={t("about.title")}>
            <RecordForm
              key={`${drawn} ${formToken}`}
              id="about"
              record={record}
              to={to}
              answer={answer}
              kept={{ drawn }}
              formToken={formToken}
              sections={[
                {
                  columns: 1,
                  fields: {
                    note: { kind: "lines", rows: 4, label: t("about.note") },
                    tags: { label: t("about.tags"), hint: t("about.tagsHint") },
                  },
                },
              ]}
            />
          </Panel>
          <div dangerouslySetInnerHTML={{ __html: shown.notes }} />
        </div>
      </div>
    </DeskFrame>
  );
}
