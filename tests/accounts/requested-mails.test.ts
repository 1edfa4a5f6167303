import { expect, test } from "vitest";

import { writeResetMails } from "~/people/identity/front/factor-reset.server";
import { answerLinkRequests, requestLink } from "~/people/identity/front/link-request.server";

import { openEmptyShop } from "../memory-database";
import { addPerson } from "../people";

const email = "ileana@example.com";

test("what was asked for once is mailed once, though two processes write mails at the same moment", async () => {
  const db = await openEmptyShop();
  const user_id = await addPerson(db, { email });
  await requestLink("reset", email, "ro", db);
  const requested_at = new Date().toISOString();
  await db
    .insertInto("account_notices")
    .values({ user_id, kind: "factor_reset", requested_at })
    .execute();

  const write = async () => {
    await answerLinkRequests(db);
    await writeResetMails(db);
  };
  await Promise.all([write(), write()]);

  const sent = await db.selectFrom("outbox").select(["recipient", "subject"]).execute();
  expect(sent.map(({ recipient }) => recipient)).toEqual([email, email]);
  expect(new Set(sent.map(({ subject }) => subject)).size).toBe(2);
});
