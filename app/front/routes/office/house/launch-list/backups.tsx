import type { SerializeFrom } from "@remix-run/node";

import type { LaunchFacts } from "~/front/operations/launch-facts.server";
import { formatMoment } from "~/platform/format/dates";
import { useTranslation } from "~/platform/i18n/use-translation";

type Copies = SerializeFrom<LaunchFacts>["copies"];

/** When the newest backup was made. */
export function LastBackup({ at }: { at: string | undefined }) {
  const { t, i18n } = useTranslation("office-launch");
  if (!at) return null;
  return <p className="mt-1">{t("lastBackup", { moment: formatMoment(at, i18n.language) })}</p>;
}

/** When the continuous copy was last written. */
export function LastCopy({ copies }: { copies: Pick<Copies, "copiedAt"> }) {
  const { t, i18n } = useTranslation("office-launch");
  const { copiedAt } = copies;
  if (!copiedAt) return null;
  return <p className="mt-1">{t("lastCopy", { moment: formatMoment(copiedAt, i18n.language) })}</p>;
}

/** When the copy was last tried out, how that went, and in the words of the command why not. */
export function LastDrill({ copies }: { copies: Pick<Copies, "drill"> }) {
  const { t, i18n } = useTranslation("office-launch");
  const { drill } = copies;
  if (!drill) return null;
  const moment = formatMoment(drill.at, i18n.language);
  return (
    <>
      <p className="mt-1">{t(`lastDrill.${drill.outcome}`, { moment })}</p>
      {drill.reason !== "" && <p className="mt-1 break-words text-error">{drill.reason}</p>}
    </>
  );
}
