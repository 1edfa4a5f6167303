import { formatMoment } from "~/platform/format/dates";
import { useTranslation } from "~/platform/i18n/use-translation";
import type { UnsentMail } from "~/platform/mail/front/unsent-mails.server";
import { Panel } from "~/platform/office-ui/front/panel";
import { officePaths } from "~/platform/paths/office-paths";
import { Form } from "~/platform/ui/link";

/** The mails that could not be sent, and the button that tries them again. */
export function Unsent({ mails }: { mails: UnsentMail[] }) {
  const { t, i18n } = useTranslation("office-launch");
  if (mails.length === 0) return null;
  return (
    <div id="unsent" className="mt-8 max-w-4xl scroll-mt-4">
      <Panel title={t("unsent.title")}>
        <ul className="grid gap-3">
          {mails.map((mail) => (
            <li key={mail.id}>
              <span className="font-semibold">{mail.subject}</span>
              <span className="block break-all text-stone">
                {mail.recipient} · {formatMoment(mail.created_at, i18n.language)}
              </span>
              <span className="block break-words text-error">{mail.last_error}</span>
            </li>
          ))}
        </ul>
        <Form method="post" action={officePaths.launch()} className="mt-4">
          <button name="intent" value="retry-mails" className="button button-secondary">
            {t("unsent.retry")}
          </button>
        </Form>
      </Panel>
    </div>
  );
}
