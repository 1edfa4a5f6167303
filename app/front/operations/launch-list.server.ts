import { firstAdmin, nextOrigin, smtpUrl } from "~/platform/env/env.server";
import { isRegistryNumber, isTaxCode } from "~/platform/settings/company-identity";
import { BUCHAREST } from "~/platform/settings/places";
import { defaultGeneral, findSettings, type Settings } from "~/platform/settings/settings.server";
import { findMissingRate } from "~/platform/settings/vat-rates.server";
import { listIncomplete } from "~/shop/catalogue-editing/front/publishing.server";
import { listOfficialPictures } from "~/shop/content/front/official-picture.server";
import { findPage } from "~/shop/content/front/page.server";
import { listActiveZones } from "~/shop/delivery/zones.server";
import { shopDatabase } from "~db/client.server";
import type { Db } from "~db/engine";
import type { OfficialPictureName } from "~db/schema";

import { newestBackupAt } from "./backup/list-backups.server";
import { findClockJump } from "./clock.server";
import { findCopyHealth, type CopyHealth } from "./copy/copy-status.server";
import { findTextProblems } from "./launch-texts.server";
import { findAdvice } from "./professional-advice.server";
import { BACKUP_LIFE } from "./readiness.server";
import { countSamples } from "./sample-data.server";
import { findWeek } from "./sample-week.server";

/**
 * What is left to do before an installation is a lawful, working shop (design §6): the rules that the
 * shop can check by itself. Rules that the shop keeps in any case, such as the button that names the
 * duty to pay, are not in the list.
 */
const launchItems = [
  "vatRate",
  "vatMode",
  "cashLimit",
  "company",
  "eInvoiceSeat",
  "contact",
  "deliveryZones",
  "safety",
  "legalTexts",
  "lawyer",
  "accountant",
  "withdrawalText",
  "closedPlatforms",
  "accessibility",
  "guaranteeNotice",
  "salPictogram",
  "samples",
  "smtp",
  "origin",
  "backup",
  "copy",
  "drill",
  "clock",
  "password",
  "secondFactor",
] as const;
export type LaunchItem = (typeof launchItems)[number];

/** One line of the launch list. */
export interface LaunchLine {
  item: LaunchItem;
  isDone: boolean;
  /** What exactly is wrong, by its own name: pages, products. */
  missing: string[];
}

/** Facts that the process knows and the database does not. */
export interface LaunchFacts {
  hasSmtp: boolean;
  hasOrigin: boolean;
  /** When the newest backup was made. */
  backupAt: string | undefined;
  isBackupFresh: boolean;
  /** The continuous copy, and how trying it out went. */
  copies: CopyHealth;
  /** Whether the first administrator's password is still in the environment. */
  isFirstPasswordKnown: boolean;
}

/** The facts about the process that the launch list needs. */
export async function findLaunchFacts(): Promise<LaunchFacts> {
  const backupAt = await newestBackupAt();
  return {
    hasSmtp: smtpUrl !== undefined,
    hasOrigin: nextOrigin() !== undefined,
    backupAt,
    isBackupFresh: backupAt !== undefined && Date.now() - Date.parse(backupAt) < BACKUP_LIFE,
    copies: await findCopyHealth(),
    isFirstPasswordKnown: firstAdmin.password !== undefined,
  };
}

/** The first administrator's address if none is configured; it receives no mail. */
export const FIRST_ADMIN = "admin@atelier.local";

/** The cash that one person may pay in a day (Law 70/2015 after OUG 115/2023). Bani. */
const MOST_CASH_BANI = 1_000_000;

/** Each item of the list, and whether it is done. */
export async function listLaunchItems(
  surroundings: LaunchFacts,
  db: Db = shopDatabase(),
): Promise<LaunchLine[]> {
  const [{ trade, company, general }, samples, week, texts, statement, pictures, jump, advice] =
    await Promise.all([
      findSettings(db),
      countSamples(db),
      findWeek(db),
      findTextProblems(db),
      findPage("accessibility", "ro", db),
      listOfficialPictures(db),
      findClockJump(new Date(), db),
      findAdvice(db),
    ]);
  const [zones, missingRate, incomplete, unprotected, hasFirstAdmin] = await Promise.all([
    listActiveZones(db),
    findMissingRate(new Date(), db),
    listIncomplete(db),
    listUnprotectedStaff(db),
    isFirstAdminThere(db),
  ]);
  const isPublished = (name: OfficialPictureName) =>
    pictures.some((one) => one.name === name && one.isPublished);
  const missing: Partial<Record<LaunchItem, string[]>> = {
    legalTexts: texts.unread,
    withdrawalText: texts.withdrawal,
    closedPlatforms: texts.closedPlatforms,
  };
  const done: Record<LaunchItem, boolean> = {
    vatRate: missingRate === undefined,
    vatMode: trade.isVatIncluded,
    cashLimit: trade.cashLimitBani <= MOST_CASH_BANI,
    company: isCompanyKnown(company),
    eInvoiceSeat: isSeatKnown(company),
    contact: isContactKnown(general),
    deliveryZones: zones.length > 0,
    safety: incomplete.count === 0 && incomplete.decors.length === 0,
    legalTexts: texts.unread.length === 0,
    lawyer: advice.lawyer !== undefined,
    accountant: advice.accountant !== undefined,
    withdrawalText: texts.withdrawal.length === 0,
    closedPlatforms: texts.closedPlatforms.length === 0,
    accessibility: statement !== undefined && statement.text.trim() !== "",
    guaranteeNotice: isPublished("guarantee-notice"),
    salPictogram: isPublished("sal-pictogram"),
    samples: samples === 0 && week === undefined,
    smtp: surroundings.hasSmtp,
    origin: surroundings.hasOrigin,
    backup: surroundings.isBackupFresh,
    copy: surroundings.copies.state === "fresh",
    drill: surroundings.copies.drillState === "passed",
    clock: jump === undefined,
    password: !surroundings.isFirstPasswordKnown && !hasFirstAdmin,
    secondFactor: unprotected.length === 0,
  };
  return launchItems.map((item) => ({
    item,
    isDone: done[item],
    missing: missing[item] ?? [],
  }));
}

const isExample = (text: string) => /\bexemplu\b|\.example\b/i.test(text);

/** Whether the company behind the shop is named as the law asks (Law 365/2002, art. 5). */
function isCompanyKnown(company: Settings["company"]): boolean {
  return (
    company.name !== "" &&
    !isExample(company.name) &&
    isTaxCode(company.taxCode) &&
    isRegistryNumber(company.registryNumber) &&
    company.seat !== "" &&
    !isExample(company.bank) &&
    company.iban !== "" &&
    !company.iban.includes("AAAA")
  );
}

/** Whether the seat stands in the parts that e-Factura asks for. */
function isSeatKnown(company: Settings["company"]): boolean {
  const { seatStreet, seatCity, seatCounty, seatPostalCode, seatSector } = company;
  const isWhole = [seatStreet, seatCity, seatCounty, seatPostalCode].every((part) => part !== "");
  return isWhole && (seatCounty !== BUCHAREST || seatSector !== "");
}

/** Whether e-mail, telephone and address are the shop's own, and no longer those of a new shop. */
function isContactKnown({ email, phone, address }: Settings["general"]): boolean {
  return (
    !isExample(email) &&
    ![defaultGeneral.phone, ""].includes(phone) &&
    ![defaultGeneral.address, ""].includes(address)
  );
}

async function isFirstAdminThere(db: Db): Promise<boolean> {
  const row = await db
    .selectFrom("users")
    .select("id")
    .where("email", "=", FIRST_ADMIN)
    .where("disabled_at", "is", null)
    .executeTakeFirst();
  return row !== undefined;
}

/** The staff who sign in with a password alone. */
export async function listUnprotectedStaff(
  db: Db = shopDatabase(),
): Promise<{ id: string; email: string }[]> {
  return db
    .selectFrom("users")
    .select(["id", "email"])
    .where("role", "!=", "customer")
    .where("confirmed_at", "is not", null)
    .where("disabled_at", "is", null)
    .where("id", "not in", (eb) =>
      eb.selectFrom("one_time_codes").select("user_id").where("confirmed_at", "is not", null),
    )
    .where("id", "not in", (eb) => eb.selectFrom("passkeys").select("user_id"))
    .orderBy("email")
    .execute();
}
