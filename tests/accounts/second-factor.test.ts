import { TOTP } from "otpauth";
import { beforeEach, expect, test } from "vitest";

import {
  findAccount,
  startSession,
  type Account,
} from "~/people/identity/front/account-session.server";
import { checkFactor, type Proof } from "~/people/identity/front/check-proof.server";
import { resetSecondFactor } from "~/people/identity/front/factor-reset.server";
import { hasSecondFactor } from "~/people/identity/front/factor-rows.server";
import {
  findOneTimeCodes,
  findWaitingSecret,
  startOneTimeCodes,
  takeOneTimeCode,
} from "~/people/identity/front/one-time-code.server";
import { requestPasskey, takePasskey } from "~/people/identity/front/passkey.server";
import {
  findPendingSignIn,
  startPendingSignIn,
} from "~/people/identity/front/pending-sign-in.server";
import {
  listNewRecoveryCodes,
  putAwayRecoveryCodes,
} from "~/people/identity/front/recovery-code.server";
import { addOneTimeCodes } from "~/people/identity/front/second-factor.server";
import { budgets } from "~/platform/http/budgets";
import type { Db } from "~db/engine";

import { openEmptyShop } from "../memory-database";
import { addPerson } from "../people";

const HOUR = 60 * 60 * 1000;

let db: Db;
let account: Account;
let secret: string;

beforeEach(async () => {
  db = await openEmptyShop();
  const userId = await addPerson(db, { email: "ana@example.com", role: "administrator" });
  const token = await startSession({ userId, isRemembered: true, userAgent: "" }, db);
  account = (await findAccount(token, new Date(), db))!;
  await startOneTimeCodes(userId, db);
  secret = (await findWaitingSecret(userId, { issuer: "Atelier", label: "ana" }, db))!.secret;
});

const codeAt = (now: Date) => new TOTP({ secret }).generate({ timestamp: now.getTime() });
const proof = (given: Partial<Proof>): Proof => ({
  oneTimeCode: "",
  recoveryCode: "",
  passkey: "",
  proofPassword: "",
  ...given,
});

async function turnOn(): Promise<void> {
  const before = new Date(Date.now() - 30_000);
  expect(await addOneTimeCodes(account, codeAt(before), db)).toBe("added");
}

test("codes count from the first one that was typed, and a wrong one turns nothing on", async () => {
  expect(await hasSecondFactor(account.id, db)).toBe(false);
  const wrong = codeAt(new Date()) === "000000" ? "111111" : "000000";
  expect(await addOneTimeCodes(account, wrong, db)).toBe("wrong");
  expect(await hasSecondFactor(account.id, db)).toBe(false);
  await turnOn();
  expect(await hasSecondFactor(account.id, db)).toBe(true);
  expect(await startOneTimeCodes(account.id, db)).toBe("in-use");
});

test("a code of a step of time is accepted once, and none of an older step after it", async () => {
  await turnOn();
  const now = new Date();
  const take = (at: Date) => takeOneTimeCode(account.id, codeAt(at), now, db);
  expect(await take(now)).toBe(true);
  expect(await take(now)).toBe(false);
  expect(await take(new Date(now.getTime() - 30_000))).toBe(false);
  expect(await take(new Date(now.getTime() + 90_000))).toBe(false);
  expect(await take(new Date(now.getTime() + 30_000))).toBe(true);
});

test("of fifty who send one code at once, one is let in", async () => {
  await turnOn();
  const now = new Date();
  const results = await Promise.all(
    Array.from({ length: 50 }, () => takeOneTimeCode(account.id, codeAt(now), now, db)),
  );
  expect(results.filter(Boolean)).toHaveLength(1);
});

test("five wrong codes pause the codes, not the recovery codes", async () => {
  await turnOn();
  const [recoveryCode = ""] = await listNewRecoveryCodes(account.id, db);
  const right = codeAt(new Date());
  const wrong = right === "000000" ? "111111" : "000000";
  const results = await Promise.all(
    Array.from({ length: 20 }, () => checkFactor(account.id, proof({ oneTimeCode: wrong }), db)),
  );
  expect(results.filter((one) => one === "wrong")).toHaveLength(budgets.secondStep.tries.most);
  expect(await checkFactor(account.id, proof({ oneTimeCode: right }), db)).toBe("paused");
  expect(await checkFactor(account.id, proof({ recoveryCode }), db)).toBe("proven");
});

test("ten recovery codes, each once, however it is typed; only hashes stay", async () => {
  await turnOn();
  const codes = await listNewRecoveryCodes(account.id, db);
  expect(new Set(codes)).toHaveProperty("size", 10);
  await putAwayRecoveryCodes(account.id, db);
  expect(await listNewRecoveryCodes(account.id, db)).toEqual([]);
  const typed = ` ${codes[0]!.toUpperCase().replaceAll("-", " ").replaceAll("0", "O")} `;
  expect(await checkFactor(account.id, proof({ recoveryCode: typed }), db)).toBe("proven");
  expect(await checkFactor(account.id, proof({ recoveryCode: codes[0] }), db)).toBe("wrong");
  expect(await checkFactor(account.id, proof({ recoveryCode: codes[1] }), db)).toBe("proven");
  const stored = JSON.stringify(await db.selectFrom("recovery_codes").selectAll().execute());
  for (const code of codes) expect(stored).not.toContain(code.replaceAll("-", ""));
  const kept = JSON.stringify(await db.selectFrom("one_time_codes").selectAll().execute());
  expect(kept).not.toContain(secret);
});

test("what a passkey is asked to sign is spent by the first answer, right or wrong", async () => {
  const { challenge } = await requestPasskey(account.id, db);
  const clientData = JSON.stringify({ type: "webauthn.get", challenge, origin: "http://x" });
  const answer = JSON.stringify({
    id: "id",
    rawId: "id",
    type: "public-key",
    clientExtensionResults: {},
    response: { clientDataJSON: Buffer.from(clientData).toString("base64url") },
  });
  const open = () => db.selectFrom("passkey_challenges").select("challenge").execute();
  expect(await open()).toHaveLength(1);
  expect(await takePasskey(account.id, answer, db)).toBe(false);
  expect(await open()).toEqual([]);
  for (const broken of ["", "{", "null", "[]", '{"id":1}', answer.slice(0, -1)]) {
    expect(await takePasskey(account.id, broken, db)).toBe(false);
  }
});

test("codes sealed under another secret let nobody in, nor past them", async () => {
  await turnOn();
  await db
    .updateTable("one_time_codes")
    .set({ sealed: Buffer.alloc(60).toString("base64") })
    .execute();
  expect((await findOneTimeCodes(account.id, db)).state).toBe("unreadable");
  expect(await hasSecondFactor(account.id, db)).toBe(true);
  expect(await takeOneTimeCode(account.id, codeAt(new Date()), new Date(), db)).toBe(false);
  expect(await startOneTimeCodes(account.id, db)).toBe("started");
});

test("the command takes every factor away, ends sessions and begun sign-ins, and is journaled", async () => {
  await turnOn();
  const pending = await startPendingSignIn(account.id, false, db);
  expect(await findPendingSignIn(pending, db)).toMatchObject({ id: account.id });
  expect(await resetSecondFactor("ana@example.com", db)).toBe("reset");
  expect(await hasSecondFactor(account.id, db)).toBe(false);
  expect(await findPendingSignIn(pending, db)).toBeUndefined();
  for (const table of ["sessions", "recovery_codes", "passkeys"] as const) {
    expect(await db.selectFrom(table).select("user_id").execute()).toEqual([]);
  }
  const entries = await db.selectFrom("audit_log").select(["action", "admin_email"]).execute();
  expect(entries.at(-1)).toEqual({ action: "second-factor-reset", admin_email: "npm run admin" });
  expect(await resetSecondFactor("ana@example.com", db)).toBe("none");
  expect(await resetSecondFactor("nimeni@example.com", db)).toBe("unknown");
});

test("an administrator's session ends after eight hours, used all the time or not", async () => {
  const token = await startSession({ userId: account.id, isRemembered: true, userAgent: "" }, db);
  const start = Date.now();
  let minutes = 0;
  while (minutes < 1_000 && (await findAccount(token, new Date(start + minutes * 60_000), db))) {
    minutes += 15;
  }
  expect(minutes * 60_000).toBe(8 * HOUR);
});
