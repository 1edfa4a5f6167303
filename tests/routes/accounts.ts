import { vi } from "vitest";

import { writeResetMails } from "~/people/identity/front/factor-reset.server";
import { answerLinkRequests } from "~/people/identity/front/link-request.server";
import type { Db } from "~db/engine";

import type { Answer, Visitor } from "../visitor";
import { newcomer } from "../world";

/** Writes the mails that were asked for, as the shop does by itself every few seconds. */
export async function writeRequestedMails(db: Db): Promise<void> {
  await answerLinkRequests(db);
  await writeResetMails(db);
}

/** The address in the newest mail to somebody whose subject matches, as a path of the shop. */
export async function mailedLink(db: Db, recipient: string, subject: RegExp): Promise<string> {
  await writeRequestedMails(db);
  const text = await vi.waitFor(
    async () => {
      const mails = await db
        .selectFrom("outbox")
        .select(["subject", "text"])
        .where("recipient", "=", recipient)
        .orderBy("created_at", "desc")
        .execute();
      const mail = mails.find((one) => subject.test(one.subject));
      if (!mail) throw new Error(`no mail like ${subject} to ${recipient}`);
      return mail.text;
    },
    { timeout: 20_000, interval: 100 },
  );
  const [, path] = /https?:\/\/[^/\s]+(\/\S+)/.exec(text) ?? [];
  if (!path) throw new Error("the mail has no link");
  return path;
}

/** Registers and confirms; the account can be signed in to. */
export async function register(
  db: Db,
  visitor: Visitor,
  person: Partial<typeof newcomer> = {},
): Promise<void> {
  const details = { ...newcomer, ...person };
  const answer = await visitor.post("/inregistrare", details);
  if (answer.status !== 303) throw new Error(`not registered: ${answer.status}`);
  const confirm = { intent: "confirm", password: details.password };
  await visitor.post(await mailedLink(db, details.email, /^Confirmă/), confirm);
}

export function signIn(
  visitor: Visitor,
  person: { email?: string; password?: string; remember?: string; returnTo?: string } = {},
): Promise<Answer> {
  const { email, password } = newcomer;
  return visitor.post("/autentificare", { email, password, ...person });
}
