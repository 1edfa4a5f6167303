import {
  json,
  redirect,
  type ActionFunctionArgs,
  type LoaderFunctionArgs,
  type MetaFunction,
} from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";

import { describeForm } from "~/platform/forms/describe-form.server";
import { readFormData } from "~/platform/forms/read-form.server";
import { budgets } from "~/platform/http/budgets";
import { clientUses, requireWithin } from "~/platform/http/client-rate-limit.server";
import { translateFor } from "~/platform/http/request-language.server";
import { useTranslation } from "~/platform/i18n/use-translation";
import { paths } from "~/platform/paths/paths";
import { counties } from "~/platform/settings/places";
import { findSettings } from "~/platform/settings/settings.server";
import { Link } from "~/platform/ui/link";
import { findAppointmentByToken, standingOf } from "~/sales/appointments/appointment.server";
import { showMove } from "~/sales/appointments/front/move-page.server";
import { moveForm } from "~/sales/appointments/front/reservation-form";
import { isAway } from "~/sales/appointments/kinds";
import { pageMeta } from "~/shop/layout/front/page-meta";

import { CancelQuestion } from "./cancel-question";
import { cancel, move } from "./changes.server";
import { Facts } from "./facts";
import { Held } from "./held";
import { confirm, showHold } from "./hold.server";
import { MoveForm } from "./move-form";

export const handle = { i18n: ["appointments", "validation"] };

export const meta: MetaFunction<typeof loader> = pageMeta;

/** The question that the address asks: another hour, or none at all. */
const MOVE = "muta";
const CANCEL = "anuleaza";

/**
 * The page that a mailed link leads to. Opening it changes nothing, because mail scanners open links
 * too. When the appointment is over it says what became of it.
 */
export async function loader({ request, params }: LoaderFunctionArgs) {
  const token = params.token ?? "";
  const appointment = await findAppointmentByToken(token);
  if (!appointment) return showHold(request, token);
  const [t, { general }] = await Promise.all([
    translateFor(request, "appointments"),
    findSettings(),
  ]);
  const { kind, starts_at, ends_at, order_number, county, address, note, sequence } = appointment;
  const now = new Date();
  const standing = standingOf(appointment, now);
  const query = new URL(request.url).searchParams;
  const own = paths.appointment(`/${token}`);
  const isOpen = standing === "open";
  return json({
    page: { title: t(`kinds.${kind}`), isUnlisted: true },
    hold: null,
    appointment: { kind, starts_at, ends_at, order_number, note, sequence },
    place: isAway(kind)
      ? [address, counties[county as keyof typeof counties]].filter(Boolean).join(", ")
      : general.address,
    standing,
    phone: general.phone,
    own,
    moving: isOpen && query.has(MOVE) ? await showMove(appointment, own, query, now) : null,
    moveForm: describeForm(moveForm),
    isCancelAsked: isOpen && query.has(CANCEL),
  });
}

export async function action({ request, params }: ActionFunctionArgs) {
  const token = params.token ?? "";
  const appointment = await findAppointmentByToken(token);
  const own = paths.appointment(`/${token}`);
  const posted = await readFormData(request);
  if (!appointment) return confirm(request, { token, posted, own });
  const intent = posted.get("intent");
  if (intent !== "move" && intent !== "cancel") return redirect(own, 303);
  await requireWithin(clientUses(request, budgets.appointmentChange.client));
  const change = { id: appointment.id, posted, own };
  return intent === "move" ? move(request, change) : cancel(request, change);
}

export default function AppointmentPage() {
  const { t } = useTranslation("appointments");
  const data = useLoaderData<typeof loader>();
  const answer = useActionData<typeof action>();
  const why = answer && "why" in answer ? answer.why : undefined;
  if (data.hold) {
    const { hold, own, place } = data;
    return (
      <main id="content" className="shell max-w-3xl pt-10">
        <h1>{t(`kinds.${data.kind}`)}</h1>
        <Held hold={hold} own={own} place={place} refusal={why === "stale" ? undefined : why} />
      </main>
    );
  }
  const { appointment, place, standing, phone, own, moving, isCancelAsked } = data;
  const { kind } = appointment;
  const words = standing === "open" && isAway(kind) ? "openAway" : standing;
  const isRefused = why === "stale" || why === "notSaved";
  return (
    <main id="content" className="shell max-w-3xl pt-10">
      <h1>{t(`kinds.${kind}`)}</h1>
      <p className="mt-3 max-w-prose text-stone">{t(`standing.${words}`, { phone })}</p>
      {isRefused && (
        <p role="alert" className="mt-4 border-l-4 border-error pl-3 font-semibold text-error">
          {t(`refused.${why}`)}
        </p>
      )}
      <Facts appointment={appointment} place={place} isOver={standing === "cancelled"} />
      {moving && (
        <MoveForm
          description={data.moveForm}
          moving={moving}
          phone={phone}
          own={own}
          sequence={appointment.sequence}
          lastResult={answer && "result" in answer ? answer.result : undefined}
        />
      )}
      {isCancelAsked && <CancelQuestion own={own} sequence={appointment.sequence} />}
      {standing === "open" && !moving && !isCancelAsked && (
        <p className="mt-8 flex flex-wrap gap-3">
          <Link to={`${own}?${MOVE}`} className="button button-secondary">
            {t("move")}
          </Link>
          <Link to={`${own}?${CANCEL}`} className="button button-quiet">
            {t("cancel")}
          </Link>
        </p>
      )}
      {standing !== "open" && kind !== "delivery" && (
        <p className="mt-8">
          <Link to={paths.appointment()} className="button button-secondary">
            {t("again")}
          </Link>
        </p>
      )}
    </main>
  );
}
