import { useNavigation } from "@remix-run/react";
import type { ReactNode } from "react";

import { useTranslation } from "~/platform/i18n/use-translation";

/** The layout of the pages about signing in: one narrow column. */
export function AccountPage({
  title,
  intro,
  children,
}: {
  title: string;
  intro?: string;
  children: ReactNode;
}) {
  return (
    <main id="content" className="shell grid justify-items-center pt-10 pb-6">
      <div className="w-full max-w-md">
        <h1>{title}</h1>
        {intro && <p className="mt-3 text-stone">{intro}</p>}
        <div className="mt-8">{children}</div>
      </div>
    </main>
  );
}

/** Submits its form; with script it shows that the answer is awaited. */
export function SubmitButton({ target, children }: { target: string; children: ReactNode }) {
  const { t } = useTranslation("auth");
  const navigation = useNavigation();
  const isSending = navigation.state === "submitting" && navigation.formAction === target;
  return (
    <button
      className="button button-primary"
      aria-busy={isSending}
      disabled={isSending || undefined}
    >
      {isSending ? t("processing") : children}
    </button>
  );
}

/** Too many attempts from one connection. */
export function TooMany({ minutes }: { minutes: number }) {
  const { t } = useTranslation("auth");
  return <>{t("refused.tooMany", { minutes })}</>;
}
