import { HOME_COUNTRY } from "~/platform/format/countries";

import { zoneFor, type Zone } from "./zone";

export const deliveryMethods = ["delivery", "pickup"] as const;

/** How far the pieces are carried: to the house, or up to a floor. */
export const carryings = ["none", "stairs", "lift"] as const;

export const assemblies = ["no", "yes"] as const;

/** The highest floor to which pieces are carried. */
export const HIGHEST_FLOOR = 30;

/** What a buyer chose, in the words of the checkout form; what was not asked is empty. */
export interface DeliveryChoice {
  deliveryMethod: string;
  carrying: string;
  floor: string;
  assembly: string;
}

/** Where an order goes. */
export interface Destination {
  country: string;
  county: string;
  postcode: string;
}

/** What the team does besides, in bani as shown; null where it is not offered. */
export interface ServicePrices {
  stairsBani: number | null;
  liftBani: number | null;
  assemblyBani: number | null;
}

/** What the way of an order costs, in bani as the shop shows all its prices. */
export interface DeliveryOffer {
  state: "agreed" | "to_quote";
  /** The name of the zone; empty outside all zones and for a pick-up. */
  zone: string;
  /** How long the way into the zone takes, as the zone says it; null where no zone says so. */
  days: { from: number; to: number } | null;
  transportBani: number;
  carryingBani: number;
  assemblyBani: number;
}

const pickup: DeliveryOffer = {
  state: "agreed",
  zone: "",
  days: null,
  transportBani: 0,
  carryingBani: 0,
  assemblyBani: 0,
};

/**
 * What the delivery of an order costs (commerce.md, *Delivery*). `goodsBani`: what its pieces come to
 * with VAT, by which a zone may be free. A pick-up costs nothing; outside all zones and abroad the
 * transport waits for an offer, while carrying and assembly cost what they cost everywhere. Undefined
 * where something was chosen that the shop does not offer.
 */
export function offerDelivery(
  choice: DeliveryChoice,
  { destination, goodsBani }: { destination: Destination; goodsBani: number },
  { zones, services }: { zones: readonly Zone[]; services: ServicePrices },
): DeliveryOffer | undefined {
  if (choice.deliveryMethod === "pickup") return pickup;
  if (findUnoffered(choice, services)) return undefined;
  const carryingBani = carryingPrice(choice, services) ?? 0;
  const assemblyBani = assemblyPrice(choice, services) ?? 0;
  const zone = findZoneOf(zones, destination);
  if (!zone) {
    const waiting = { state: "to_quote", zone: "", days: null, transportBani: 0 } as const;
    return { ...waiting, carryingBani, assemblyBani };
  }
  return {
    state: "agreed",
    zone: zone.name,
    days: zone.days,
    carryingBani,
    assemblyBani,
    transportBani: transportPrice(zone, goodsBani),
  };
}

/** What the team does for what goes by post. */
export const noServices: ServicePrices = { stairsBani: null, liftBani: null, assemblyBani: null };

/**
 * The price of sending something small by post: the same everywhere in Romania; abroad it waits for
 * an offer. Undefined if something was chosen that the post does not do. Bani, as shown.
 */
export function offerPost(
  choice: DeliveryChoice,
  { country }: Pick<Destination, "country">,
  postBani: number,
): DeliveryOffer | undefined {
  if (choice.deliveryMethod === "pickup") return pickup;
  if (findUnoffered(choice, noServices)) return undefined;
  const free = { zone: "", days: null, transportBani: 0, carryingBani: 0, assemblyBani: 0 };
  if (!isAtHome(country)) return { ...free, state: "to_quote" };
  return { ...free, state: "agreed", transportBani: postBani };
}

/** The field whose choice the shop does not offer; undefined if it offers all. */
export function findUnoffered(
  choice: DeliveryChoice,
  services: ServicePrices,
): "carrying" | "assembly" | undefined {
  if (choice.deliveryMethod === "pickup") return undefined;
  if (carryingPrice(choice, services) === null) return "carrying";
  return assemblyPrice(choice, services) === null ? "assembly" : undefined;
}

/** The zone of a destination; abroad there is none. */
export function findZoneOf(zones: readonly Zone[], destination: Destination): Zone | undefined {
  return isAtHome(destination.country) ? zoneFor(zones, destination) : undefined;
}

function isAtHome(country: string): boolean {
  return country === HOME_COUNTRY || country === "";
}

/** What the transport into a zone costs for pieces of so many bani, with VAT. */
export function transportPrice({ priceBani, freeFromBani }: Zone, goodsBani: number): number {
  return freeFromBani !== null && goodsBani >= freeFromBani ? 0 : priceBani;
}

/** What carrying costs; null where it is not offered so. */
function carryingPrice(
  { carrying, floor }: DeliveryChoice,
  { stairsBani, liftBani }: ServicePrices,
): number | null {
  if (carrying === "stairs") return stairsBani === null ? null : stairsBani * Number(floor);
  return carrying === "lift" ? liftBani : 0;
}

function assemblyPrice({ assembly }: DeliveryChoice, services: ServicePrices): number | null {
  return assembly === "yes" ? services.assemblyBani : 0;
}

/** The prices of an offer that are part of the total, free ones left out. */
export function chargesOf({
  transportBani,
  carryingBani,
  assemblyBani,
}: Pick<DeliveryOffer, "transportBani" | "carryingBani" | "assemblyBani">): number[] {
  return [transportBani, carryingBani, assemblyBani].filter((bani) => bani > 0);
}
