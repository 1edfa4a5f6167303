import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";

import { DeskPage } from "~/front/desk/desk-page";
import {
  done,
  notSaved,
  notThere,
  openDesk,
  orNotThere,
  refused,
  saving,
  takePost,
  titled,
} from "~/front/desk/desk.server";
import { guard } from "~/people/identity/front/auth.server";
import { formatPhone } from "~/platform/format/phones.server";
import { readText } from "~/platform/forms/read-form.server";
import { readSearch } from "~/platform/http/list-query";
import { useTranslation } from "~/platform/i18n/use-translation";
import { FilterBar, FilterText } from "~/platform/office-ui/front/filter-bar";
import { Panel } from "~/platform/office-ui/front/panel";
import { officePaths } from "~/platform/paths/office-paths";
import { Form, Link } from "~/platform/ui/link";
import { listCustomers, calledAs } from "~/sales/customers/front/customer-list.server";
import { findCustomer } from "~/sales/customers/front/customer.server";
import { joinCustomers } from "~/sales/customers/front/join-customers.server";

import { Compared } from "./compared";
import { compared } from "./compared-customer.server";

export const handle = { i18n: ["office-customers", "validation"] };

export { pageMeta as meta } from "~/shop/layout/front/page-meta";

/** Finds another customer, or shows both beside each other and says what joining them does. */
export async function loader(args: LoaderFunctionArgs) {
  const { t, id, query } = await openDesk(
    args,
    guard("customers/customer-join"),
    "office-customers",
  );
  const customer = orNotThere(await findCustomer(id));
  const search = readSearch(query);
  const otherId = query.get("cu");
  const other = otherId === null ? null : orNotThere(await findCustomer(otherId));
  if (other?.id === id) throw notThere();
  const found = search === "" ? [] : (await listCustomers({ search, tag: "", page: 1 })).customers;
  return {
    page: titled(t("join.title", { name: customer.called })),
    id,
    search,
    both: other && [compared(customer), compared(other)],
    found: found
      .filter((one) => one.id !== id)
      .map((one) => ({
        id: one.id,
        called: calledAs(one),
        reach: [formatPhone(one.phone), one.email],
      })),
  };
}

export async function action(args: ActionFunctionArgs) {
  const post = await takePost(args, guard("customers/customer-join"));
  const otherId = readText(post.posted, "other");
  const result = await saving(() => joinCustomers(post.id, otherId, post.admin));
  switch (result.kind) {
    case "saved":
      return done(post, { to: officePaths.customer(post.id), title: "customers.joined" });
    case "not-saved":
      return notSaved(post);
    case "too-many":
      return refused(post, { reason: result.kind }, 409);
    default:
      throw notThere();
  }
}

export default function CustomerJoin() {
  const { t } = useTranslation("office-customers");
  const { t: shared } = useTranslation("validation");
  const { page, id, both } = useLoaderData<typeof loader>();
  const answer = useActionData<typeof action>();
  const back = officePaths.customer(id);
  return (
    <DeskPage title={page.title} back={{ to: back, label: t("back") }}>
      {both ? (
        <Form method="post" action={officePaths.customerJoin(id, both[1]!.id)}>
          {answer && (
            <p role="alert" className="mb-4 border-l-4 border-error pl-3 font-semibold text-error">
              {answer.isNotSaved ? shared("notSaved") : t("join.tooManyTags")}
            </p>
          )}
          <input type="hidden" name="other" value={both[1]!.id} />
          <Compared both={both} />
          <ul className="mt-4 grid max-w-prose list-disc gap-1 pl-5">
            <li>{t("join.one")}</li>
            <li>{t("join.later")}</li>
            <li>{t("join.account")}</li>
            <li>{t("join.undo")}</li>
          </ul>
          <p className="mt-6 flex flex-wrap gap-3">
            <button className="button button-primary">{t("join.button")}</button>
            <Link to={back} className="button button-quiet">
              {t("cancel")}
            </Link>
          </p>
        </Form>
      ) : (
        <Other />
      )}
    </DeskPage>
  );
}

/** Whom to join somebody with, found as in the list. */
function Other() {
  const { t } = useTranslation("office-customers");
  const { t: common } = useTranslation("office");
  const { id, search, found } = useLoaderData<typeof loader>();
  return (
    <Panel title={t("join.find")}>
      <FilterBar key={search} address={officePaths.customerJoin(id)} isFiltered={search !== ""}>
        <FilterText name="cauta" label={t("search")} value={search} />
      </FilterBar>
      {search !== "" && found.length === 0 && (
        <p role="status" className="mt-4 text-stone">
          {common("empty")}
        </p>
      )}
      <ul className="mt-4 divide-y divide-line">
        {found.map(({ id: other, called, reach }) => (
          <li key={other} className="flex flex-wrap items-baseline gap-x-4 py-1">
            <Link
              to={officePaths.customerJoin(id, other)}
              className="link inline-block py-1 wrap-anywhere"
            >
              {called}
            </Link>
            <span className="min-w-0 wrap-anywhere text-stone">
              {reach.filter(Boolean).join(" · ")}
            </span>
          </li>
        ))}
      </ul>
    </Panel>
  );
}
