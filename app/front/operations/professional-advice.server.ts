import { recordAction, type Admin } from "~/platform/settings/audit-log.server";
import { shopDatabase } from "~db/client.server";
import type { Db } from "~db/engine";

import { professions, type Profession } from "./professions";

/** Who confirmed the shop's rules, by profession; `day`: on which day. */
export type Advice = Partial<Record<Profession, { name: string; day: string }>>;

/** What lawyer and accountant have confirmed so far. */
export async function findAdvice(db: Db = shopDatabase()): Promise<Advice> {
  const rows = await db
    .selectFrom("professional_advice")
    .select(["profession", "given_by", "given_on"])
    .execute();
  return Object.fromEntries(
    professions.flatMap((profession) => {
      const row = rows.find((one) => one.profession === profession);
      return row ? [[profession, { name: row.given_by, day: row.given_on }]] : [];
    }),
  );
}

/** Notes who confirmed the rules and when, and records who noted it. */
export async function noteAdvice(
  profession: Profession,
  { name, day }: { name: string; day: string },
  admin: Admin,
  db: Db = shopDatabase(),
): Promise<void> {
  await db.transaction().execute(async (trx) => {
    const before = (await findAdvice(trx))[profession] ?? null;
    const row = { given_by: name, given_on: day };
    await trx
      .insertInto("professional_advice")
      .values({ profession, ...row })
      .onConflict((conflict) => conflict.column("profession").doUpdateSet(row))
      .execute();
    const entry = { action: "advice-noted", subject: "advice", subjectId: profession } as const;
    await recordAction({ admin, ...entry, before, after: { name, day } }, trx);
  });
}

/** Takes a confirmation back: the rules have changed since, or it was noted by mistake. */
export async function removeAdvice(
  profession: Profession,
  admin: Admin,
  db: Db = shopDatabase(),
): Promise<void> {
  await db.transaction().execute(async (trx) => {
    const before = (await findAdvice(trx))[profession];
    if (!before) return;
    await trx.deleteFrom("professional_advice").where("profession", "=", profession).execute();
    const entry = { action: "advice-removed", subject: "advice", subjectId: profession } as const;
    await recordAction({ admin, ...entry, before, after: null }, trx);
  });
}
