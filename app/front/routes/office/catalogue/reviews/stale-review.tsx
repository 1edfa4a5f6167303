import type { Language } from "~/platform/i18n/languages";
import { useTranslation } from "~/platform/i18n/use-translation";
import { compare, StaleNotice } from "~/platform/office-ui/stale-notice";
import type { LastAction } from "~/platform/settings/audit-log.server";
import { Form } from "~/platform/ui/link";
import type { ReviewChange, Verdict } from "~/shop/catalogue-editing/review-moderation.server";

/**
 * A refused reason or answer, beside what somebody else has written meanwhile. It stands above the
 * list, which may no longer show the review.
 */
export function StaleReview({
  stale: { id, kind, text, language, last, current },
  here,
}: {
  stale: {
    id: string;
    kind: ReviewChange["kind"];
    text: string;
    language: Language;
    last?: LastAction;
    current: Verdict;
  };
  here: string;
}) {
  const { t } = useTranslation("office-reviews");
  const folder = current.approved_at ? "approved" : current.refused_at ? "refused" : "waiting";
  const state = t(`folders.${folder}`);
  const reason = current.refusal_reason ?? "";
  const answer = current.answer ?? "";
  const labels = { state: t("title"), reason: t("reason"), answer: t("answerText") };
  const yours = {
    approve: { state: t("folders.approved"), reason: "", answer },
    refuse: { state: t("folders.refused"), reason: text, answer },
    answer: { state, reason, answer: text },
  }[kind];
  return (
    <Form method="post" action={here} noValidate className="mt-5 max-w-4xl">
      <input type="hidden" name="id" value={id} />
      <input type="hidden" name="version" value={current.version} />
      <StaleNotice
        last={last}
        rows={compare(labels, { state, reason, answer }, yours)}
        theirs={here}
        intent={kind}
      />
      {kind === "answer" && <input type="hidden" name="language" value={language} />}
      {kind !== "approve" && (
        <>
          <label htmlFor="stale-text" className="block font-semibold">
            {t(kind === "refuse" ? "reason" : "answerText")}
          </label>
          <textarea
            id="stale-text"
            name="text"
            rows={3}
            defaultValue={text}
            className="control mt-1"
          />
        </>
      )}
    </Form>
  );
}
