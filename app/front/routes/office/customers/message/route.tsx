import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";

import { DeskFrame } from "~/front/desk/desk-page";
import { openDesk, orNotThere, takePost, titled } from "~/front/desk/desk.server";
import { RecordForm } from "~/front/desk/record-form";
import { drawRecord } from "~/front/desk/record.server";
import { RemovalForm } from "~/front/desk/removal-form";
import { guard } from "~/people/identity/front/auth.server";
import { formatMoment } from "~/platform/format/dates";
import { formatPhone } from "~/platform/format/phones.server";
import { useTranslation } from "~/platform/i18n/use-translation";
import { Panel } from "~/platform/office-ui/front/panel";
import { officePaths } from "~/platform/paths/office-paths";
import { Form } from "~/platform/ui/link";
import { findCustomerOf } from "~/sales/customers/front/whose.server";
import { findContactMessage } from "~/shop/messages/front/contact-message.server";
import { listReplies } from "~/shop/messages/front/inbox.server";

import { CustomerLink } from "../customer-link";
import { changeMessage } from "./change.server";
import { replyForm } from "./schema";
import { StaleFiling } from "./stale-filing";

export const handle = { i18n: ["office-messages", "validation"] };

export { pageMeta as meta } from "~/shop/layout/front/page-meta";

export async function loader(args: LoaderFunctionArgs) {
  const { t, id } = await openDesk(args, guard("customers/message"), "office-messages");
  const message = orNotThere(await findContactMessage(id));
  return {
    page: titled(`${t("title")}: ${message.subject}`),
    record: drawRecord(replyForm, { id, version: message.version, texts: {} }),
    message: { ...message, phone: formatPhone(message.phone) },
    replies: await listReplies(id),
    customerId: await findCustomerOf("contact_messages", id),
  };
}

export async function action(args: ActionFunctionArgs) {
  const post = await takePost(args, guard("customers/message"));
  orNotThere(await findContactMessage(post.id));
  return changeMessage(post);
}

export default function Message() {
  const { t, i18n } = useTranslation("office-messages");
  const { record, message, replies, customerId } = useLoaderData<typeof loader>();
  const answer = useActionData<typeof action>();
  const to = officePaths.message(message.id);
  return (
    <DeskFrame title={message.subject} back={{ to: officePaths.messages(), label: t("back") }}>
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
          <RecordForm
            key={replies.length}
            id="reply"
            intent="reply"
            record={record}
            to={to}
            answer={answer}
            save={t("send")}
            sections={[
              {
                title: t("reply"),
                fields: {
                  text: {
                    kind: "lines",
                    rows: 6,
                    label: t("replyText"),
                    hint: t("replyHint", { email: message.email }),
                  },
                },
              },
            ]}
          />
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
              <CustomerLink id={customerId} />
            </address>
          </Panel>
          <Panel title={t("file")}>
            <Form method="post" action={to} className="flex flex-wrap gap-3">
              <input type="hidden" name="version" value={message.version} />
              {!message.read_at && <Choice value="read" />}
              <Choice value={message.done_at ? "reopen" : "done"} />
              <Choice value={message.spam_at ? "not-spam" : "spam"} />
            </Form>
            <div className="mt-4">
              <RemovalForm
                to={to}
                intent="delete"
                version={message.version}
                answer={answer}
                summary={t("marks.delete")}
                label={t("marks.deleteForGood")}
              >
                <p>{t("deleteText")}</p>
              </RemovalForm>
            </div>
          </Panel>
        </div>
      </div>
    </DeskFrame>
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
