import type { SubmissionResult } from "@conform-to/react";

import type { SecondFactor } from "~/people/identity/front/second-factor.server";
import { formatDay } from "~/platform/format/dates";
import type { DescriptionOf } from "~/platform/forms/describe-form.server";
import { useTranslation } from "~/platform/i18n/use-translation";
import { paths } from "~/platform/paths/paths";
import { Form } from "~/platform/ui/link";

import type { codeForm } from "./schema";
import { type WaitingSecret, SetUp } from "./set-up-codes";

/** One-time codes of an app: off, waiting for the first code, or on. */
export function Codes({
  description,
  factor,
  waiting,
  returnTo,
  lastResult,
}: {
  description: DescriptionOf<typeof codeForm>;
  factor: SecondFactor;
  waiting: WaitingSecret | null;
  returnTo: string;
  lastResult: SubmissionResult<string[]> | undefined;
}) {
  const { t, i18n } = useTranslation("security");
  return (
    <section id="codes" className="scroll-mt-24">
      <h2>{t("codes.title")}</h2>
      <p className="mt-2 max-w-prose text-stone">{t("codes.text")}</p>
      {factor.codes === "on" && factor.codesSince !== null ? (
        <Form
          method="post"
          action={paths.security(returnTo)}
          className="mt-4 flex flex-wrap items-center justify-between gap-3 border-y border-line py-4"
        >
          <span className="font-semibold">
            {t("codes.since", { date: formatDay(factor.codesSince, i18n.language) })}
          </span>
          <button
            name="intent"
            value="remove"
            aria-label={t("codes.remove")}
            className="button button-secondary"
          >
            {t("remove")}
          </button>
        </Form>
      ) : (
        <>
          {factor.codes === "unreadable" && (
            <p className="mt-3 max-w-prose font-semibold text-error">{t("codes.unreadable")}</p>
          )}
          {waiting && (
            <SetUp
              {...waiting}
              description={description}
              returnTo={returnTo}
              lastResult={lastResult}
            />
          )}
          <Form method="post" action={paths.security(returnTo)} className="mt-4">
            <button
              name="intent"
              value="start-codes"
              className={`button ${waiting ? "button-secondary" : "button-primary"}`}
            >
              {t(waiting ? "codes.startAnew" : "codes.start")}
            </button>
          </Form>
        </>
      )}
    </section>
  );
}
