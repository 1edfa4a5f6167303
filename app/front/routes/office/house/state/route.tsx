import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";

import { DeskPage } from "~/front/desk/desk-page";
import { byIntent, openDesk, takePost, titled } from "~/front/desk/desk.server";
import { findShopState } from "~/front/operations/shop-state.server";
import { guard } from "~/people/identity/front/auth.server";
import { useTranslation } from "~/platform/i18n/use-translation";
import { officePaths } from "~/platform/paths/office-paths";
import { Link } from "~/platform/ui/link";

import { Backups } from "./backups";
import { Copies } from "./copies";
import { runAndTell } from "./run-and-tell.server";
import { WatchedStates } from "./watched-states";

// The ages on the page differ each time, so its data are never the same.
export const handle = { i18n: ["office-state", "watched"], isNeverTheSame: true };

export { pageMeta as meta } from "~/shop/layout/front/page-meta";

/** What the shop watches of itself, and its backups and copies, newest first. */
export async function loader(args: LoaderFunctionArgs) {
  const { t } = await openDesk(args, guard("house/state"), "office-state");
  const now = new Date();
  return { page: titled(t("title")), now: now.toISOString(), ...(await findShopState(now)) };
}

export async function action(args: ActionFunctionArgs) {
  const post = await takePost(args, guard("house/state"));
  return byIntent(post, {
    "make-backup": () => runAndTell(post, "backup"),
    "make-copy": () => runAndTell(post, "copy"),
    "try-copy": () => runAndTell(post, "drill"),
  });
}

export default function State() {
  const { t } = useTranslation("office-state");
  const { page, now, states, backups, copies, drill, ...facts } = useLoaderData<typeof loader>();
  return (
    <DeskPage
      title={page.title}
      intro={t("intro")}
      width="form"
      actions={
        <Link to={officePaths.installation()} className="button button-secondary">
          {t("installation")}
        </Link>
      }
    >
      <WatchedStates states={states} />
      <Backups
        backups={backups}
        now={now}
        directory={facts.backupsDirectory}
        hour={facts.backupHour}
      />
      <Copies copies={copies} drill={drill} now={now} />
    </DeskPage>
  );
}
