import { json, redirect, type ActionFunctionArgs, type LoaderFunctionArgs } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";

import { DeskFrame } from "~/front/desk/desk-page";
import { openDesk, titled } from "~/front/desk/desk.server";
import { guard } from "~/people/identity/auth.server";
import { requireRecentProof } from "~/people/identity/proof.server";
import { shopOrigin } from "~/platform/env/env.server";
import { readFormData } from "~/platform/forms/read-form.server";
import { redirectWithFlash } from "~/platform/http/redirect.server";
import { useTranslation } from "~/platform/i18n/use-translation";
import { officePaths } from "~/platform/paths/office-paths";
import { endFeed, listFeeds, makeFeed } from "~/sales/appointments/calendar-feed.server";

import { Feeds } from "./feeds";

export const handle = { i18n: ["office-appointments"] };

export { pageMeta as meta } from "~/shop/layout/page-meta";

export async function loader(args: LoaderFunctionArgs) {
  const { t } = await openDesk(args, guard("sales/calendars"), "office-appointments");
  return { page: titled(t("calendars")), feeds: await listFeeds() };
}

/**
 * A new address is shown in the answer itself, and nowhere else ever again. Whoever has it reads whom the
 * teams visit, so making one asks for a recent proof; ending one never does.
 */
export async function action({ request }: ActionFunctionArgs) {
  const admin = await guard("sales/calendars")(request);
  const posted = await readFormData(request);
  const typed = posted.get("scope");
  const scope = typeof typed === "string" ? typed : "";
  if (posted.get("intent") === "end") {
    await endFeed(scope, admin);
    return redirectWithFlash(request, officePaths.appointments("calendare"), {
      tone: "success",
      title: "appointments.calendarEnded",
    });
  }
  requireRecentProof(admin, officePaths.appointments("calendare"));
  const token = posted.get("intent") === "make" ? await makeFeed(scope, admin) : undefined;
  if (token === undefined) throw redirect(officePaths.appointments("calendare"), { status: 303 });
  return json({ scope, address: `${shopOrigin}/calendar/${token}.ics` });
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
