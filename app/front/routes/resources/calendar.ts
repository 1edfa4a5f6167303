import type { LoaderFunctionArgs } from "@remix-run/node";

import { findCalendar } from "~/sales/appointments/front/feed-calendar.server";

/** A feed of appointments for whoever knows its secret address. It is only read. */
export async function loader({ params }: LoaderFunctionArgs) {
  const [, token] = /^([\w-]{43})\.ics$/.exec(params.file ?? "") ?? [];
  const calendar = token === undefined ? undefined : await findCalendar(token);
  const headers = { "X-Robots-Tag": "noindex" };
  if (calendar === undefined) return new Response(null, { status: 404, headers });
  return new Response(calendar, {
    headers: { ...headers, "Content-Type": "text/calendar; charset=utf-8" },
  });
}
