import { useTranslation } from "~/platform/i18n/use-translation";
import { Panel } from "~/platform/office-ui/panel";
import { officePaths } from "~/platform/paths/office-paths";
import { Form } from "~/platform/ui/link";

/** Ends a code, or deletes one that no order was placed with; each says what it does. */
export function EndForms({
  id,
  version,
  isEnded,
  isKept,
  isStale,
}: {
  id: string;
  version: number;
  isEnded: boolean;
  isKept: boolean;
  /** Somebody changed it after this page was shown, or ordered with it. */
  isStale: boolean;
}) {
  const { t } = useTranslation("office-discounts");
  const steps = [...(isEnded ? [] : ["end" as const]), ...(isKept ? [] : ["delete" as const])];
  if (steps.length === 0) return null;
  return (
    <div className="mt-6">
      <Panel title={t("over")}>
        {isStale && (
          <p role="alert" className="mb-4 border-l-4 border-error pl-3 font-semibold text-error">
            {t("moved")}
          </p>
        )}
        <div className="grid gap-6">
          {steps.map((step) => (
            <Form key={step} method="post" action={officePaths.discounts(id)}>
              <input type="hidden" name="version" value={version} />
              <p className="mb-3 max-w-prose text-stone">{t(`${step}Text`)}</p>
              <button name="intent" value={step} className="button button-secondary">
                {t(step)}
              </button>
            </Form>
          ))}
        </div>
      </Panel>
    </div>
  );
}
