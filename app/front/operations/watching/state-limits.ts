/** The limits of what the shop watches of itself, as its texts name them. */
export const stateLimits = {
  /** A day, and two hours for making the backup. */
  backupHours: 26,
  /** A drill that passed longer ago counts as none. */
  drillDays: 40,
  /** With less free space there is not enough for the log, the pictures and a day of orders. */
  diskMegabytes: 200,
  /** Only with so much free space is a full disk told as over, because everyday files come and go. */
  diskAgainMegabytes: 300,
} as const;
