import { formatMoment } from "~/platform/format/dates";
import { useTranslation } from "~/platform/i18n/use-translation";
import { Panel } from "~/platform/office-ui/front/panel";
import { officePaths } from "~/platform/paths/office-paths";
import { Form, Link } from "~/platform/ui/link";

/**
 * Whether the shop is on trial or open, and the way from one to the other. `isBinding`: somebody has
 * really ordered, so the opening can no longer be taken back.
 */
export function OpeningPanel({
  openedAt,
  isBinding,
  isReady,
}: {
  openedAt: string | null;
  isBinding: boolean;
  isReady: boolean;
}) {
  const { t, i18n } = useTranslation("office-launch");
  if (openedAt === null) {
    return (
      <div className="mt-8 max-w-4xl">
        <Panel title={t("opening.trial")}>
          <p className="text-stone">{t("opening.text")}</p>
          {!isReady && <p className="mt-2 text-stone">{t("opening.doubtful")}</p>}
          <p className="mt-4">
            <Link to={officePaths.opening()} className="button button-secondary">
              {t("opening.open")}
            </Link>
          </p>
        </Panel>
      </div>
    );
  }
  return (
    <div className="mt-8 max-w-4xl">
      <Panel title={t("opening.isOpen")}>
        <p className="font-semibold">
          {t("opening.since", { moment: formatMoment(openedAt, i18n.language) })}
        </p>
        <p className="mt-2 text-stone">
          {t(isBinding ? "opening.binding" : "opening.takeBackText")}
        </p>
        {!isBinding && (
          <Form method="post" action={officePaths.launch()} className="mt-4">
            <button name="intent" value="close-shop" className="button button-secondary">
              {t("opening.takeBack")}
            </button>
          </Form>
        )}
      </Panel>
    </div>
  );
}
