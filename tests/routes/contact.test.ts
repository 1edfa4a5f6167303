import { randomUUID } from "node:crypto";
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";

import sharp from "sharp";
import { expect, onTestFinished, test } from "vitest";

import { cleanUp } from "~/front/operations/jobs/clean-up.server";
import { hasRoomFor } from "~/shop/messages/attachments.server";

import { textOf, toastOf } from "../visitor";
import { controlOf, descriptionOf, mainOf, valueOf } from "./reading";
import { openShop } from "./shop";

const { db, visitor, signedIn } = await openShop();

const message = {
  name: "Ioana Ștefan",
  email: "ioana@example.com",
  phone: "0722 123 456",
  subject: "O bibliotecă",
  message: "Aș vrea o bibliotecă pe tot peretele din living.",
};

let written = 0;

/** The same with words of its own: what is sent word for word again is the same message. */
function another() {
  written += 1;
  return { ...message, message: `${message.message} (${written})` };
}

/** The message's one attachment. */
function attached(bytes: BlobPart, name: string): [string, File][] {
  return [["attachment", new File([bytes], name)]];
}

const newest = () =>
  db
    .selectFrom("contact_messages")
    .selectAll()
    .orderBy("created_at", "desc")
    .limit(1)
    .executeTakeFirstOrThrow();
const mails = () => db.selectFrom("outbox").selectAll().execute();
const kept = () => {
  try {
    return readdirSync(join(process.env.SHOP_DATA!, "uploads", "contact"));
  } catch {
    return [];
  }
};

test("the subject of a link stands in the form, and a signed-in person's details too", async () => {
  const subjectOf = async (query: string) =>
    valueOf(controlOf((await visitor().get(`/contact?${query}`)).page, "subject"));
  expect(await subjectOf("subiect=consultatie")).toBe("Consultație gratuită");
  expect(await subjectOf("subiect=consultatie&lng=ru")).toBe("Бесплатная консультация");
  expect(await subjectOf("subiect=Câștigă acum")).toBe("");
  const radu = await signedIn({ email: "radu@example.com", phone: "0733111222" });
  const known = (await radu.get("/contact")).page;
  expect(valueOf(controlOf(known, "name"))).toBe("Radu Ionescu");
  expect(valueOf(controlOf(known, "email"))).toBe("radu@example.com");
  expect(valueOf(controlOf(known, "phone"))).toBe("0733 111 222");
});

test("address, phone and email are there, as links where they can be", async () => {
  const { page } = await visitor().get("/contact");
  expect(page.querySelector("main a[href='tel:+40215550142']")).not.toBeNull();
  expect(page.querySelector("main a[href='mailto:contact@atelier.example']")).not.toBeNull();
  expect(mainOf(await visitor().get("/contact"))).toContain("Strada Tâmplarilor 18");
});

test("a wrong message is refused beside its fields, with what was typed", async () => {
  const answer = await visitor().post("/contact", {
    name: "I",
    email: "ioana",
    phone: "0722",
    subject: "Bună",
    message: "Salut",
  });
  expect(answer.status).toBe(422);
  const describe = (name: string) => descriptionOf(answer.page, controlOf(answer.page, name));
  expect(describe("name")).toContain("Numele trebuie să aibă cel puțin 2 caractere");
  expect(describe("email")).toContain("Adresă de email invalidă");
  expect(describe("phone")).toContain("10");
  expect(describe("subject")).toContain("cel puțin 5");
  expect(describe("message")).toContain("cel puțin 10");
  expect(valueOf(controlOf(answer.page, "message"))).toBe("Salut");
  expect(valueOf(controlOf(answer.page, "email"))).toBe("ioana");
  expect(answer.page.querySelectorAll("main [role=alert] a")).toHaveLength(5);
});

test("a message is kept, noted to the shop and acknowledged to its sender in his language", async () => {
  const emma = visitor();
  emma.headers["Accept-Language"] = "en";
  const answer = await emma.post("/contact", message);
  expect(answer.status).toBe(303);
  expect(answer.location).toBe("/contact?trimis=da");
  const page = await emma.get(answer.location ?? "");
  expect(toastOf(page.page)).toContain("Message sent");
  expect(page.page.querySelector("main textarea")).toBeNull();
  expect(await newest()).toMatchObject({
    name: message.name,
    phone: "+40722123456",
    language: "en",
    read_at: null,
    spam_at: null,
  });
  const sent = await mails();
  const note = sent.find(({ recipient }) => recipient === "contact@atelier.example");
  expect(note).toMatchObject({ reply_to: message.email, subject: "Mesaj nou: O bibliotecă" });
  expect(note?.text).toContain(message.message);
  const receipt = sent.find(({ recipient }) => recipient === message.email);
  expect(receipt?.subject).toBe("We have received your message · Atelier");
  // Or anybody could have this shop mail his words to somebody else.
  expect(receipt?.text).not.toContain("bibliotec");
});

test("what a machine fills in goes among the spam, quietly and without mail", async () => {
  const before = (await mails()).length;
  const answer = await visitor().post("/contact", { ...message, website: "https://x.example" });
  expect(answer.status).toBe(303);
  expect((await newest()).spam_at).not.toBeNull();
  expect(await mails()).toHaveLength(before);
});

test("the sixth message in an hour is refused with what was typed, and not kept", async () => {
  const eager = visitor();
  const wordy = { ...message, email: "eager@example.com" };
  for (let count = 0; count < 5; count += 1) {
    expect((await eager.post("/contact", { ...another(), email: wordy.email })).status).toBe(303);
  }
  const answer = await eager.post("/contact", { ...wordy, subject: "A șasea oară" });
  expect(answer.status).toBe(429);
  expect(textOf(answer.page.querySelector("main [role=alert]"))).toContain("Mai încearcă peste");
  expect(valueOf(controlOf(answer.page, "subject"))).toBe("A șasea oară");
  expect((await newest()).subject).not.toBe("A șasea oară");
  // Nobody can have this shop write to an address without end.
  const receipts = (await mails()).filter(({ recipient }) => recipient === "eager@example.com");
  expect(receipts).toHaveLength(3);
});

test("a picture is kept in our own encoding, without what the camera wrote into it", async () => {
  const picture = await sharp({
    create: { width: 3000, height: 2000, channels: 3, background: "#b8860b" },
  })
    .withExif({ IFD3: { GPSLatitudeRef: "N", GPSLatitude: "44/1 26/1 0/1" } })
    .jpeg()
    .toBuffer();
  const files = attached(new Uint8Array(picture), "../../plan\u0000.jpg");
  expect((await visitor().upload("/contact", another(), files)).status).toBe(303);
  const { attachment_file, attachment_name } = await newest();
  expect(attachment_file).toMatch(/^[0-9a-f-]{36}\.webp$/);
  expect(attachment_name).toBe("plan .jpg");
  const stored = await sharp(
    join(process.env.SHOP_DATA!, "uploads", "contact", attachment_file!),
  ).metadata();
  expect(stored).toMatchObject({ format: "webp", width: 2400 });
  expect(stored.exif).toBeUndefined();
});

test("a PDF is kept byte for byte", async () => {
  const bytes = "%PDF-1.4\nfoo";
  await visitor().upload("/contact", another(), attached(bytes, "plan.pdf"));
  const { attachment_file } = await newest();
  expect(attachment_file).toMatch(/\.pdf$/);
  const file = join(process.env.SHOP_DATA!, "uploads", "contact", attachment_file!);
  expect(readFileSync(file, "utf8")).toBe(bytes);
});

const hugePicture = () =>
  sharp({
    create: { width: 6000, height: 4001, channels: 3, background: "#fff" },
    limitInputPixels: false,
  })
    .png()
    .toBuffer();

test.each([
  ["a script dressed as a picture", () => Buffer.from("<script>alert(1)</script>"), "x.jpg"],
  [
    "a drawing that can hold script",
    () => Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>'),
    "x.svg",
  ],
  ["a torn picture", () => Buffer.from([0xff, 0xd8, 0xff, 0xe0, 0, 16, 74, 70]), "x.jpg"],
  ["a program", () => Buffer.from("MZ\u0090"), "x.pdf"],
  ["more than 24 megapixels", hugePicture, "x.png"],
] as const)("%s is refused beside its field, and nothing is left behind", async (_, make, name) => {
  const before = kept().length;
  const bytes = new Uint8Array(await make());
  const answer = await visitor().upload("/contact", message, attached(bytes, name));
  expect(answer.status).toBe(422);
  const control = controlOf(answer.page, "attachment");
  expect(control.getAttribute("aria-invalid")).toBe("true");
  expect(descriptionOf(answer.page, control)).toContain("Primim doar imagini");
  expect(valueOf(controlOf(answer.page, "message"))).toBe(message.message);
  expect(kept()).toHaveLength(before);
});

/** Messages of as many people whose files take so many bytes, and nothing on the disk. */
async function fillRoom(bytes: number, files = 1): Promise<void> {
  const rows = Array.from({ length: files }, (_, index) => ({
    id: randomUUID(),
    ...message,
    email: `filler-${index}@example.com`,
    phone: "",
    language: "ro",
    attachment_file: `filler-${randomUUID()}.pdf`,
    attachment_name: "plan.pdf",
    attachment_bytes: index === 0 ? bytes : 0,
    created_at: "2020-01-01T08:00:00.000Z",
  }));
  for (let at = 0; at < rows.length; at += 500) {
    await db
      .insertInto("contact_messages")
      .values(rows.slice(at, at + 500))
      .execute();
  }
  onTestFinished(async () => {
    await db.deleteFrom("contact_messages").where("attachment_file", "like", "filler-%").execute();
  });
}

const GB = 1024 * 1024 * 1024;
const pdf = () => attached("%PDF-1.4\nfoo", "plan.pdf");

test.each([
  ["2 GB", 2 * GB - 5, 1],
  ["5,000 files", 0, 5_000],
])(
  "beyond %s in all a file is refused beside its field; the message goes without it",
  async (...row) => {
    const [, bytes, files] = row;
    const before = kept().length;
    await fillRoom(bytes, files);
    const sent = another();
    const answer = await visitor().upload("/contact", sent, pdf());
    expect(answer.status).toBe(422);
    const control = controlOf(answer.page, "attachment");
    expect(control.getAttribute("aria-invalid")).toBe("true");
    expect(descriptionOf(answer.page, control)).toContain("nu mai avem loc pentru fișiere");
    expect(valueOf(controlOf(answer.page, "message"))).toBe(sent.message);
    expect(kept()).toHaveLength(before);
    expect((await visitor().upload("/contact", another(), [])).status).toBe(303);
    // A message that is deleted gives its room back.
    await db.deleteFrom("contact_messages").where("attachment_file", "like", "filler-%").execute();
    expect((await visitor().upload("/contact", another(), pdf())).status).toBe(303);
  },
);

test("of many files at once as many are kept as there is room for", async () => {
  const { bytes } = await db
    .selectFrom("contact_messages")
    .select((eb) => eb.fn.sum<number>("attachment_bytes").as("bytes"))
    .executeTakeFirstOrThrow();
  const before = kept().length;
  await fillRoom(2 * GB - bytes - 30);
  const answers = await Promise.all(
    Array.from({ length: 6 }, () => visitor().upload("/contact", another(), pdf())),
  );
  expect(answers.map(({ status }) => status).sort()).toEqual([303, 303, 422, 422, 422, 422]);
  expect(kept()).toHaveLength(before + 2);
});

test("the back office tells from four fifths on how full the room for files is", async () => {
  const admin = await signedIn({ role: "administrator" });
  const told = async () => mainOf(await admin.get("/admin"));
  await fillRoom(Math.round(1.55 * GB));
  expect(await told()).not.toContain("din locul pentru fișiere");
  await fillRoom(Math.round(0.1 * GB));
  expect(await told()).toMatch(/82\s*% din locul pentru fișiere este ocupat/);
});

test("a file of before its bytes were noted counts as the largest, and is measured by the sweep", async () => {
  await visitor().upload("/contact", another(), pdf());
  const { id, attachment_bytes } = await newest();
  expect(attachment_bytes).toBe("%PDF-1.4\nfoo".length);
  await db.updateTable("contact_messages").set({ attachment_bytes: null }).execute();
  expect(await hasRoomFor(2 * GB - 8 * 1024 * 1024, db)).toBe(false);
  await cleanUp();
  const measured = await db
    .selectFrom("contact_messages")
    .select("attachment_bytes")
    .where("id", "=", id)
    .executeTakeFirstOrThrow();
  expect(measured).toEqual({ attachment_bytes });
});

test("no address serves what was sent along", async () => {
  const { attachment_file } = await db
    .selectFrom("contact_messages")
    .select("attachment_file")
    .where("attachment_file", "like", "%.webp")
    .executeTakeFirstOrThrow();
  for (const path of [`/imagini/${attachment_file}`, `/uploads/contact/${attachment_file}`]) {
    expect((await visitor().get(path)).status).toBe(404);
  }
});

test("the real map is let in only on the page that asks for it", async () => {
  const policyOf = async (path: string) =>
    (await visitor().get(path)).headers.get("Content-Security-Policy") ?? "";
  for (const path of ["/contact", "/"]) {
    expect(await policyOf(path)).not.toContain("frame-src");
    expect(await policyOf(`${path}?harta=da`)).toContain("frame-src https://www.google.com");
    const { page } = await visitor().get(`${path}?harta=da`);
    expect(page.querySelector("iframe")?.getAttribute("src")).toMatch(
      /^https:\/\/www\.google\.com/,
    );
    const still = (await visitor().get(path)).page;
    expect(still.querySelector("iframe")).toBeNull();
    expect(still.querySelector(`a[href='${path}?harta=da#harta']`)).not.toBeNull();
  }
  expect(await policyOf("/cos?harta=da")).not.toContain("frame-src");
});
