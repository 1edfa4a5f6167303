import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";

import { DeskFrame } from "~/front/desk/desk-page";
import { openDesk, orNotThere, takePost, titled } from "~/front/desk/desk.server";
import { StaleFields } from "~/front/desk/record-form";
import { drawRecord } from "~/front/desk/record.server";
import { CustomerLink } from "~/front/routes/office/customers/customer-link";
import { guard } from "~/people/identity/front/auth.server";
import { formatPhone } from "~/platform/format/phones.server";
import { describeForm } from "~/platform/forms/describe-form.server";
import { nameOfLanguage } from "~/platform/i18n/languages";
import { useTranslation } from "~/platform/i18n/use-translation";
import { officePaths } from "~/platform/paths/office-paths";
import { counties } from "~/platform/settings/places";
import { findAppointment } from "~/sales/appointments/appointment.server";
import { AppointmentBadge } from "~/sales/appointments/front/appointment-badge";
import { showMove } from "~/sales/appointments/front/move-page.server";
import { moveForm } from "~/sales/appointments/front/reservation-form";
import { isOpenState } from "~/sales/appointments/kinds";
import { findCustomerOf } from "~/sales/customers/front/whose.server";

import { Cancel } from "./cancel";
import { changeAppointment } from "./changes.server";
import { Details } from "./details";
import { Move } from "./move";
import { cancelForm, doneForm, noteForm } from "./schema";
import { Done, Note, useStanding } from "./steps";

export const handle = { i18n: ["office-appointments", "appointments", "validation"] };

export { pageMeta as meta } from "~/shop/layout/front/page-meta";

export async function loader(args: LoaderFunctionArgs) {
  const { t, id, query } = await openDesk(args, guard("sales/appointment"), "appointments");
  const appointment = orNotThere(await findAppointment(id));
  const { version } = appointment;
  const own = officePaths.appointments(id);
  const isOpen = isOpenState(appointment.state);
  const { county, language } = appointment;
  return {
    page: titled(t(`kinds.${appointment.kind}`)),
    appointment: { ...appointment, phone: formatPhone(appointment.phone) },
    county: counties[county as keyof typeof counties] ?? county,
    language: nameOfLanguage(language),
    isOpen,
    customerId:
      (await findCustomerOf("appointments", id)) ??
      (await findCustomerOf("orders", appointment.order_id)),
    moving: isOpen ? await showMove(appointment, own, query, new Date(), true) : null,
    records: {
      note: drawRecord(noteForm, { id, version, texts: { note: appointment.desk_note } }),
      done: drawRecord(doneForm, { id, version, texts: {} }),
      cancel: drawRecord(cancelForm, { id, version, texts: {} }),
    },
    moveForm: describeForm(moveForm),
  };
}

export async function action(args: ActionFunctionArgs) {
  return changeAppointment(await takePost(args, guard("sales/appointment")));
}

export default function OfficeAppointment() {
  const { t } = useTranslation(["office-appointments", "appointments"]);
  const { appointment, customerId, county, language, isOpen, moving, records, ...forms } =
    useLoaderData<typeof loader>();
  const answer = useActionData<typeof action>();
  const standing = useStanding();
  const { id, version } = appointment;
  return (
    <DeskFrame
      title={t(`appointments:kinds.${appointment.kind}`)}
      back={{ to: officePaths.appointments(), label: t("back") }}
    >
      <p className="mt-2">
        <AppointmentBadge state={appointment.state} />
      </p>
      <CustomerLink id={customerId} />
      {answer?.stale && !isOpen && answer.intent !== "note" && (
        <div className="mt-4 max-w-4xl">
          <p className="mb-4 font-semibold text-error">{t("one.over")}</p>
          <StaleFields
            answer={answer}
            fields={{ ...standing, words: { label: t("one.words") } }}
            theirs={officePaths.appointments(id)}
            isOver
          />
        </div>
      )}
      <div className="mt-6 grid grid-cols-1 gap-6 xl:grid-cols-[minmax(0,1fr)_24rem]">
        <div className="grid grid-cols-1 content-start gap-6">
          <Details appointment={appointment} county={county} />
          {moving && (
            <Move
              description={forms.moveForm}
              moving={moving}
              id={id}
              version={version}
              answer={answer?.intent === "move" ? answer : undefined}
            />
          )}
        </div>
        <div className="grid grid-cols-1 content-start gap-6">
          <Note record={records.note} answer={answer} />
          {isOpen && <Done record={records.done} answer={answer} />}
          {isOpen && <Cancel record={records.cancel} language={language} answer={answer} />}
        </div>
      </div>
    </DeskFrame>
  );
}
