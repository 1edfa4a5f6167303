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
import { findSettings } from "~/platform/settings/settings.server";
import { Link } from "~/platform/ui/link";
import {
  countyOf,
  isCustomerKnown,
  kindsForOrder,
  orderAddressLine,
  orderReservationAddress,
} from "~/sales/appointments/front/order-meetings.server";
import { ReservationFields } from "~/sales/appointments/front/reservation-fields";
import {
  showReservation,
  type ReservationTarget,
} from "~/sales/appointments/front/reservation-page.server";
import { takeReservation } from "~/sales/appointments/front/take-reservation.server";
import { kindOfWord } from "~/sales/appointments/kinds";
import { findOrderByToken } from "~/sales/orders/order.server";
import { pageMeta } from "~/shop/layout/front/page-meta";

export const handle = { i18n: ["appointments", "validation"], isNeverTheSame: true };

export const meta: MetaFunction<typeof loader> = pageMeta;

/** Measuring for an order, or the day of its delivery, for whoever may see its page. */
export async function loader({ request, params }: LoaderFunctionArgs) {
  const { number, target } = await findTarget(request, params.token);
  const [t, { general }] = await Promise.all([
    translateFor(request, "appointments"),
    findSettings(),
  ]);
  return json({
    page: { title: t("meta.title"), isUnlisted: true },
    number,
    phone: general.phone,
    back: paths.order(params.token ?? ""),
    reservation: await showReservation(request, target),
  });
}

/** The appointment that the order needs now; if none, leads to the order's page, which says how it stands. */
async function findTarget(
  request: Request,
  token = "",
): Promise<{ number: string; target: ReservationTarget }> {
  const order = await findOrderByToken(token);
  if (!order) throw new Response(null, { status: 404 });
  const kinds = await kindsForOrder(order);
  const wanted = kindOfWord(new URL(request.url).searchParams.get("fel"));
  const kind = kinds.find((one) => one === wanted) ?? kinds[0];
  if (!kind) throw redirect(paths.order(token), { status: 303 });
  const address = orderAddressLine(order);
  const [account, isKnown] = await Promise.all([findSignedIn(request), isCustomerKnown(order)]);
  return {
    number: order.number,
    target: {
      kind,
      county: countyOf(order),
      page: orderReservationAddress(token),
      orderId: order.id,
      address: kind === "delivery" ? address : null,
      known: { name: order.full_name, email: order.email, phone: order.phone, address },
      proven: [...(account ? [account.email] : []), ...(isKnown ? [order.email] : [])],
    },
  };
}

export async function action({ request, params }: ActionFunctionArgs) {
  const { target } = await findTarget(request, params.token);
  return takeReservation(request, target);
}

export default function OrderAppointment() {
  const { t } = useTranslation("appointments");
  const { number, phone, back, reservation } = useLoaderData<typeof loader>();
  const answer = useActionData<typeof action>();
  return (
    <main id="content" className="shell pt-10">
      <p className="mb-3">
        <Link to={back} className="link">
          {t("ofOrder.back")}
        </Link>
      </p>
      <p className="eyebrow">{t("ofOrder.forOrder", { number })}</p>
      <h1 className="mt-2">{t(`kinds.${reservation.kind}`)}</h1>
      <p className="mt-3 max-w-prose text-stone">{t(`kindTexts.${reservation.kind}`)}</p>
      <ReservationFields shown={reservation} answer={answer} phone={phone} />
    </main>
  );
}
