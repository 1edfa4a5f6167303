import { stations, type Minutes, type Station } from "~/platform/settings/workshop-load";

/** So many orders are compared: older ones say less about how the workshop works now. */
export const COMPARED_ORDERS = 50;

/** An order as planned, and what was measured of it at the stations at which it was. */
export interface TimedOrder {
  number: string;
  planned: Minutes;
  measured: Partial<Minutes>;
}

/** Planned and measured minutes of the same work. */
interface Compared {
  planned: number;
  measured: number;
}

export interface TimeReport {
  /** The stations at which anything was measured, with the number of orders that were. */
  stations: (Compared & { station: Station; orders: number })[];
  /** The orders, each by the stations at which it was measured. */
  orders: (Compared & { number: string })[];
  sum: Compared;
}

/** Sets measured minutes beside the planned ones: of each order only the stations count at which it was measured. */
export function compareTimes(orders: readonly TimedOrder[]): TimeReport {
  const ofStations = stations.flatMap((station) => {
    const timed = orders.filter(({ measured }) => measured[station] !== undefined);
    if (timed.length === 0) return [];
    const planned = timed.reduce((sum, one) => sum + one.planned[station], 0);
    const measured = timed.reduce((sum, one) => sum + one.measured[station]!, 0);
    return [{ station, orders: timed.length, planned, measured }];
  });
  const ofOrders = orders.flatMap(({ number, planned, measured }) => {
    const timed = stations.filter((station) => measured[station] !== undefined);
    if (timed.length === 0) return [];
    return [
      {
        number,
        planned: timed.reduce((sum, station) => sum + planned[station], 0),
        measured: timed.reduce((sum, station) => sum + measured[station]!, 0),
      },
    ];
  });
  return {
    stations: ofStations,
    orders: ofOrders,
    sum: {
      planned: ofStations.reduce((sum, { planned }) => sum + planned, 0),
      measured: ofStations.reduce((sum, { measured }) => sum + measured, 0),
    },
  };
}

/** Measured by planned minutes; null where nothing was planned. */
export function ratioOf({ planned, measured }: Compared): number | null {
  return planned > 0 ? measured / planned : null;
}
