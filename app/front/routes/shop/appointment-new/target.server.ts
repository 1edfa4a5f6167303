import { findSignedIn } from "~/people/identity/front/auth.server";
import { paths } from "~/platform/paths/paths";
import type { ReservationTarget } from "~/sales/appointments/front/reservation-page.server";
import { findReservable } from "~/sales/appointments/front/team.server";
import { isAway, kindOfWord } from "~/sales/appointments/kinds";

/** The kind and the county that the address names. */
export function chosenOf(request: Request) {
  const query = new URL(request.url).searchParams;
  const kind = kindOfWord(query.get("fel"));
  return { kind: kind === "delivery" ? undefined : kind, county: query.get("judet") ?? "" };
}

/** What is reserved; undefined while kind or county are not chosen, or nobody does that there. */
export async function findTarget(request: Request): Promise<ReservationTarget | undefined> {
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
