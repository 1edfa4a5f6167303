import { randomUUID } from "node:crypto";

import type { Db } from "../engine";

export const FREE_FROM = 2_000_00;

/** Bucharest and what lies around it (spec §1); free from 2,000 lei, as the product pages say. */
const zones = [
  {
    name: "București și Ilfov",
    counties: ["RO-B", "RO-IF"],
    price_bani: 150_00,
    days_from: 2,
    days_to: 4,
  },
  {
    name: "Județele vecine",
    counties: ["RO-GR", "RO-CL", "RO-IL", "RO-PH", "RO-DB"],
    price_bani: 250_00,
    days_from: 3,
    days_to: 6,
  },
];

const services = { stairsBani: 40_00, liftBani: 60_00, assemblyBani: 200_00 };

/** Adds the zones of a new shop and what its team does besides. */
export async function seedDelivery(trx: Db): Promise<void> {
  await trx
    .insertInto("delivery_zones")
    .values(
      zones.map(({ counties, ...zone }, index) => ({
        id: randomUUID(),
        ...zone,
        counties: JSON.stringify(counties),
        postcodes: "",
        free_from_bani: FREE_FROM,
        position: index + 1,
        is_active: 1 as const,
      })),
    )
    .execute();
  await trx
    .insertInto("settings")
    .values({
      name: "delivery",
      value: JSON.stringify(services),
      updated_at: "2026-10-01T08:00:00.000Z",
    })
    .execute();
}
