// In a process of its own: it sets what the process reads of its environment.
import { mkdirSync, readdirSync, readFileSync, rmdirSync, statSync } from "node:fs";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { join } from "node:path";

import type { HTMLElement } from "node-html-parser";
import { afterAll, expect, onTestFinished, test, vi } from "vitest";

import { makeCopyKey } from "~/front/operations/copy/copy-key";
import { hashPassword } from "~/people/identity/front/passwords.server";
import { backupsDirectory, dataDirectory } from "~/platform/env/env.server";

import { Mailbox } from "../promises/mailbox";
import { textOf, toastOf, type Visitor } from "../visitor";
import { controlOf, descriptionOf, mainOf, valueOf } from "./reading";
import { openShop } from "./shop";

vi.hoisted(() => Object.assign(process.env, { MAIL_SHOP: "comenzi@exemplu.ro" }));

const { db, signedIn } = await openShop();
const email = "sefa@example.com";
const password = "parola sefei";
const admin = await signedIn({ role: "administrator", email });
await db
  .updateTable("users")
  .set({ password_hash: await hashPassword(password) })
  .where("email", "=", email)
  .execute();
const mailbox = new Mailbox();
const port = new URL(await mailbox.open()).port;
afterAll(() => mailbox.close());

const pageOf = (part: string) => `/admin/instalare?parte=${part}`;
const proof = { proofPassword: password };

/** Posts a part's form as it is drawn, with some of its fields changed. */
async function save(reader: Visitor, part: string, changes: Record<string, string>) {
  const { page } = await reader.get(pageOf(part));
  const fields: Record<string, string> = { intent: `save-${words[part]}` };
  for (const control of page.querySelectorAll("main form [name]:not(button)")) {
    const name = control.getAttribute("name")!;
    const chosen = control.querySelector("[selected]")?.getAttribute("value");
    fields[name] = control.tagName === "SELECT" ? (chosen ?? "") : valueOf(control);
  }
  return reader.submit(pageOf(part), { ...fields, ...proof, ...changes });
}
const words: Record<string, string> = {
  email: "mail",
  adresa: "address",
  siguranta: "backup",
  copie: "copy",
};

/** The hint and the fault of a field. */
const toldAt = (page: HTMLElement, name: string) => descriptionOf(page, controlOf(page, name));

/** A row of the launch list, from its heading. */
async function row(title: string): Promise<string> {
  const { page } = await admin.get("/admin/lansare");
  const heading = page.querySelectorAll("main h2").find((one) => textOf(one) === title);
  return textOf(heading!.closest("li"));
}

const LATER = { timeout: 90_000, interval: 500 };

const stored = () => readFileSync(join(dataDirectory, "office.json"), "utf8");
const logged = () =>
  db.selectFrom("audit_log").selectAll().where("subject", "=", "installation").execute();

test("a mail server is set, tried by a real mail, and its password is never shown or stored in clear", async () => {
  expect(await row("Server de email")).toMatch(/^De făcut .*Rezolvă acum$/);
  const secret = "parola-cutiei-4711";
  const server = { smtpServer: "127.0.0.1", smtpPort: port, mailFrom: "Atelier <a@exemplu.ro>" };
  const wrong = await save(admin, "email", {
    ...server,
    smtpServer: "mail exemplu",
    smtpPassword: secret,
  });
  expect(wrong.status).toBe(422);
  expect(toldAt(wrong.page, "smtpServer")).toContain("mail.exemplu.ro");
  expect(valueOf(controlOf(wrong.page, "smtpServer"))).toBe("mail exemplu");
  expect(wrong.text).not.toContain(secret);
  const without = await save(admin, "email", { ...server, smtpUser: "atelier" });
  expect(toldAt(without.page, "smtpPassword")).toContain("parola acestui utilizator");

  const saved = await save(admin, "email", {
    ...server,
    smtpUser: "atelier",
    smtpPassword: secret,
  });
  expect(toastOf(saved.page)).toContain("Setările instalării sunt salvate");
  expect(toldAt(saved.page, "smtpPassword")).toContain("Este salvată");
  expect(valueOf(controlOf(saved.page, "smtpPassword"))).toBe("");
  expect(saved.text).not.toContain(secret);
  expect(stored()).not.toContain(secret);
  expect(stored()).not.toContain("atelier:");
  expect(statSync(join(dataDirectory, "office.json")).mode & 0o077).toBe(0);
  expect(await row("Server de email")).toMatch(/^Rezolvat/);
  // Another server is not sent the password of this one.
  const other = await save(admin, "email", { smtpServer: "mail.altul.ro" });
  expect(other.status).toBe(422);

  // The server of the test knows no passwords.
  await save(admin, "email", { smtpUser: "", smtpPassword: "" });
  const sent = await admin.submit(pageOf("email"), { intent: "try-mail" });
  expect(toastOf(sent.page)).toContain(`a plecat la ${email}`);
  expect(mailbox.letters.at(-1)?.to).toEqual([email]);
  expect(mailbox.letters.at(-1)?.text).toContain("poate trimite emailuri");
  mailbox.mood = "later";
  const failed = await admin.submit(pageOf("email"), { intent: "try-mail" });
  expect(toastOf(failed.page)).toMatch(/nu a putut fi trimis.*Motivul: .*try again later/s);
  mailbox.mood = "takes";

  const entries = JSON.stringify(await logged());
  expect(entries).not.toContain(secret);
  expect(entries).toContain("installation-tried");
});

test("a line of the launch list has its form on it: refused, saved and tried where it stands", async () => {
  const { page } = await admin.get("/admin/lansare");
  const way = page.querySelector("#line-copy a")?.getAttribute("href") ?? "";
  expect(way).toBe("/admin/lansare?linie=copie#line-copy");
  const [address] = way.split("#") as [string];
  const lineOf = (answer: { page: HTMLElement }) => answer.page.querySelector("#line-copy")!;
  const form = lineOf(await admin.get(address)).querySelector("form");
  expect(form?.getAttribute("action")).toBe(way);
  const version = valueOf(form!.querySelector("[name=version]")!);
  const fields = { intent: "save-copy", version, ...proof, copyEndpoint: "", copyRegion: "" };
  const wrong = await admin.post(address, { ...fields, copyTo: "nicăieri", copyKey: "" });
  expect(wrong.status).toBe(422);
  expect(valueOf(lineOf(wrong).querySelector("[name=copyTo]")!)).toBe("nicăieri");
  expect(toldAt(wrong.page, "copyTo")).toContain("s3://");
  const saved = await admin.post(address, { ...fields, copyTo: "", copyKey: "" });
  expect(saved.headers.get("location")).toBe(way);
  const tried = await admin.post("/admin/lansare?linie=adresa", { intent: "try-address" });
  expect(tried.headers.get("location")).toBe("/admin/lansare?linie=adresa#line-origin");
  // A line that has no form, and none at all.
  expect((await admin.post("/admin/lansare?linie=proba", {})).status).toBe(400);
  expect((await admin.post("/admin/lansare", {})).status).toBe(400);
});

test("what the environment says goes first, and has no field", async () => {
  const { page } = await admin.get(pageOf("email"));
  expect(textOf(page.querySelector("main"))).toContain("Stabilit în mediu, de MAIL_SHOP.");
  expect(page.querySelector("main [name=mailShop]")).toBeNull();
  await save(admin, "email", { mailShop: "altul@exemplu.ro" });
  expect(stored()).not.toContain("altul@exemplu.ro");
});

test("nobody saves without a proof, over somebody else's change, or for another role", async () => {
  const other = await signedIn({ role: "administrator", email: "alta@example.com" });
  await db.updateTable("sessions").set({ proven_at: null }).execute();
  const refused = await save(other, "siguranta", { backupHour: "5", proofPassword: "greșită" });
  expect(refused.status).toBe(403);
  expect(valueOf(controlOf(refused.page, "backupHour"))).toBe("5");
  await save(admin, "siguranta", { backupHour: "2" });
  const late = await save(admin, "siguranta", { backupHour: "3", version: "0" });
  expect(late.status).toBe(409);
  expect(mainOf(late)).toContain("Între timp s-a schimbat");
  // The notice's button saves what was typed over what is there now.
  const [mine] = late.page.querySelectorAll("main [role=alert] button");
  const again = { [mine!.getAttribute("name")!]: mine!.getAttribute("value")! };
  const over = await save(admin, "siguranta", { backupHour: "3", ...again });
  expect(toastOf(over.page)).toContain("sunt salvate");
  const seller = await signedIn({ role: "sales" });
  expect((await seller.post(pageOf("siguranta"), { intent: "save-backup" })).status).toBe(403);
});

test("a backup is asked for and stands in the list with its age and size", async () => {
  await save(admin, "siguranta", { backupHour: "3" });
  const before = mainOf(await admin.get("/admin/stare"));
  expect(before).toContain("Una în fiecare noapte, după ora 3.");
  const made = await admin.submit("/admin/stare", { intent: "make-backup" });
  expect(toastOf(made.page)).toContain("Copia de siguranță este făcută");
  expect(readdirSync(backupsDirectory).length).toBe(1);
  expect(mainOf(made)).toMatch(/acum 0 minute|acum 1 minut/);
  expect(mainOf(made)).toMatch(/\d+,?\d* ?MB/);
  expect(await row("Copie de siguranță")).toMatch(/^Rezolvat/);
});

test("a copy elsewhere is set with a key of one's own, made and tried", async () => {
  const place = join(dataDirectory, "..", `copies-${process.pid}`);
  const { page } = await admin.get(pageOf("copie"));
  const offered = /[\w-]{43}/.exec(toldAt(page, "copyKey"))?.[0];
  const without = await save(admin, "copie", { copyTo: place, copyKey: "" });
  expect(toldAt(without.page, "copyKey")).toContain("43 de semne");
  const bucket = await save(admin, "copie", { copyTo: "s3://cutie/copii", copyKey: makeCopyKey() });
  expect(bucket.status).toBe(422);
  const gone = await save(admin, "copie", { copyTo: place, copyKey: offered! });
  expect(gone.status).toBe(422);
  expect(toldAt(gone.page, "copyTo")).toContain("Directorul nu există");
  mkdirSync(place);
  const saved = await save(admin, "copie", { copyTo: place, copyKey: offered! });
  expect(toastOf(saved.page)).toContain("sunt salvate");
  expect(saved.text).not.toContain(offered!);
  expect(stored()).not.toContain(offered!);
  // The place must be there: it may be a disk that is not mounted, of which other fields are changed still.
  rmdirSync(place);
  const other = await save(admin, "copie", { copyRegion: "eu-central-1" });
  expect(toastOf(other.page)).toContain("sunt salvate");
  const failed = await admin.submit("/admin/stare", { intent: "make-copy" });
  expect(toastOf(failed.page)).toMatch(/Copierea nu a reușit.*is not there/s);
  expect(mainOf(failed)).toContain("Locul nu răspunde acum");
  mkdirSync(place);
  const made = await admin.submit("/admin/stare", { intent: "make-copy" });
  // On a busy machine both go on behind the page.
  expect(toastOf(made.page)).toMatch(/Copia este la zi|Durează mai mult și continuă/);
  expect(mainOf(made)).toContain(`Merg la ${place}.`);
  await expect.poll(() => row("Copie continuă în alt loc"), LATER).toMatch(/^Rezolvat/);
  const tried = await admin.submit("/admin/stare", { intent: "try-copy" });
  expect(toastOf(tried.page)).toMatch(/Refacerea din copie a reușit|Durează mai mult și continuă/);
  await expect.poll(() => row("Proba de restaurare"), LATER).toMatch(/^Rezolvat/);
});

test("the public address is used from the next start on, and tried as it is saved", async () => {
  const none = await admin.submit(pageOf("adresa"), { intent: "try-address" });
  expect(toastOf(none.page)).toContain("Nu este salvată nicio adresă publică");
  const wrong = await save(admin, "adresa", { origin: "atelier.ro" });
  expect(toldAt(wrong.page, "origin")).toContain("https://");
  const login = await save(admin, "adresa", { origin: "https://ana:parola@atelier.ro" });
  expect(toldAt(login.page, "origin")).toContain("fără utilizator și parolă");
  expect(stored() + JSON.stringify(await logged())).not.toContain("ana:parola");
  const saved = await save(admin, "adresa", { origin: "http://127.0.0.1:1" });
  expect(toastOf(saved.page)).toContain("de la următoarea pornire");
  expect(await row("Adresa publică")).toMatch(/^Rezolvat/);
  const tried = await admin.submit(pageOf("adresa"), { intent: "try-address" });
  expect(toastOf(tried.page)).toContain("nu răspunde magazinul");
});

test("a restart is advised only where a shop answers that is not known by the address; to a stranger leads none", async () => {
  let status = 421;
  const stranger = createServer((_, answer) => answer.writeHead(status).end("ok\n"));
  await new Promise<void>((resolve) => stranger.listen(0, "127.0.0.1", resolve));
  onTestFinished(() => void stranger.close());
  const { port: at } = stranger.address() as AddressInfo;
  await save(admin, "adresa", { origin: `http://127.0.0.1:${at}` });
  const verdict = async () =>
    toastOf((await admin.submit(pageOf("adresa"), { intent: "try-address" })).page);
  expect(await verdict()).toContain("pornește din nou magazinul");
  for (status of [404, 500, 403]) expect(await verdict()).toContain("nu răspunde magazinul");
  status = 200;
  expect(await verdict()).toContain("Magazinul răspunde");
});
