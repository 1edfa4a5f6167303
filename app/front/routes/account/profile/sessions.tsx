import { nameDevice } from "~/people/identity/front/name-device";
import type { SessionRow } from "~/people/identity/front/sessions.server";
import { formatDateTime } from "~/platform/format/dates";
import { useTranslation } from "~/platform/i18n/use-translation";
import { paths } from "~/platform/paths/paths";
import { Form } from "~/platform/ui/link";

/** The account's sessions, each with a button that ends it. */
export function Sessions({ sessions }: { sessions: (SessionRow & { isThis: boolean })[] }) {
  const { t, i18n } = useTranslation("account");
  return (
    <section>
      <h2>{t("sessions.title")}</h2>
      <ul className="mt-2">
        {sessions.map((session) => {
          const device = nameDevice(session.user_agent) ?? t("sessions.unknown");
          return (
            <li
              key={session.id}
              className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2 border-b border-line py-4"
            >
              <div>
                <p className="font-semibold">
                  {device}
                  {session.isThis && (
                    <span className="font-normal text-stone"> ({t("sessions.this")})</span>
                  )}
                </p>
                <p className="text-sm text-stone">
                  {t("sessions.since", { date: formatDateTime(session.created_at, i18n.language) })}
                </p>
                <p className="text-sm text-stone">
                  {t("sessions.seen", { date: formatDateTime(session.seen_at, i18n.language) })}
                </p>
              </div>
              {!session.isThis && (
                <Form method="post" action={paths.profile()} preventScrollReset>
                  <input type="hidden" name="sessionId" value={session.id} />
                  <button
                    name="intent"
                    value="end-session"
                    aria-label={t("sessions.endNamed", { device })}
                    className="button button-secondary"
                  >
                    {t("sessions.end")}
                  </button>
                </Form>
              )}
            </li>
          );
        })}
      </ul>
      {sessions.length > 1 && (
        <Form method="post" action={paths.profile()} preventScrollReset className="mt-4">
          <button name="intent" value="end-other-sessions" className="button button-secondary">
            {t("sessions.endOthers")}
          </button>
        </Form>
      )}
    </section>
  );
}
