import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";

import { DeskFrame } from "~/front/desk/desk-page";
import { notThere, titled } from "~/front/desk/desk.server";
import { requireSales } from "~/people/identity/auth.server";
import { formatPhone } from "~/platform/format/phones.server";
import { describeForm } from "~/platform/forms/describe-form.server";
import { readFormData } from "~/platform/forms/read-form.server";
import { translateFor } from "~/platform/http/request-language.server";
import { nameOfLanguage } from "~/platform/i18n/languages";
import { useTranslation } from "~/platform/i18n/use-translation";
import { officePaths } from "~/platform/paths/office-paths";
import { counties } from "~/platform/settings/places";
import { AppointmentBadge } from "~/sales/appointments/appointment-badge";
import { findAppointment } from "~/sales/appointments/appointment.server";
import { isOpenState } from "~/sales/appointments/kinds";
import { showMove } from "~/sales/appointments/move-page.server";
import { moveForm } from "~/sales/appointments/reservation-form";

import { Cancel } from "./cancel";
import { cancel, finish, move, note } from "./changes.server";
import { Details } from "./details";
import { Done } from "./done";
import { Move } from "./move";
import { Note } from "./note";
import { cancelForm, noteForm } from "./schema";

export const handle = { i18n: ["office-appointments", "appointments", "validation"] };

export { pageMeta as meta } from "~/shop/layout/page-meta";

export async function loader({ request, params }: LoaderFunctionArgs) {
  await requireSales(request);
  const appointment = await findAppointment(params.id ?? "");
  if (!appointment) throw notThere();
  const t = await translateFor(request, "appointments");
  const own = officePaths.appointments(appointment.id);
  const query = new URL(request.url).searchParams;
  const isOpen = isOpenState(appointment.state);
  const { county, language } = appointment;
  return {
    page: titled(t(`kinds.${appointment.kind}`)),
    appointment: { ...appointment, phone: formatPhone(appointment.phone) },
    county: counties[county as keyof typeof counties] ?? county,
    language: nameOfLanguage(language),
    isOpen,
    moving: isOpen ? await showMove(appointment, own, query, new Date(), true) : null,
    forms: {
      move: describeForm(moveForm),
      cancel: describeForm(cancelForm),
      note: describeForm(noteForm),
    },
  };
}

export async function action({ request, params }: ActionFunctionArgs) {
  const admin = await requireSales(request);
  const form = await readFormData(request);
  const posted = { id: params.id ?? "", form, admin };
  switch (form.get("intent")) {
    case "move":
      return move(request, posted);
    case "cancel":
      return cancel(request, posted);
    case "done":
      return finish(request, posted);
    case "note":
      return note(request, posted);
    default:
      throw new Response(null, { status: 400 });
  }
}

export default function OfficeAppointment() {
  const { t } = useTranslation(["office-appointments", "appointments"]);
  const { appointment, county, language, isOpen, moving, forms } = useLoaderData<typeof loader>();
  const answer = useActionData<typeof action>();
  const resultOf = (form: "move" | "cancel" | "note") =>
    answer?.form === form && "result" in answer ? answer.result : undefined;
  const { id, version } = appointment;
  return (
    <DeskFrame
      title={t(`appointments:kinds.${appointment.kind}`)}
      back={{ to: officePaths.appointments(), label: t("back") }}
    >
      <p className="mt-2">
        <AppointmentBadge state={appointment.state} />
      </p>
      {answer?.why && (
        <p role="alert" className="mt-4 border-l-4 border-error pl-3 font-semibold text-error">
          {answer.why === "notSaved" ? t("appointments:refused.notSaved") : t(`one.${answer.why}`)}
        </p>
      )}
      <div className="mt-6 grid grid-cols-1 gap-6 xl:grid-cols-[minmax(0,1fr)_24rem]">
        <div className="grid grid-cols-1 content-start gap-6">
          <Details appointment={appointment} county={county} />
          {moving && (
            <Move
              description={forms.move}
              moving={moving}
              version={version}
              lastResult={resultOf("move")}
            />
          )}
        </div>
        <div className="grid grid-cols-1 content-start gap-6">
          <Note
            key={appointment.desk_note}
            description={forms.note}
            id={id}
            version={version}
            note={appointment.desk_note}
            lastResult={resultOf("note")}
          />
          {isOpen && <Done id={id} version={version} />}
          {isOpen && (
            <Cancel
              description={forms.cancel}
              id={id}
              version={version}
              language={language}
              lastResult={resultOf("cancel")}
            />
          )}
        </div>
      </div>
    </DeskFrame>
  );
}
