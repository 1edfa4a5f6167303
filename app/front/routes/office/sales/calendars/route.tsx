import { redirect, type ActionFunctionArgs, type LoaderFunctionArgs } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";

import { DeskFrame } from "~/front/desk/desk-page";
import { done, openDesk, takePost, titled } from "~/front/desk/desk.server";
import { guard } from "~/people/identity/front/auth.server";
import { requireRecentProof } from "~/people/identity/front/proof.server";
import { shopOrigin } from "~/platform/env/env.server";
import { readText } from "~/platform/forms/read-form.server";
import { useTranslation } from "~/platform/i18n/use-translation";
import { officePaths } from "~/platform/paths/office-paths";
import { endFeed, listFeeds, makeFeed } from "~/sales/appointments/front/calendar-feed.server";

import { Feeds } from "./feeds";

export const handle = { i18n: ["office-appointments"] };

export { pageMeta as meta } from "~/shop/layout/front/page-meta";

export async function loader(args: LoaderFunctionArgs) {
  const { t } = await openDesk(args, guard("sales/calendars"), "office-appointments");
  return { page: titled(t("calendars")), feeds: await listFeeds() };
}

/**
 * A new address is shown once, in the answer itself. Whoever has it can read whom the teams visit, so
 * making one needs a recent proof; ending one does not.
 */
export async function action(args: ActionFunctionArgs) {
  const post = await takePost(args, guard("sales/calendars"));
  const { admin, intent } = post;
  const scope = readText(post.posted, "scope");
  if (intent === "end") {
    await endFeed(scope, admin);
    const to = officePaths.appointments("calendare");
    return done(post, { to, title: "appointments.calendarEnded" });
  }
  requireRecentProof(admin, officePaths.appointments("calendare"));
  const token = intent === "make" ? await makeFeed(scope, admin) : undefined;
  if (token === undefined) throw redirect(officePaths.appointments("calendare"), { status: 303 });
  return { scope, address: `${shopOrigin}/calendar/${token}.ics` };
}

export default function Calendars() {
  const { t } = useTranslation("office-appointments");
  const { feeds } = useLoaderData<typeof loader>();
  const made = useActionData<typeof action>();
  return (
    <DeskFrame
      title={t("calendars")}
      intro={t("calendarsIntro")}
      back={{ to: officePaths.appointments(), label: t("back") }}
      width="form"
    >
      <Feeds feeds={feeds} made={made} />
    </DeskFrame>
  );
}
