import { hash, verify } from "@node-rs/argon2";
import { dictionary } from "@zxcvbn-ts/language-common";
import { expect, test, vi } from "vitest";

import {
  hashPassword,
  isGuessable,
  verifyPassword,
} from "~/people/identity/front/passwords.server";
import { addDeviceProof, findDeviceProof } from "~/people/identity/sign-in/known-device.server";
import { verifySignIn } from "~/people/identity/sign-in/verify-sign-in.server";
import { newPasswordField, passwordOfAccount } from "~/platform/forms/field-schemas";

import { openEmptyShop } from "../memory-database";
import { addPerson } from "../people";

vi.mock("@node-rs/argon2", async (original) => {
  const real = await original<{ hash: typeof hash; verify: typeof verify }>();
  return { ...real, verify: vi.fn<typeof verify>(real.verify) };
});

const [composed, decomposed, wide] = [
  "nucul bătrân",
  "nucul ba\u0306tra\u0302n",
  "ｎｕｃｕｌ bătrân",
];

test("the 3,000 allowed passwords that are tried most are refused, whatever their case", async () => {
  const tried = dictionary["passwords-common"].filter(({ length }) => length >= 8).slice(0, 3_000);
  expect(tried).toHaveLength(3_000);
  expect(tried.slice(0, 5)).toContain("baseball");
  for (const password of [...tried, "parola123", "mobilier1"]) {
    expect(await isGuessable(password, "ana@example.ro"), password).toBe(true);
    expect(await isGuessable(password.toUpperCase(), "ana@example.ro"), password).toBe(true);
  }
  expect(await isGuessable("patru scaune de nuc", "ana@example.ro")).toBe(false);
});

test("a password is the same whatever keyboard wrote it, at both ends", async () => {
  expect(composed).not.toBe(decomposed);
  for (const chosen of [composed, decomposed, wide]) {
    const kept = await hashPassword(chosen);
    for (const typed of [composed, decomposed, wide]) {
      expect(await verifyPassword(typed, kept)).toBe("right");
    }
    expect(await verifyPassword("nucul batran", kept)).toBe("wrong");
  }
});

test("a hash of the password as it was typed once still opens, and says that it is of before", async () => {
  const cheap = { memoryCost: 8, timeCost: 1, parallelism: 1 };
  for (const [chosen, opens] of [
    [composed, [composed, decomposed, wide]],
    [decomposed, [composed, decomposed]],
    [wide, [wide]],
  ] as const) {
    const old = await hash(chosen, cheap);
    for (const typed of [composed, decomposed, wide]) {
      const expected = (opens as readonly string[]).includes(typed);
      const asKept = chosen === composed ? "right" : "outdated";
      expect(await verifyPassword(typed, old)).toBe(expected ? asKept : "wrong");
    }
  }
});

test("a browser that was known before the hash is made anew is known after it", async () => {
  const db = await openEmptyShop();
  const old = await hash(decomposed, { memoryCost: 8, timeCost: 1, parallelism: 1 });
  const id = await addPerson(db, { email: "ana@example.com" });
  await db.updateTable("users").set({ password_hash: old }).where("id", "=", id).execute();
  const device = addDeviceProof(undefined, { id, password_hash: old });
  const typed = { email: "ana@example.com", password: decomposed, device };
  const result = await verifySignIn(typed, db);
  const { password_hash } = await db.selectFrom("users").selectAll().executeTakeFirstOrThrow();
  expect(password_hash).not.toBe(old);
  if (result.kind !== "verified") throw new Error(result.kind);
  expect(findDeviceProof(result.device, { id, password_hash })).toBeDefined();
  expect(await verifySignIn({ ...typed, password: composed }, db)).toEqual({
    kind: "verified",
    userId: id,
  });
});

test.each([composed, decomposed, wide, "only ascii", "日本の松の机"])(
  "as much work is done for an unknown account as for a wrong %j",
  async (typed) => {
    const work = async (kept: string | undefined) => {
      vi.mocked(verify).mockClear();
      expect(await verifyPassword(typed, kept)).toBe("wrong");
      return vi.mocked(verify).mock.calls.length;
    };
    expect(await work(undefined)).toBe(await work(await hashPassword("another password")));
  },
);

test("a password's length is that of the form that is kept", () => {
  const isNew = (typed: string) => newPasswordField().safeParse(typed).success;
  const isOne = (typed: string) => passwordOfAccount().safeParse(typed).success;
  // Four letters with their marks are eight signs on some keyboards, and four on others.
  expect(isNew("a\u0306".repeat(4))).toBe(false);
  expect(isNew("ă".repeat(8))).toBe(true);
  expect(isNew("a\u0306".repeat(8))).toBe(true);
  expect(isOne("a\u0306".repeat(3))).toBe(true);
  expect(isOne("ă".repeat(5))).toBe(false);
});
