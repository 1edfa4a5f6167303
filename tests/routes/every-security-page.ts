import type { Db } from "~db/engine";

import { turnCodesOn } from "../one-time-codes";
import type { Answer, Visitor } from "../visitor";
import { register, signIn } from "./accounts";

/** Every page about the second factor in its states, by a name for the report. */
export async function everySecurityPage(
  db: Db,
  newVisitor: () => Visitor,
): Promise<{ name: string; answer: Answer }[]> {
  const email = "siguranta@example.com";
  await register(db, newVisitor(), { email });
  const customer = newVisitor();
  await signIn(customer, { email });
  const pages: [string, Answer][] = [["off", await customer.get("/cont/securitate")]];
  await customer.post("/cont/securitate", { intent: "start-codes" });
  pages.push(["waiting", await customer.get("/cont/securitate")]);
  const wrong = { intent: "confirm-codes", code: "1" };
  pages.push(["wrong code", await customer.post("/cont/securitate", wrong)]);
  await turnCodesOn(customer);
  pages.push(["on", await customer.get("/cont/securitate")]);
  const refused = { intent: "turn-off", password: "" };
  pages.push(["not turned off", await customer.post("/cont/securitate", refused)]);
  await customer.post("/cont/securitate", { intent: "renew-recovery-codes" });
  pages.push(["recovery codes", await customer.get("/cont/securitate/coduri")]);

  const entering = newVisitor();
  const { location } = await signIn(entering, { email });
  pages.push(["second step", await entering.get(location!)]);
  pages.push(["second step, refused", await entering.post(location!, { oneTimeCode: "1" })]);

  const proven_at = new Date(Date.now() - 11 * 60_000).toISOString();
  await db.updateTable("sessions").set({ proven_at }).execute();
  pages.push(["again", await customer.get("/autentificare/din-nou")]);
  pages.push(["again, refused", await customer.post("/autentificare/din-nou", {})]);
  pages.push(["own data", await customer.get("/cont/date")]);
  pages.push(["own data, not deleted", await customer.post("/cont/date", {})]);
  const { id } = await db
    .updateTable("users")
    .set({ role: "administrator" })
    .where("email", "=", email)
    .returning("id")
    .executeTakeFirstOrThrow();
  const user = `/admin/utilizatori/${id}`;
  pages.push(["role refused", await customer.post(user, { intent: "change-role", role: "sales" })]);
  pages.push(["company refused", await customer.post("/admin/setari?fila=firma", { name: "x" })]);
  pages.push(["key refused", await customer.post("/configurare-api", {})]);
  return pages.map(([name, answer]) => ({ name: `security: ${name}`, answer }));
}
