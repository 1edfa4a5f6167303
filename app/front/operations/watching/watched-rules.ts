import type { Work } from "~/people/identity/front/roles";
import { backupHour, databaseUrl } from "~/platform/env/env.server";
import { officePaths } from "~/platform/paths/office-paths";
import { findSettings } from "~/platform/settings/settings.server";
import type { Waiting } from "~/platform/settings/waiting";
import { findCardWork } from "~/sales/cards/front/card-task.server";
import type { Db } from "~db/engine";
import type texts from "~locales/ro/watched.json";

import { newestBackupAt } from "../backup/list-backups.server";
import { findClockJump } from "../clock.server";
import { findCopyHealth } from "../copy/copy-health.server";
import { BACKUP_LIFE, checkDisk } from "../readiness-checks.server";
import { findMailTrouble, findUnsentMail, MAIL_LIFE } from "./mail-trouble";
import { stateLimits } from "./state-limits";

const MINUTE = 60 * 1000;
/** A backup or copy that is being made at a start may take so long before somebody is told that there is none. */
const FIRST_COPY = 60 * MINUTE;

/** Its words are those of this name in the text group `watched`. */
export type WatchedName = keyof typeof texts.states;

export interface Rule {
  /** The page of the office on which it is put right. */
  page: string;
  /** Whose work it is besides the administrators', who are told of every state. */
  job: Work;
  /** How long it lasts before anybody is told by mail, in milliseconds, from the moment it was noticed. */
  patience: number;
  /**
   * For a state that may come and go: whether it is far enough from trouble to be told as over. Without this rule it is
   * over as soon as it needs nobody.
   */
  isPast?: () => Promise<boolean>;
  /**
   * Whether it needs somebody: a count of 0 where not; `since` where its beginning is known. Undefined where
   * this process has nothing to do with it: several may serve a shop, of which one makes the copies.
   */
  find: (now: Date, db: Db) => Promise<Waiting | undefined>;
  /** The work for the office's list, if that is more than what mails tell. */
  findListed?: (now: Date, db: Db) => Promise<Waiting>;
}

const isSo = (needed: boolean, since: string | null): Waiting => ({
  count: needed ? 1 : 0,
  since: needed ? since : null,
});

/** What the shop watches of itself: the office's list, the mails to administrators and `/metrics` all read this table. */
export const rules: Record<WatchedName, Rule> = {
  mail: {
    page: `${officePaths.launch()}#unsent`,
    job: "administration",
    patience: MAIL_LIFE,
    find: findMailTrouble,
    findListed: findUnsentMail,
  },
  backup: {
    page: officePaths.state(),
    job: "administration",
    patience: FIRST_COPY,
    find: async (now, db) => {
      const { opening } = await findSettings(db);
      // A shop on trial without nightly backups needs none.
      if (backupHour === undefined && opening.openedAt === null) return isSo(false, null);
      if (backupHour === undefined && databaseUrl !== undefined) return undefined;
      const newest = await newestBackupAt(now);
      const isOld = newest === undefined || now.getTime() - Date.parse(newest) >= BACKUP_LIFE;
      return isSo(isOld, newest ?? null);
    },
  },
  copy: {
    page: officePaths.state(),
    job: "administration",
    patience: FIRST_COPY,
    find: async (now) => {
      const { state, copiedAt } = await findCopyHealth(now);
      if (state === "off") return undefined;
      return isSo(state === "old" || state === "none", copiedAt ?? null);
    },
  },
  drill: {
    page: officePaths.state(),
    job: "administration",
    patience: 0,
    find: async (now) => {
      const { drillState, drill } = await findCopyHealth(now);
      if (drillState === "off") return undefined;
      return isSo(drillState === "failed" || drillState === "old", drill?.at ?? null);
    },
  },
  disk: {
    page: officePaths.state(),
    job: "administration",
    patience: 0,
    find: async () => isSo((await checkDisk()) === "low", null),
    isPast: async () => (await checkDisk(stateLimits.diskAgainMegabytes)) === "enough",
  },
  clock: {
    page: officePaths.launch(),
    job: "administration",
    patience: 0,
    find: async (now, db) => {
      const jump = await findClockJump(now, db);
      return isSo(jump !== undefined, jump?.noticedAt ?? null);
    },
  },
  cardTasks: {
    page: officePaths.cards("/de-rezolvat"),
    job: "sales",
    patience: 0,
    find: (_now, db) => findCardWork(db),
  },
};
