import { redirect, type ActionFunctionArgs, type LoaderFunctionArgs } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";

import { DeskFrame } from "~/front/desk/desk-page";
import { openDesk, takePost, titled } from "~/front/desk/desk.server";
import { guard } from "~/people/identity/front/auth.server";
import { useTranslation } from "~/platform/i18n/use-translation";
import { officePaths } from "~/platform/paths/office-paths";
import { counties, countyCodes } from "~/platform/settings/places";
import { isAway, wordOfKind } from "~/sales/appointments/kinds";

import { Choice } from "./choice";
import { ReservationForm } from "./reservation-form";
import { readWanted, showDeskReservation } from "./reservation.server";
import { reserveForCustomer } from "./reserve-for-customer.server";

export const handle = {
  i18n: ["office-appointments", "appointments", "validation"],
  isNeverTheSame: true,
};

export { pageMeta as meta } from "~/shop/layout/front/page-meta";

export async function loader(args: LoaderFunctionArgs) {
  const { t, query } = await openDesk(args, guard("sales/appointment-new"), "office-appointments");
  const wanted = await readWanted(query);
  const { reservable, kind, county, order } = wanted;
  const served = new Set(Object.values(reservable.counties).flat());
  return {
    page: titled(t("new")),
    kinds: reservable.kinds.map((one) => ({ value: wordOfKind(one), kind: one })),
    counties: countyCodes
      .filter((code) => served.has(code))
      .map((value) => ({ value, label: counties[value] })),
    kind: kind ? wordOfKind(kind) : "",
    county,
    order: order?.number ?? "",
    reservation: (await showDeskReservation(wanted)) ?? null,
  };
}

export async function action(args: ActionFunctionArgs) {
  const post = await takePost(args, guard("sales/appointment-new"));
  const wanted = await readWanted(new URL(post.request.url).searchParams);
  const { kind, county } = wanted;
  if (!kind || (isAway(kind) && county === "")) {
    throw redirect(officePaths.appointments("nou"), { status: 303 });
  }
  return reserveForCustomer(post, { wanted, kind });
}

export default function NewAppointment() {
  const { t } = useTranslation("office-appointments");
  const { page, reservation, ...choice } = useLoaderData<typeof loader>();
  const answer = useActionData<typeof action>();
  return (
    <DeskFrame
      title={page.title}
      intro={t("newIntro")}
      back={{ to: officePaths.appointments(), label: t("back") }}
      width="form"
    >
      {choice.kinds.length === 0 ? (
        <p className="mt-6 text-stone">{t("noTeams")}</p>
      ) : (
        <Choice key={`${choice.kind} ${choice.county}`} {...choice} />
      )}
      {reservation && (
        <div className="mt-8">
          <ReservationForm
            key={reservation.action}
            reservation={reservation}
            lastResult={answer?.result}
            refused={answer?.isNotSaved ? "notSaved" : answer?.reason}
          />
        </div>
      )}
    </DeskFrame>
  );
}
