/** Where the workshop works on an order, in the order in which it passes. */
export const stations = [
  "cutting",
  "edging",
  "drilling",
  "assembly",
  "packing",
  "delivery",
] as const;
export type Station = (typeof stations)[number];

/** Whole minutes, by the station. */
export type Minutes = Record<Station, number>;

/** Something of each station. */
export function perStation<Value>(read: (station: Station) => Value): Record<Station, Value> {
  return Object.fromEntries(stations.map((station) => [station, read(station)])) as Record<
    Station,
    Value
  >;
}

/** The minutes of all stations together. */
export function sumOf(minutes: Minutes): number {
  return stations.reduce((sum, station) => sum + minutes[station], 0);
}
