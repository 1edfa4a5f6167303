import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";

import { DeskFrame } from "~/front/desk/desk-page";
import { byIntent, openDesk, takePost, titled } from "~/front/desk/desk.server";
import { guard } from "~/people/identity/front/auth.server";
import { formatMoment } from "~/platform/format/dates";
import { oneLine } from "~/platform/format/one-line";
import { describeForm } from "~/platform/forms/describe-form.server";
import { TextField } from "~/platform/forms/field";
import { FormToken } from "~/platform/forms/front/form-token";
import { newFormToken } from "~/platform/forms/sent-form.server";
import { ServerForm, useServerForm } from "~/platform/forms/server-form";
import { useTranslation } from "~/platform/i18n/use-translation";
import { DataTable } from "~/platform/office-ui/data-table";
import { Panel } from "~/platform/office-ui/front/panel";
import { officePaths } from "~/platform/paths/office-paths";
import { Form } from "~/platform/ui/link";
import { listOpenDeskOrders } from "~/sales/orders/desk-order.server";

import { backToOrder, beginForCaller, beginForFound, beginWithOrder } from "./begin.server";
import { findCustomers } from "./find-customers.server";
import { callerForm } from "./schema";

export const handle = { i18n: ["office-desk-orders", "validation"], isNeverTheSame: true };

export { pageMeta as meta } from "~/shop/layout/front/page-meta";

export async function loader(args: LoaderFunctionArgs) {
  const { t, query } = await openDesk(args, guard("sales/desk-orders"), "office-desk-orders");
  const search = oneLine(query.get("cauta") ?? "").slice(0, 100);
  return {
    page: titled(t("title")),
    search,
    copied: oneLine(query.get("copie") ?? "").slice(0, 30),
    found: await findCustomers(search),
    begun: await listOpenDeskOrders(),
    form: describeForm(callerForm),
    formToken: newFormToken(),
  };
}

export async function action(args: ActionFunctionArgs) {
  const post = await takePost(args, guard("sales/desk-orders"));
  return byIntent(post, {
    found: () => beginForFound(post),
    caller: () => beginForCaller(post),
    back: () => backToOrder(post),
    copy: () => beginWithOrder(post),
  });
}

export default function DeskOrders() {
  const { t, i18n } = useTranslation("office-desk-orders");
  const { begun, copied, formToken } = useLoaderData<typeof loader>();
  return (
    <DeskFrame
      title={t("title")}
      intro={t("intro")}
      back={{ to: officePaths.orders(), label: t("back") }}
      width="form"
    >
      {copied !== "" && (
        <div className="mt-6">
          <Panel title={t("copy", { number: copied })}>
            <p className="mb-3 text-stone">{t("copyHint")}</p>
            <Form method="post" action={officePaths.deskOrder()}>
              <input type="hidden" name="number" value={copied} />
              <FormToken token={formToken} />
              <button name="intent" value="copy" className="button button-primary">
                {t("copyBegin")}
              </button>
            </Form>
          </Panel>
        </div>
      )}
      <div className="mt-6 grid grid-cols-1 gap-6 lg:grid-cols-2">
        <Known />
        <Caller />
      </div>
      {begun.length > 0 && (
        <div className="mt-6">
          <Panel title={t("begun")}>
            <DataTable
              caption={t("begun")}
              rows={begun}
              rowKey={({ id }) => id}
              columns={[
                {
                  label: t("who"),
                  isTitle: true,
                  isTyped: true,
                  to: ({ id }) => officePaths.deskOrder(id),
                  cell: ({ full_name }) => full_name,
                },
                { label: t("since"), cell: (row) => formatMoment(row.begun_at, i18n.language) },
                { label: t("by"), isTyped: true, cell: ({ by }) => by ?? "–" },
              ]}
            />
          </Panel>
        </div>
      )}
    </DeskFrame>
  );
}

/** Looks for somebody among accounts, orders and requests, and begins with what is known of them. */
function Known() {
  const { t } = useTranslation("office-desk-orders");
  const { search, found, formToken } = useLoaderData<typeof loader>();
  return (
    <Panel title={t("known")}>
      <form method="get" action={officePaths.deskOrder()} role="search" className="grid gap-3">
        <label htmlFor="cauta" className="font-semibold">
          {t("search")}
        </label>
        <div className="flex gap-2">
          <input
            id="cauta"
            name="cauta"
            type="search"
            defaultValue={search}
            maxLength={100}
            className="control min-w-0 grow"
          />
          <button className="button button-secondary">{t("find")}</button>
        </div>
      </form>
      {search !== "" && found.length === 0 && (
        <p role="status" className="mt-4">
          {t("nobody")}
        </p>
      )}
      {found.length > 0 && (
        <ul className="mt-4 border-t border-line">
          {found.map((one) => (
            <li key={one.source} className="border-b border-line py-3">
              <Form method="post" className="flex flex-wrap items-center justify-between gap-3">
                <input type="hidden" name="source" value={one.source} />
                <FormToken token={formToken} />
                <span className="min-w-0 wrap-anywhere">
                  <span className="font-semibold">{one.name}</span>
                  <span className="block text-sm text-stone">
                    {[t(`kinds.${one.kind}`), one.phone, one.email, one.place]
                      .filter(Boolean)
                      .join(" · ")}
                  </span>
                </span>
                <button
                  name="intent"
                  value="found"
                  aria-label={t("chooseNamed", { name: one.name })}
                  className="button button-secondary"
                >
                  {t("choose")}
                </button>
              </Form>
            </li>
          ))}
        </ul>
      )}
    </Panel>
  );
}

/** Begins for somebody nobody knows yet. */
function Caller() {
  const { t } = useTranslation("office-desk-orders");
  const { form: description, formToken } = useLoaderData<typeof loader>();
  const answer = useActionData<typeof action>();
  const [form, fields, errors] = useServerForm(description, {
    id: "caller",
    lastResult: answer?.result,
  });
  return (
    <Panel title={t("caller")}>
      <ServerForm form={form} errors={errors} className="grid gap-4">
        <FormToken token={formToken} />
        <TextField field={fields.fullName} label={t("name")} autoComplete="off" />
        <TextField field={fields.phone} type="tel" label={t("phone")} autoComplete="off" />
        <TextField
          field={fields.email}
          type="email"
          label={t("email")}
          hint={t("emailHint")}
          autoComplete="off"
        />
        <p>
          <button name="intent" value="caller" className="button button-primary">
            {t("begin")}
          </button>
        </p>
      </ServerForm>
    </Panel>
  );
}
