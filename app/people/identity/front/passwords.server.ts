import { hash, verify } from "@node-rs/argon2";

import { writtenForms, writtenPassword } from "~/platform/format/written-password";
import { shopDatabase } from "~db/client.server";
import type { Db } from "~db/engine";

import { isCommonPassword } from "../sign-in/common-passwords";

/** 64 MiB and three passes of argon2id (the library's default variant). */
const cost = { memoryCost: 65536, timeCost: 3, parallelism: 1 };

/** Verified when there is no hash, so that an unknown address takes the same time. */
const DECOY =
  "$argon2id$v=19$m=65536,t=3,p=1$vcrbTbLQ80HzV06v7wGyDA$UD+N1ObZWGG6iqH4W/8G9eG4tEvJ0QwFTWLDRRHmmoc";

/**
 * One password at a time: checking it takes 64 MiB of memory and a whole core, and the shop may have only
 * two cores.
 */
const MOST_AT_ONCE = 1;
/** More would wait for seconds and take up memory. */
const MOST_WAITING = 30;
let running = 0;
const waiting: (() => void)[] = [];

/** Undefined when too many passwords are being checked: nothing was done. */
export async function hashPassword(password: string): Promise<string | undefined> {
  const made = await inTurn(() => hash(writtenPassword(password), cost));
  return made === "busy" ? undefined : made;
}

/**
 * Whether a password matches a hash. Without a hash the answer is "wrong", after the same work. "outdated":
 * it matches, but the hash was made of another form of the password than is kept today. "busy" when too many
 * passwords are being checked.
 */
export function verifyPassword(
  password: string,
  passwordHash: string | undefined,
): Promise<"right" | "outdated" | "wrong" | "busy"> {
  return inTurn(async () => {
    for (const [index, form] of writtenForms(password).entries()) {
      const isRight = await verify(passwordHash || DECOY, form);
      if (isRight && passwordHash) return index === 0 ? "right" : "outdated";
    }
    return "wrong";
  });
}

/**
 * Hashes a right password anew in today's form, so that it opens the account from every keyboard. Returns the new
 * hash; the old one if too many passwords are being checked, or if somebody has changed it meanwhile.
 */
export async function renewHash(
  { id, password_hash }: { id: string; password_hash: string },
  password: string,
  db: Db = shopDatabase(),
): Promise<string> {
  const renewed = await hashPassword(password);
  if (!renewed) return password_hash;
  const { numUpdatedRows } = await db
    .updateTable("users")
    .set({ password_hash: renewed })
    .where("id", "=", id)
    .where("password_hash", "=", password_hash)
    .executeTakeFirst();
  return numUpdatedRows > 0n ? renewed : password_hash;
}

/**
 * Whether a password is among the first that an attacker would try, the person's own e-mail
 * included.
 */
export async function isGuessable(password: string, email: string): Promise<boolean> {
  const typed = writtenPassword(password).toLowerCase();
  const address = email.toLowerCase();
  return typed === address || typed === address.split("@")[0] || isCommonPassword(typed);
}

async function inTurn<Value>(work: () => Promise<Value>): Promise<Value | "busy"> {
  if (waiting.length >= MOST_WAITING) return "busy";
  if (running >= MOST_AT_ONCE) await new Promise<void>((resolve) => waiting.push(resolve));
  else running += 1;
  try {
    return await work();
  } finally {
    const next = waiting.shift();
    if (next) next();
    else running -= 1;
  }
}
