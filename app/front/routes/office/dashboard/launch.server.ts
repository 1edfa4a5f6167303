import { findLaunchFacts } from "~/front/operations/launch-facts.server";
import { listLaunchItems } from "~/front/operations/launch-list.server";
import { translateFor } from "~/platform/http/request-language.server";
import { officePaths } from "~/platform/paths/office-paths";
import { findSettings } from "~/platform/settings/settings.server";

/** So many lines of the launch list lead on from the dashboard; the others from the list itself. */
const SHOWN = 4;

/** What the dashboard begins with while the shop is on trial, in words. */
export interface LaunchSummary {
  title: string;
  left: string;
  more: string;
  lines: { to: string; title: string }[];
}

/** How far the launch list is, and its first open lines; null once the shop is open. */
export async function findLaunchSummary(request: Request): Promise<LaunchSummary | null> {
  const { opening } = await findSettings();
  if (opening.openedAt !== null) return null;
  const [t, list] = await Promise.all([
    translateFor(request, "office-launch"),
    findLaunchFacts().then((facts) => listLaunchItems(facts)),
  ]);
  const open = list.filter(({ isDone }) => !isDone);
  return {
    title: t("opening.trial"),
    left: open.length === 0 ? t("ready") : t("left", { count: open.length }),
    more: t(open.length === 0 ? "opening.open" : "whole"),
    lines: open.slice(0, SHOWN).map(({ item }) => ({
      to: `${officePaths.launch()}#line-${item}`,
      title: t(`items.${item}.title`),
    })),
  };
}
