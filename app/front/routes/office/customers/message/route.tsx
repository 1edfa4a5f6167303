import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";

import { requireSales } from "~/people/identity/auth.server";
import { formatMoment } from "~/platform/format/dates";
import { formatPhone } from "~/platform/format/phones.server";
import { describeForm } from "~/platform/forms/describe-form.server";
import { readFormData } from "~/platform/forms/read-form.server";
import { translateFor } from "~/platform/http/request-language.server";
import { useTranslation } from "~/platform/i18n/use-translation";
import { PageHead } from "~/platform/office-ui/page-head";
import { Panel } from "~/platform/office-ui/panel";
import { officePaths } from "~/platform/paths/office-paths";
import { Form, Link } from "~/platform/ui/link";
import { orderFilterQuery } from "~/sales/orders/order-filter";
import { pageMeta } from "~/shop/layout/page-meta";
import { findContactMessage } from "~/shop/messages/contact-message.server";
import { listReplies } from "~/shop/messages/inbox.server";

import { changeMessage } from "./change.server";
import { Reply } from "./reply";
import { replyForm } from "./schema";
import { StaleFiling } from "./stale-filing";

export const handle = { i18n: ["office-messages", "validation"] };

export const meta: MetaFunction<typeof loader> = pageMeta;

export async function loader({ request, params }: LoaderFunctionArgs) {
  await requireSales(request);
  const message = await findContactMessage(params.id ?? "");
  if (!message) throw new Response(null, { status: 404 });
  const t = await translateFor(request, "office-messages");
  return {
    page: { title: `${t("title")}: ${message.subject}`, isUnlisted: true },
    form: describeForm(replyForm),
    message: { ...message, phone: formatPhone(message.phone) },
    replies: await listReplies(message.id),
  };
}

export async function action({ request, params }: ActionFunctionArgs) {
  const admin = await requireSales(request);
  const message = await findContactMessage(params.id ?? "");
  if (!message) throw new Response(null, { status: 404 });
  return changeMessage(request, await readFormData(request), message.id, admin);
}

export default function Message() {
  const { t, i18n } = useTranslation("office-messages");
  const { form, message, replies } = useLoaderData<typeof loader>();
  const answer = useActionData<typeof action>();
  return (
    <main id="content" className="office-page">
      <p className="mb-2">
        <Link to={officePaths.messages()} className="link">
          {t("back")}
        </Link>
      </p>
      <PageHead title={message.subject} />
      <StaleFiling message={message} answer={answer} />
      <div className="mt-6 grid grid-cols-1 gap-6 xl:grid-cols-[minmax(0,1fr)_22rem]">
        <div className="grid grid-cols-1 content-start gap-6">
          <Panel title={t("message")}>
            <p className="max-w-prose break-words whitespace-pre-line" lang={message.language}>
              {message.message}
            </p>
            {message.attachment_file && (
              <p className="mt-4">
                <a href={officePaths.messageFile(message.id)} className="link">
                  {t("attachment")}: {message.attachment_name}
                </a>
              </p>
            )}
          </Panel>
          {replies.length > 0 && (
            <Panel title={t("replies")}>
              <ol className="grid gap-4">
                {replies.map((reply) => (
                  <li key={reply.id}>
                    <time dateTime={reply.sent_at} className="text-stone">
                      {formatMoment(reply.sent_at, i18n.language)}
                    </time>
                    <p className="max-w-prose break-words whitespace-pre-line">{reply.text}</p>
                  </li>
                ))}
              </ol>
            </Panel>
          )}
          <Reply key={replies.length} description={form} message={message} answer={answer} />
        </div>
        <div className="grid grid-cols-1 content-start gap-6">
          <Panel title={t("from")}>
            <address className="grid gap-1 not-italic">
              <span className="font-semibold">{message.name}</span>
              <a href={`mailto:${message.email}`} className="link justify-self-start break-all">
                {message.email}
              </a>
              {message.phone && (
                <a
                  href={`tel:${message.phone.replace(/\s/g, "")}`}
                  className="link justify-self-start"
                >
                  {message.phone}
                </a>
              )}
              <span className="text-stone">{formatMoment(message.created_at, i18n.language)}</span>
              <Link
                to={officePaths.orders() + orderFilterQuery({ search: message.email })}
                className="link justify-self-start"
              >
                {t("orders")}
              </Link>
            </address>
          </Panel>
          <Panel title={t("file")}>
            <Form
              method="post"
              action={officePaths.message(message.id)}
              className="flex flex-wrap gap-3"
            >
              <input type="hidden" name="version" value={message.version} />
              {!message.read_at && <Choice value="read" />}
              <Choice value={message.done_at ? "reopen" : "done"} />
              <Choice value={message.spam_at ? "not-spam" : "spam"} />
            </Form>
            <details className="mt-4">
              <summary className="link inline-block min-h-6">{t("marks.delete")}</summary>
              <p className="mt-2">{t("deleteText")}</p>
              <Form method="post" action={officePaths.message(message.id)} className="mt-3">
                <input type="hidden" name="version" value={message.version} />
                <button name="intent" value="delete" className="button button-danger">
                  {t("marks.deleteForGood")}
                </button>
              </Form>
            </details>
          </Panel>
        </div>
      </div>
    </main>
  );
}

function Choice({ value }: { value: "read" | "done" | "reopen" | "spam" | "not-spam" }) {
  const { t } = useTranslation("office-messages");
  return (
    <button name="intent" value={value} className="button button-secondary">
      {t(`marks.${value}`)}
    </button>
  );
}
