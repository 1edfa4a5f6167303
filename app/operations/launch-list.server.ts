import { shopDatabase } from "~db/client.server";
import type { Db } from "~db/sqlite/engine";

import { isRegistryNumber, isTaxCode } from "~/shop/company-identity";
import { countSamples } from "./sample-data.server";
import { findSettings } from "~/shop/settings.server";

/** What is left to do before an installation is a lawful, working shop (design §6). */
const launchItems = [
  "vatRate",
  "vatMode",
  "samples",
  "company",
  "contact",
  "smtp",
  "origin",
  "backup",
  "password",
  "secondFactor",
] as const;
export type LaunchItem = (typeof launchItems)[number];

/** Facts that the process knows and the database does not. */
export interface LaunchFacts {
  hasSmtp: boolean;
  hasOrigin: boolean;
  /** When the newest backup was made. */
  backupAt: string | undefined;
  isBackupFresh: boolean;
  /** Whether the first administrator's password is still in the environment. */
  isFirstPasswordKnown: boolean;
}

/** The first administrator's address if none is configured; it receives no mail. */
const FIRST_ADMIN = "admin@atelier.local";

/** Each item of the list, and whether it is done. */
export async function listLaunchItems(
  surroundings: LaunchFacts,
  db: Db = shopDatabase(),
): Promise<{ item: LaunchItem; isDone: boolean }[]> {
  const [{ trade, company, general }, samples, unprotected, firstAdmin] = await Promise.all([
    findSettings(db),
    countSamples(db),
    listUnprotectedAdmins(db),
    db
      .selectFrom("users")
      .select("id")
      .where("email", "=", FIRST_ADMIN)
      .where("disabled_at", "is", null)
      .executeTakeFirst(),
  ]);
  const isExample = (text: string) => /\bexemplu\b|\.example\b/i.test(text);
  const done: Record<LaunchItem, boolean> = {
    // 21 % since 1 August 2025 (Law 141/2025).
    vatRate: trade.vatPercent === 21,
    vatMode: trade.isVatIncluded,
    samples: samples === 0,
    company:
      !isExample(company.name) &&
      isTaxCode(company.taxCode) &&
      isRegistryNumber(company.registryNumber) &&
      company.seat !== "" &&
      !isExample(company.bank) &&
      company.iban !== "" &&
      !company.iban.includes("AAAA"),
    contact: !isExample(general.email),
    smtp: surroundings.hasSmtp,
    origin: surroundings.hasOrigin,
    backup: surroundings.isBackupFresh,
    password: !surroundings.isFirstPasswordKnown && firstAdmin === undefined,
    secondFactor: unprotected.length === 0,
  };
  return launchItems.map((item) => ({ item, isDone: done[item] }));
}

/** The administrators who sign in with a password alone. */
export async function listUnprotectedAdmins(
  db: Db = shopDatabase(),
): Promise<{ id: string; email: string }[]> {
  return db
    .selectFrom("users")
    .select(["id", "email"])
    .where("is_admin", "=", 1)
    .where("confirmed_at", "is not", null)
    .where("disabled_at", "is", null)
    .where("id", "not in", (eb) =>
      eb.selectFrom("one_time_codes").select("user_id").where("confirmed_at", "is not", null),
    )
    .where("id", "not in", (eb) => eb.selectFrom("passkeys").select("user_id"))
    .orderBy("email")
    .execute();
}
