import { afterAll, beforeEach, expect, test } from "vitest";

import { placePieces } from "../orders-placed";
import { callTools, misbehaviours, say, startProvider } from "../provider";
import { textOf, toastOf, type Visitor } from "../visitor";
import { pieces } from "../world";
import { controlOf, descriptionOf, mainOf, valueOf } from "./reading";
import { openShop } from "./shop";

const provider = await startProvider();
// In a process of its own: the build reads its environment once.
process.env.OPENAI_BASE_URL = provider.url;
process.env.OPENAI_API_KEY = "sk-good-0000-secret";
const { db, visitor, signedIn } = await openShop();
const { findConversationData, deleteExpiredConversations } =
  await import("~/front/assistant/conversation.server");
afterAll(() => provider.close());

const ADDRESS = "/asistent";
beforeEach(() => {
  provider.behave(say("Bună ziua."));
});

function ask(somebody: Visitor, message: string) {
  return somebody.submit(ADDRESS, { intent: "send", message });
}

test("a message posted by a form leads to its thread, at the newest message", async () => {
  const maria = visitor();
  provider.behave(
    callTools({ name: "search_catalogue", wanted: { query: "pat" } }),
    say("Patul matrimonial Nora costă 3.499 Lei."),
  );
  const answer = await maria.post(ADDRESS, { intent: "send", message: " Un pat, vă rog " });
  expect(answer.status).toBe(303);
  expect(answer.location).toBe("/asistent#ultimul");
  const page = await maria.get(ADDRESS);
  expect(mainOf(page)).toContain("Un pat, vă rog");
  expect(mainOf(page)).toContain("Patul matrimonial Nora costă 3.499 Lei.");
  const link = page.page.querySelector(`[role=log] a[href="${pieces.bed.path}"]`);
  expect(textOf(link)).toBe(pieces.bed.product.name);
  expect(page.page.querySelector("#ultimul")).not.toBeNull();
});

test("a message made to be slow to read is answered like any other", async () => {
  const message = `${"1".repeat(490)}${" ".repeat(490)}a`;
  const start = process.cpuUsage();
  const answer = await visitor().post(ADDRESS, { intent: "send", message });
  const { user, system } = process.cpuUsage(start);
  expect(answer.status).toBe(303);
  expect((user + system) / 1000).toBeLessThan(3000);
});

test("the notice that it is an AI comes before the first message, in every language", async () => {
  const notices = await Promise.all(
    ["ro", "en", "tr", "bg", "hu", "it", "fr", "ru"].map(async (language) => {
      const { page } = await visitor().get(`${ADDRESS}?lng=${language}`);
      const [first] = page.querySelectorAll("main p");
      return textOf(first ?? null);
    }),
  );
  expect(new Set(notices).size).toBe(8);
  expect(notices[0]).toContain("Vorbești cu un asistent AI, nu cu un om");
});

test("in another language the chat starts anew with its welcome, for the model too", async () => {
  const maria = visitor();
  await ask(maria, "Salut, caut un dulap");
  expect(mainOf(await maria.get(ADDRESS))).toContain("Salut, caut un dulap");
  const changed = await maria.submit("/limba", { language: "en", returnTo: ADDRESS });
  expect(mainOf(changed)).toContain("Tell me which room you are furnishing");
  expect(mainOf(changed)).not.toContain("Salut, caut un dulap");
  provider.behave(say("Good day."));
  const english = mainOf(await ask(maria, "I want a desk"));
  expect(english).toContain("Good day.");
  expect(JSON.stringify(provider.asked.at(-1))).not.toContain("Salut, caut un dulap");
  const back = await maria.submit("/limba", { language: "ro", returnTo: ADDRESS });
  expect(mainOf(back)).not.toContain("Good day.");
  expect(mainOf(back)).not.toContain("Salut, caut un dulap");
  expect(mainOf(back)).toContain("Spune-mi ce cameră mobilezi");
});

test("a language in the address starts a conversation of its own, too", async () => {
  const maria = visitor();
  await ask(maria, "Salut, caut un dulap");
  const other = mainOf(await maria.get(`${ADDRESS}?lng=fr`));
  expect(other).not.toContain("Salut, caut un dulap");
});

test("a blank message is not sent", async () => {
  const maria = visitor();
  const answer = await maria.post(ADDRESS, { intent: "send", message: "  \n " });
  expect(answer.status).toBe(303);
  expect(maria.cookie("assistant")).toBeUndefined();
});

test("a message that is too long comes back with its text and the reason beside it", async () => {
  const maria = visitor();
  const message = "a".repeat(1001);
  const { status, page } = await maria.post(ADDRESS, { intent: "send", message });
  expect(status).toBe(422);
  const control = controlOf(page, "message");
  expect(valueOf(control)).toBe(message);
  expect(control.getAttribute("aria-invalid")).toBe("true");
  expect(descriptionOf(page, control)).toContain("cel mult 1000 de caractere");
});

test("the 21st message within an hour is refused in words, and kept", async () => {
  const maria = visitor();
  for (let time = 0; time < 20; time += 1) {
    expect((await maria.post(ADDRESS, { message: `mesajul ${time}` })).status).toBe(303);
  }
  const { status, page } = await maria.post(ADDRESS, { message: "încă unul" });
  expect(status).toBe(429);
  expect(valueOf(controlOf(page, "message"))).toBe("încă unul");
  expect(textOf(page.querySelector("main form"))).toContain("+40 21 555 01 42");
  expect((await visitor().post(ADDRESS, { message: "altcineva" })).status).toBe(303);
});

test("a resource route's form is led to the page, and a script hears events", async () => {
  const maria = visitor();
  const led = await maria.post("/chat", { message: "paturi" });
  expect([led.status, led.location]).toEqual([303, "/asistent#ultimul"]);
  expect((await maria.get("/chat")).location).toBe(ADDRESS);
  maria.headers.Accept = "text/event-stream";
  const heard = await maria.post("/chat", { message: "paturi" });
  expect(heard.headers.get("Content-Type")).toContain("text/event-stream");
  expect(heard.headers.get("Cache-Control")).toContain("no-transform");
  expect(heard.text.match(/^event: \w+/gm)).toEqual([
    "event: asked",
    "event: sentence",
    "event: answered",
  ]);
  expect((await maria.post("/chat", { message: " " })).status).toBe(422);
});

test("hostile text stays text, from the visitor and from the model", async () => {
  const hostile = `<script>alert("x")</script><img src=x onerror=alert(1)>`;
  provider.behave(say(hostile));
  const maria = visitor();
  const { text } = await ask(maria, hostile);
  expect(text).not.toContain("<script>alert");
  expect(text).not.toContain("<img src=x");
});

test("a conversation is nobody else's: not another cookie's, not the next user's", async () => {
  const ana = await signedIn({ email: "ana@example.com" });
  await ask(ana, "secretul Anei");
  expect(mainOf(await ana.get(ADDRESS))).toContain("secretul Anei");
  const cookie = ana.cookie("assistant")!;
  const stranger = visitor();
  stranger.setCookie("assistant", cookie);
  expect(mainOf(await stranger.get(ADDRESS))).not.toContain("secretul Anei");
  await stranger.post(ADDRESS, { intent: "clear" });
  const forged = visitor();
  forged.setCookie("assistant", `${cookie}x`);
  expect(mainOf(await forged.get(ADDRESS))).not.toContain("secretul Anei");
  expect(mainOf(await ana.get(ADDRESS))).toContain("secretul Anei");
});

test("a visitor clears the conversation, and nothing of it is kept", async () => {
  const maria = visitor();
  await ask(maria, "șterge-mă");
  const page = await maria.submit(ADDRESS, { intent: "clear" });
  expect(toastOf(page.page)).toContain("Conversația a fost ștearsă");
  expect(mainOf(page)).not.toContain("șterge-mă");
  const left = await db
    .selectFrom("conversation_messages")
    .select("id")
    .where("text", "=", "șterge-mă")
    .execute();
  expect(left).toEqual([]);
});

test("conversations older than 30 days are forgotten", async () => {
  const maria = visitor();
  await ask(maria, "de mult");
  const long = new Date(Date.now() - 31 * 24 * 60 * 60 * 1000).toISOString();
  await db.updateTable("conversations").set({ updated_at: long }).execute();
  expect(mainOf(await maria.get(ADDRESS))).not.toContain("de mult");
  expect(await deleteExpiredConversations()).toBeGreaterThan(0);
  expect(await db.selectFrom("conversation_messages").select("id").execute()).toEqual([]);
});

test("a customer's conversations are part of their data", async () => {
  const ana = await signedIn({ email: "ana.data@example.com" });
  await ask(ana, "întrebarea mea");
  const { id } = await db
    .selectFrom("users")
    .select("id")
    .where("email", "=", "ana.data@example.com")
    .executeTakeFirstOrThrow();
  const data = await findConversationData({ userId: id, conversationId: undefined });
  expect(data).toHaveLength(1);
  expect(data[0]!.messages.map(({ text, isBot }) => [text, isBot])).toEqual([
    ["întrebarea mea", false],
    ["Bună ziua.", true],
  ]);
  expect(await findConversationData({ userId: "altcineva", conversationId: undefined })).toEqual(
    [],
  );
});

test("a failing provider: the catalogue's answer, and of the key administrators alone are told", async () => {
  provider.behave(misbehaviours["401"]!);
  const maria = visitor();
  const answer = await ask(maria, "Aveți paturi?");
  expect(answer.page.querySelector(".toast [role=status]")).toBeNull();
  expect(mainOf(answer)).toContain("Iată ce am găsit în catalog");
  expect(mainOf(answer)).toContain("Răspuns calculat din catalogul");
  expect(mainOf(answer)).not.toMatch(/API|cheie/);
  expect(mainOf(answer)).not.toContain("Asistentul AI nu răspunde");
  expect(answer.text).not.toContain("sk-good");
  const admin = await signedIn({ role: "administrator" });
  const seen = await ask(admin, "Aveți paturi?");
  expect(mainOf(seen)).toContain("Asistentul AI nu răspunde");
  expect(mainOf(seen)).toContain("Furnizorul refuză cheia API");
  expect(seen.page.querySelector('main a[href="/configurare-api"]')).not.toBeNull();
  provider.behave(say("Bună ziua."));
  expect(mainOf(await ask(admin, "Acum?"))).not.toContain("Asistentul AI nu răspunde");
});

test.each([
  ["401", "Furnizorul refuză cheia API", true],
  ["429", "Cota cheii API este epuizată", true],
  ["500", "Furnizorul nu răspunde", false],
  ["no words at all", "Furnizorul trimite răspunsuri goale", false],
])(
  "%s: the dashboard and the assistant's desk tell it while it lasts",
  async (name, told, isOfKey) => {
    provider.behave(misbehaviours[name]!);
    await ask(visitor(), "zzyzx qwrtp");
    const admin = await signedIn({ role: "administrator" });
    expect(mainOf(await admin.get("/admin"))).toContain(told);
    expect(mainOf(await admin.get("/admin/asistent"))).toContain(told);
    const chat = await admin.get(ADDRESS);
    expect(mainOf(chat)).toContain(told);
    expect(chat.page.querySelector('main a[href="/configurare-api"]') !== null).toBe(isOfKey);
    provider.behave(say("Bună ziua."));
    await ask(visitor(), "Acum?");
    for (const address of ["/admin", "/admin/asistent", ADDRESS]) {
      expect(mainOf(await admin.get(address)), address).not.toContain(told);
    }
  },
);

test("a piece is planned in three messages, and its link leads to the same price", async () => {
  provider.behave(misbehaviours["401"]!);
  const maria = visitor();
  const asked = await ask(maria, "vreau un dulap în nișă de 217 × 255");
  expect(mainOf(asked)).toContain("Cât de adâncă e nișa?");
  expect(mainOf(await ask(maria, "60"))).toContain("Are peretele din spate plintă?");
  const answer = await ask(maria, "nu e plintă");
  expect(mainOf(answer)).toContain(
    "umple nișa ta de 217 × 255 cm (lățime × înălțime), adâncime 59,8 cm: 6.639 Lei TVA inclus",
  );
  const link = answer.page.querySelector('[role=log] a[href^="/proiecteaza?"]')!;
  expect(link.getAttribute("aria-label")).toBe("Vezi schița și prețul: Dulap pe măsură");
  const page = await maria.get(link.getAttribute("href")!.replaceAll("&amp;", "&"));
  expect(page.status).toBe(200);
  expect(mainOf(page)).toMatch(/Total\s*6\.639 Lei/);
  expect(mainOf(page)).not.toContain("Așa nu se poate");
});

test("who is signed in is led to the own order, who is not to the sign-in", async () => {
  provider.behave(misbehaviours["401"]!);
  const stranger = await ask(visitor(), "Unde e comanda mea?");
  expect(stranger.page.querySelector('[role=log] a[href="/autentificare"]')).not.toBeNull();
  const ana = await signedIn({ email: "ana.order@example.com" });
  const { id: user_id } = await db
    .selectFrom("users")
    .select("id")
    .where("email", "=", "ana.order@example.com")
    .executeTakeFirstOrThrow();
  const { id, number } = await placePieces(db, [[pieces.desk, 1]]);
  await db.updateTable("orders").set({ user_id }).where("id", "=", id).execute();
  const answer = await ask(ana, "Unde e comanda mea?");
  expect(mainOf(answer)).toContain(`Comanda ${number}: Nouă.`);
  const link = answer.page.querySelector(`[role=log] a[href="/cont/comenzi/${number}"]`);
  expect(textOf(link)).toBe(`Vezi comanda ${number}`);
  expect((await ana.get(`/cont/comenzi/${number}`)).status).toBe(200);
});

test("while a provider hangs the shop answers other pages, and in the end the question too", async () => {
  provider.behave(misbehaviours["silence after the connection"]!);
  let answered = 0;
  const hanging = Array.from({ length: 3 }, async () => {
    const { status } = await visitor().post(ADDRESS, { message: "Aveți paturi?" });
    answered += 1;
    return status;
  });
  await expect.poll(() => provider.asked.length).toBeGreaterThan(0);
  for (let page = 0; page < 5; page += 1) {
    expect((await visitor().get("/produse")).status).toBe(200);
    expect(answered).toBe(0);
  }
  expect(await Promise.all(hanging)).toEqual([303, 303, 303]);
});

test("a conversation goes to the inbox; a wrong form comes back with its values", async () => {
  const maria = visitor();
  expect((await maria.get("/asistent/consultant")).location).toBe(ADDRESS);
  await ask(maria, "Vreau o bucătărie");
  const form = {
    name: "Ileana Țăranu",
    email: "nu",
    phone: "0722 123 456",
    note: "Sunați după 17.",
  };
  const refused = await maria.post("/asistent/consultant", form);
  expect(refused.status).toBe(422);
  expect(valueOf(controlOf(refused.page, "name"))).toBe("Ileana Țăranu");
  const email = controlOf(refused.page, "email");
  expect(descriptionOf(refused.page, email)).toContain("Adresă de email invalidă");
  const sent = await maria.submit("/asistent/consultant", { ...form, email: "i@example.com" });
  expect(toastOf(sent.page)).toContain("Conversația a fost trimisă");
  const row = await db
    .selectFrom("contact_messages")
    .select(["name", "message", "language"])
    .executeTakeFirstOrThrow();
  expect(row.name).toBe("Ileana Țăranu");
  expect(row.message).toMatch(/^Sunați după 17\.\n\nTu: Vreau o bucătărie\n\nAsistent: /);
});
