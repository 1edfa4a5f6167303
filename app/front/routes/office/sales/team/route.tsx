import {
  json,
  type ActionFunctionArgs,
  type LoaderFunctionArgs,
  type MetaFunction,
} from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import type { z } from "zod";

import { requireAdministrator } from "~/people/identity/auth.server";
import { describeForm } from "~/platform/forms/describe-form.server";
import { parseForm, readFormData, readVersion } from "~/platform/forms/read-form.server";
import { message } from "~/platform/forms/validation-message";
import { redirectWithFlash } from "~/platform/http/redirect.server";
import { translateFor } from "~/platform/http/request-language.server";
import { useTranslation } from "~/platform/i18n/use-translation";
import { PageHead } from "~/platform/office-ui/page-head";
import { officePaths } from "~/platform/paths/office-paths";
import type { OpeningHours } from "~/platform/settings/opening-hours";
import { countyCodes } from "~/platform/settings/places";
import { findSettings } from "~/platform/settings/settings.server";
import { Link } from "~/platform/ui/link";
import { readHours, weekdays } from "~/sales/appointments/hours";
import { kinds } from "~/sales/appointments/kinds";
import { findTeam, saveTeam, type Team } from "~/sales/appointments/team.server";
import { pageMeta } from "~/shop/layout/page-meta";

import { teamForm } from "./schema";
import { TeamForm } from "./team-form";

const NEW = "nou";

export const handle = { i18n: ["office-appointments", "appointments", "validation", "footer"] };

export const meta: MetaFunction<typeof loader> = pageMeta;

/** What a new team begins with: it receives in the showroom while that is open. */
function blank({ weekdays: workday, saturday, sunday }: OpeningHours): Omit<Team, "id"> {
  const hours = [workday, workday, workday, workday, workday, saturday, sunday];
  return {
    name: "",
    kinds: ["showroom"],
    counties: [],
    hours: hours.map((text) => (readHours(text) ? text : "")),
    slotMinutes: 60,
    places: 1,
    noticeHours: 24,
    weeksAhead: 8,
    isActive: true,
    version: 0,
  };
}

export async function loader({ request, params }: LoaderFunctionArgs) {
  await requireAdministrator(request);
  const id = params.id ?? "";
  const t = await translateFor(request, "office-appointments");
  const { showroomHours } = (await findSettings()).general;
  const team = id === NEW ? blank(showroomHours) : await findTeam(id);
  if (!team) throw new Response(null, { status: 404 });
  return {
    page: { title: id === NEW ? t("teamForm.new") : team.name, isUnlisted: true },
    id,
    form: describeForm(teamForm),
    version: team.version,
    values: asTyped(team),
    showroomHours,
  };
}

/** A team as its form is filled in with it. */
function asTyped({ hours, ...team }: Omit<Team, "id">): Record<string, string | undefined> {
  const tick = (isTicked: boolean) => (isTicked ? "on" : undefined);
  return {
    name: team.name,
    ...Object.fromEntries(kinds.map((kind) => [kind, tick(team.kinds.includes(kind))])),
    ...Object.fromEntries(weekdays.map((day) => [`hours${day}`, hours[Number(day)] ?? ""])),
    ...Object.fromEntries(countyCodes.map((code) => [code, tick(team.counties.includes(code))])),
    slotMinutes: String(team.slotMinutes),
    places: String(team.places),
    noticeHours: String(team.noticeHours),
    weeksAhead: String(team.weeksAhead),
    isActive: tick(team.isActive),
  };
}

function teamOf(typed: z.output<typeof teamForm>): Omit<Team, "id" | "version"> {
  const { name, slotMinutes, places, noticeHours, weeksAhead } = typed;
  return {
    name,
    slotMinutes,
    places,
    noticeHours,
    weeksAhead,
    kinds: kinds.filter((kind) => typed[kind] === "on"),
    counties: countyCodes.filter((code) => typed[code] === "on"),
    hours: weekdays.map((day) => typed[`hours${day}`]),
    isActive: typed.isActive === "on",
  };
}

export async function action({ request, params }: ActionFunctionArgs) {
  const admin = await requireAdministrator(request);
  const id = params.id ?? "";
  if (id !== NEW && !(await findTeam(id))) throw new Response(null, { status: 404 });
  const posted = await readFormData(request);
  const submission = parseForm(posted, teamForm);
  if (submission.status !== "success") {
    return json({ result: submission.reply(), isStale: false }, { status: 422 });
  }
  const team = {
    id: id === NEW ? undefined : id,
    version: readVersion(posted),
    ...teamOf(submission.value),
  };
  const result = await saveTeam(team, admin);
  switch (result.kind) {
    case "saved":
      return redirectWithFlash(request, officePaths.appointments("echipe"), {
        tone: "success",
        title: "appointments.teamSaved",
        values: { name: team.name },
      });
    case "stale":
      return json({ result: submission.reply(), isStale: true }, { status: 409 });
    case "name-taken":
    case "too-many": {
      const key = result.kind === "too-many" ? "teamTooMany" : "teamNameTaken";
      const reply = submission.reply({ fieldErrors: { name: [message(key)] } });
      return json({ result: reply, isStale: false }, { status: 422 });
    }
  }
}

export default function TeamPage() {
  const { t } = useTranslation("office-appointments");
  const { page, id, form, version, values, showroomHours } = useLoaderData<typeof loader>();
  const answer = useActionData<typeof action>();
  return (
    <main id="content" className="office-page max-w-5xl">
      <p className="mb-2">
        <Link to={officePaths.appointments("echipe")} className="link">
          {t("teams")}
        </Link>
      </p>
      <PageHead title={page.title} intro={t("teamForm.intro")} />
      {answer?.isStale && (
        <p role="alert" className="mt-4 border-l-4 border-error pl-3 font-semibold text-error">
          {t("teamForm.stale")}
        </p>
      )}
      <div className="mt-6">
        <TeamForm
          key={version}
          description={form}
          address={id}
          values={values}
          showroomHours={showroomHours}
          version={version}
          lastResult={answer?.result}
        />
      </div>
    </main>
  );
}
