import {
  json,
  redirect,
  type ActionFunctionArgs,
  type LoaderFunctionArgs,
  type MetaFunction,
} from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";

import { requireAdministrator } from "~/people/identity/auth.server";
import { dayOf, readDay } from "~/platform/format/dates";
import { describeForm } from "~/platform/forms/describe-form.server";
import { parseForm, readFormData } from "~/platform/forms/read-form.server";
import { message } from "~/platform/forms/validation-message";
import { redirectWithFlash } from "~/platform/http/redirect.server";
import { translateFor } from "~/platform/http/request-language.server";
import { useTranslation } from "~/platform/i18n/use-translation";
import { PageHead } from "~/platform/office-ui/page-head";
import { officePaths } from "~/platform/paths/office-paths";
import type { Admin } from "~/platform/settings/audit-log.server";
import { Link } from "~/platform/ui/link";
import { addHoliday, listHolidays, restOn, workOn } from "~/sales/appointments/holiday.server";
import { pageMeta } from "~/shop/layout/page-meta";

import { AddDay } from "./add-day";
import { Days } from "./days";
import { holidayForm } from "./schema";

export const handle = { i18n: ["office-appointments", "validation"] };

export const meta: MetaFunction<typeof loader> = pageMeta;

export async function loader({ request }: LoaderFunctionArgs) {
  await requireAdministrator(request);
  const t = await translateFor(request, "office-appointments");
  const today = dayOf(new Date().toISOString());
  const ahead = (await listHolidays()).filter(({ day }) => day >= today);
  return {
    page: { title: t("holidays"), isUnlisted: true },
    form: describeForm(holidayForm),
    days: ahead.map((one) => ({ ...one, date: `${one.day}T12:00:00.000Z` })),
  };
}

export async function action({ request }: ActionFunctionArgs) {
  const admin = await requireAdministrator(request);
  const posted = await readFormData(request);
  const intent = posted.get("intent");
  if (intent === "add") return add(request, posted, admin);
  const typed = posted.get("day");
  const day = readDay(typeof typed === "string" ? typed : "");
  if (day === "" || (intent !== "work" && intent !== "rest")) {
    return redirect(officePaths.appointments("zile-libere"), 303);
  }
  if (intent === "work") await workOn(day, admin);
  else await restOn(day, admin);
  return saved(request);
}

async function add(request: Request, posted: FormData, admin: Admin) {
  const submission = parseForm(posted, holidayForm);
  if (submission.status !== "success") return json(submission.reply(), { status: 422 });
  const result = await addHoliday(submission.value, admin);
  if (result.kind === "added") return saved(request);
  const key = result.kind === "known" ? "holidayKnown" : "holidayTooMany";
  return json(submission.reply({ fieldErrors: { day: [message(key)] } }), { status: 422 });
}

function saved(request: Request) {
  return redirectWithFlash(request, officePaths.appointments("zile-libere"), {
    tone: "success",
    title: "appointments.daySaved",
  });
}

export default function Holidays() {
  const { t } = useTranslation("office-appointments");
  const { form, days } = useLoaderData<typeof loader>();
  const lastResult = useActionData<typeof action>();
  return (
    <main id="content" className="office-page max-w-5xl">
      <p className="mb-2">
        <Link to={officePaths.appointments()} className="link">
          {t("back")}
        </Link>
      </p>
      <PageHead title={t("holidays")} intro={t("holidaysIntro")} />
      <div className="mt-6">
        <AddDay key={days.length} description={form} lastResult={lastResult} />
      </div>
      <Days days={days} />
    </main>
  );
}
