import { findSettings } from "~/platform/settings/settings.server";
import { findMissingRate } from "~/platform/settings/vat-rates.server";
import { listIncomplete } from "~/shop/catalogue-editing/front/publishing.server";
import { listOfficialPictures } from "~/shop/content/front/official-picture.server";
import { findPage } from "~/shop/content/front/page.server";
import { listActiveZones } from "~/shop/delivery/zones.server";
import { shopDatabase } from "~db/client.server";
import type { Db } from "~db/engine";
import type { OfficialPictureName } from "~db/schema";

import { findClockJump } from "./clock.server";
import { isCompanyKnown, isSeatKnown, isContactKnown } from "./known-company.server";
import type { LaunchFacts } from "./launch-facts.server";
import { findTextProblems } from "./launch-texts.server";
import { findAdvice } from "./professional-advice.server";
import { countSamples } from "./sample-data.server";
import { findWeek } from "./sample-week.server";
import { isFirstAdminThere, listUnprotectedStaff } from "./unprotected-staff.server";

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
