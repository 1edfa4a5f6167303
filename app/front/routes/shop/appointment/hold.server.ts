import { json, redirect } from "@remix-run/node";

import { budgets } from "~/platform/http/budgets";
import { clientUses, requireWithin } from "~/platform/http/client-rate-limit.server";
import { redirectWithFlash } from "~/platform/http/redirect.server";
import { translateFor } from "~/platform/http/request-language.server";
import { paths } from "~/platform/paths/paths";
import { findSettings } from "~/platform/settings/settings.server";
import { confirmHold } from "~/sales/appointments/front/confirm-hold.server";
import { KEY_QUERY } from "~/sales/appointments/front/hold-mail.server";
import { findHold, isConfirmationKey } from "~/sales/appointments/front/hold.server";
import { isAway } from "~/sales/appointments/kinds";

/** The page of a held time. Opening the mailed link confirms nothing: its button does. */
export async function showHold(request: Request, token: string) {
  const hold = await findHold(token);
  if (!hold) throw new Response(null, { status: 404 });
  const [t, { general }] = await Promise.all([
    translateFor(request, "appointments"),
    findSettings(),
  ]);
  const { kind, starts_at, ends_at, note, held_until } = hold;
  const key = new URL(request.url).searchParams.get(KEY_QUERY);
  return json({
    page: { title: t(`kinds.${kind}`), isUnlisted: true },
    kind,
    hold: {
      starts_at,
      ends_at,
      note,
      held_until,
      isHeld: held_until > new Date().toISOString(),
      key: isConfirmationKey(key, hold) ? key : null,
    },
    place: isAway(kind) ? "" : general.address,
    own: paths.appointment(`/${token}`),
  });
}

/** Makes an appointment of a held time, for whoever posts the key that was mailed. */
export async function confirm(
  request: Request,
  { token, posted, own }: { token: string; posted: FormData; own: string },
) {
  if (!(await findHold(token))) throw new Response(null, { status: 404 });
  if (posted.get("intent") !== "confirm") return redirect(own, 303);
  await requireWithin(clientUses(request, budgets.appointmentChange.client));
  const key = posted.get("key");
  const result = await confirmHold(
    { token, key: typeof key === "string" ? key : null },
    { settings: await findSettings(), now: new Date() },
  );
  switch (result.kind) {
    case "confirmed":
      return redirectWithFlash(request, own, {
        tone: "success",
        title: "appointments.booked",
        text: "appointments.bookedText",
      });
    case "taken":
    case "enough":
      return json({ why: result.kind }, { status: 409 });
    case "not-saved":
      return json({ why: "notSaved" as const }, { status: 503 });
    case "unknown":
      // Without the right key, the page tells the visitor to look into the mail.
      return redirect(own, 303);
  }
}
