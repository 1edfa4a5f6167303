import {
  json,
  redirect,
  type ActionFunctionArgs,
  type LoaderFunctionArgs,
  type MetaFunction,
} from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";

import { findSignedIn } from "~/people/identity/front/auth.server";
import { translateFor } from "~/platform/http/request-language.server";
import { useTranslation } from "~/platform/i18n/use-translation";
import { paths } from "~/platform/paths/paths";
import { counties } from "~/platform/settings/places";
import { findSettings } from "~/platform/settings/settings.server";
import { Link } from "~/platform/ui/link";
import { AskInstead, ReservationFields } from "~/sales/appointments/front/reservation-fields";
import {
  showReservation,
  takeReservation,
  type ReservationTarget,
} from "~/sales/appointments/front/reservation-page.server";
import { findReservable } from "~/sales/appointments/front/team.server";
import { isAway, kindOfWord } from "~/sales/appointments/kinds";
import { pageMeta } from "~/shop/layout/front/page-meta";

import { CountyChoice } from "./county-choice";
import { KindChoice } from "./kind-choice";

export const handle = { i18n: ["appointments", "validation"], isNeverTheSame: true };

export const meta: MetaFunction<typeof loader> = pageMeta;

/** A visit to the showroom, or measuring; a delivery is reserved from its order's page. */
export async function loader({ request }: LoaderFunctionArgs) {
  const [t, { general }, reservable] = await Promise.all([
    translateFor(request, "appointments"),
    findSettings(),
    findReservable(),
  ]);
  const target = await findTarget(request);
  const { kind } = chosenOf(request);
  return json({
    page: { title: t("meta.title"), description: t("meta.description") },
    phone: general.phone,
    kinds: reservable.kinds.filter((one) => one !== "delivery"),
    county:
      !target && kind === "measuring" && reservable.kinds.includes(kind)
        ? reservable.counties.measuring.map((value) => ({
            value,
            label: counties[value as keyof typeof counties],
          }))
        : null,
    reservation: target ? await showReservation(request, target) : null,
  });
}

/** The kind and the county that the address names. */
function chosenOf(request: Request) {
  const query = new URL(request.url).searchParams;
  const kind = kindOfWord(query.get("fel"));
  return { kind: kind === "delivery" ? undefined : kind, county: query.get("judet") ?? "" };
}

/** What is reserved; undefined while kind or county are not chosen, or nobody does that there. */
async function findTarget(request: Request): Promise<ReservationTarget | undefined> {
  const { kind, county } = chosenOf(request);
  if (!kind) return undefined;
  const reservable = await findReservable();
  if (!reservable.kinds.includes(kind)) return undefined;
  if (isAway(kind) && !reservable.counties[kind].includes(county)) return undefined;
  const account = await findSignedIn(request);
  return {
    kind,
    county,
    page: paths.appointment(),
    orderId: null,
    address: null,
    known: {
      name: account ? `${account.first_name} ${account.last_name}`.trim() : "",
      email: account?.email ?? "",
      phone: account?.phone ?? "",
      address: "",
    },
    proven: account ? [account.email] : [],
  };
}

export async function action({ request }: ActionFunctionArgs) {
  const target = await findTarget(request);
  if (!target) throw redirect(paths.appointment(), { status: 303 });
  return takeReservation(request, target);
}

export default function NewAppointment() {
  const { t } = useTranslation("appointments");
  const { phone, kinds, county, reservation } = useLoaderData<typeof loader>();
  const answer = useActionData<typeof action>();
  if (!reservation && !county) {
    return (
      <main id="content" className="shell pt-10">
        <h1>{t("title")}</h1>
        {kinds.length === 0 ? (
          <AskInstead why={t("closed", { phone })} />
        ) : (
          <>
            <p className="mt-3 max-w-prose text-stone">{t("intro")}</p>
            <KindChoice kinds={kinds} />
          </>
        )}
      </main>
    );
  }
  return (
    <main id="content" className="shell pt-10">
      <p className="mb-3">
        <Link to={paths.appointment()} className="link">
          {t("otherKind")}
        </Link>
      </p>
      <h1>{t(`kinds.${reservation?.kind ?? "measuring"}`)}</h1>
      <p className="mt-3 max-w-prose text-stone">
        {t(`kindTexts.${reservation?.kind ?? "measuring"}`)}
      </p>
      {county && <CountyChoice counties={county} phone={phone} />}
      {reservation && (
        <>
          {reservation.county && (
            <p className="mt-3 flex flex-wrap gap-x-4">
              <span>{t("inCounty", { county: reservation.county })}</span>
              <Link to={paths.appointment("?fel=masuratori")} className="link">
                {t("otherCounty")}
              </Link>
            </p>
          )}
          <ReservationFields shown={reservation} answer={answer} phone={phone} />
        </>
      )}
    </main>
  );
}
