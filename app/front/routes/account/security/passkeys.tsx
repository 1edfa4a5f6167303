import type { SubmissionResult } from "@conform-to/react";

import type { PasskeyRow } from "~/people/identity/front/passkey.server";
import { formatDateTime } from "~/platform/format/dates";
import type { DescriptionOf } from "~/platform/forms/describe-form.server";
import { useTranslation } from "~/platform/i18n/use-translation";
import { paths } from "~/platform/paths/paths";
import { Form } from "~/platform/ui/link";
import { useIsHydrated } from "~/platform/ui/page-hooks";

import { AddPasskey } from "./add-passkey";
import type { passkeyForm } from "./schema";

/** The account's passkeys. Adding one needs script; removing one does not. */
export function Passkeys({
  description,
  passkeys,
  hasPasskeys,
  isStaff,
  device,
  returnTo,
  lastResult,
}: {
  description: DescriptionOf<typeof passkeyForm>;
  passkeys: PasskeyRow[];
  /** Whether passkeys can be used here: they belong to a host name, and an IP address has none. */
  hasPasskeys: boolean;
  isStaff: boolean;
  device: string;
  returnTo: string;
  lastResult: SubmissionResult<string[]> | undefined;
}) {
  const { t, i18n } = useTranslation("security");
  const isHydrated = useIsHydrated();
  if (!hasPasskeys && !isStaff) return null;
  const at = (instant: string) => formatDateTime(instant, i18n.language);
  return (
    <section>
      <h2>{t("passkeys.title")}</h2>
      <p className="mt-2 max-w-prose text-stone">{t("passkeys.text")}</p>
      {passkeys.length > 0 && (
        <ul className="mt-4 border-t border-line">
          {passkeys.map((passkey) => (
            <li key={passkey.id} className="border-b border-line py-4">
              <Form
                method="post"
                action={paths.security(returnTo)}
                className="flex flex-wrap items-center justify-between gap-3"
              >
                <input type="hidden" name="passkeyId" value={passkey.id} />
                <span className="min-w-0 wrap-anywhere">
                  <span className="block font-semibold">{passkey.name}</span>
                  <span className="block text-sm text-stone">
                    {t("passkeys.added", { date: at(passkey.created_at) })}
                  </span>
                  <span className="block text-sm text-stone">
                    {passkey.last_used_at
                      ? t("passkeys.used", { date: at(passkey.last_used_at) })
                      : t("passkeys.unused")}
                  </span>
                </span>
                <button
                  name="intent"
                  value="remove"
                  aria-label={t("passkeys.removeNamed", { name: passkey.name })}
                  className="button button-secondary"
                >
                  {t("remove")}
                </button>
              </Form>
            </li>
          ))}
        </ul>
      )}
      {!hasPasskeys && <p className="mt-3 max-w-prose">{t("passkeys.noName")}</p>}
      {hasPasskeys && !isHydrated && (
        <p className="mt-3 max-w-prose">{t("passkeys.needsScript")}</p>
      )}
      {hasPasskeys && isHydrated && (
        <AddPasskey
          description={description}
          device={device}
          returnTo={returnTo}
          lastResult={lastResult}
        />
      )}
    </section>
  );
}
