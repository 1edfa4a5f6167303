import fc from "fast-check";
import { expect, test } from "vitest";

import { budgets, freePosts } from "~/platform/http/budgets";
import type { Budget } from "~/platform/http/budgets/budget";
import { networkShares, clientUses } from "~/platform/http/client-rate-limit.server";
import type { RateLimit } from "~/platform/http/rate-limit.server";

import { addAppointment } from "../appointments/teams";
import { sentDrawing } from "../approvals/fixtures";
import { CHECKOUT, REVIEW } from "../checkout-form";
import { turnCodesOn } from "../one-time-codes";
import { placePlans, wardrobePlan } from "../orders-placed";
import { addPerson } from "../people";
import { addQuoteRequest } from "../quotes/desk";
import type { Answer, Visitor } from "../visitor";
import { buyer, newcomer, pieceId, pieces } from "../world";
import { routeAccess, type Places } from "./access";
import { mailedLink, register, signIn } from "./accounts";
import { fillInCheckout, mainOf } from "./reading";
import { sendUpload } from "./send-upload";
import { openShop } from "./shop";

// In a process of its own, whose cards are taken by a provider that never answers.
process.env.STRIPE_SECRET_KEY = "sk_test_0000";
process.env.STRIPE_WEBHOOK_SECRET = "whsec_0000";
process.env.STRIPE_API_BASE = "http://127.0.0.1:9";
const { db, send, visitor, signedIn } = await openShop();
// Its module opens the database when it is first asked, which the shop has chosen by now.
const { countUses } = await import("~/platform/http/rate-limit.server");
await db.updateTable("products").set({ stock_quantity: 1_000 }).execute();
const desk = await pieceId(db, pieces.desk);

const table: Record<string, Budget> = budgets;
const kinds = [
  "client",
  "recipient",
  "account",
  "tries",
  "product",
  "conversation",
  "order",
] as const;
const limits = Object.entries(table).flatMap(([name, budget]) =>
  kinds.flatMap((kind) => (budget[kind] ? [{ name: `${name} ${kind}`, limit: budget[kind] }] : [])),
);

const somewhere = new Proxy({} as Places, { get: () => "x" });
/** Every post that a route of the shop takes, as the table names it. */
const posts = Object.entries(routeAccess(somewhere)).flatMap(([id, route]) =>
  (route.posts ?? []).map((intent) => `${id.slice("routes/".length)} ${intent}`.trim()),
);

function stands(post: string, pattern: string): boolean {
  return pattern.endsWith("*") ? post.startsWith(pattern.slice(0, -1)) : post === pattern;
}

test("every post of the shop has a budget or says why it needs none, and nothing else is bounded", () => {
  const bounded = Object.values(table).flatMap((budget) => budget.posts);
  const free = Object.keys(freePosts);
  for (const post of posts) {
    const isBounded = bounded.some((pattern) => stands(post, pattern));
    expect([post, isBounded !== free.includes(post)]).toEqual([post, true]);
  }
  for (const pattern of [...bounded, ...free]) {
    expect([pattern, posts.some((post) => stands(post, pattern))]).toEqual([pattern, true]);
  }
});

test("what one limit counts, no other does", () => {
  const byName = new Map<string, RateLimit>();
  for (const { limit } of limits) {
    expect(byName.get(limit.name) ?? limit).toEqual(limit);
    byName.set(limit.name, limit);
  }
});

test("a network of clients may spend its share and no more, however its addresses are spread", async () => {
  const network = fc.record({
    version: fc.constantFrom(4 as const, 6 as const),
    hosts: fc.array(fc.tuple(fc.nat(3), fc.nat(3), fc.nat(3), fc.nat(3)), { maxLength: 60 }),
  });
  const limit = { most: 2, minutes: 60 };
  let run = 0;
  await fc.assert(
    fc.asyncProperty(network, async ({ version, hosts }) => {
      run += 1;
      const name = `run ${run}`;
      const counted = new Map<string, number>();
      for (const [a, b, c, d] of hosts) {
        const address = version === 4 ? `198.51.${a}.${d}` : `2001:db8:${a}:${b * 256 + c}::${d}`;
        const request = new Request("http://shop", { headers: { "x-shop-client": address } });
        // Written out for the test: the networks that an address is in, the narrowest first.
        const networks =
          version === 4
            ? [address, `198.51.${a}`]
            : [`${a}:${b}:${c}`, `${a}:${b}`, `${a}`, "2001:db8"];
        const shares = networkShares[version].map(({ times }) => times * limit.most);
        for (const one of networks) counted.set(one, (counted.get(one) ?? 0) + 1);
        const isWithin = networks.every((one, nth) => counted.get(one)! <= shares[nth]!);
        const refused = await countUses(clientUses(request, { ...limit, name }), new Date(), db);
        expect(refused === undefined).toBe(isWithin);
      }
    }),
    { numRuns: 60 },
  );
});

/** Somebody whose uses a limit counts, and a post that spends one; whether the shop took it. */
interface Spending {
  who: string;
  isTaken: () => Promise<boolean>;
}

let people = 0;
/** A mail address, and a name for whatever else is to be new. */
function fresh(): string {
  people += 1;
  return `om.${people}@example.com`;
}

const addressOf = (somebody: Visitor) => somebody.headers["x-shop-client"]!;
const isTaken = async (asked: Promise<Answer>) => {
  const answer = await asked;
  expect(answer.status).toBeLessThan(500);
  return answer.status !== 429 && !mainOf(answer).includes("prea multe");
};
const mailsTo = async (email: string) =>
  (await db.selectFrom("outbox").select("id").where("recipient", "=", email).execute()).length;
/** Whether a post has a mail written to an address; it is answered the same if not. */
const isMailed = async (email: string, post: () => Promise<Answer>) => {
  const before = await mailsTo(email);
  expect((await post()).status).toBe(303);
  return (await mailsTo(email)) > before;
};

async function place(somebody: Visitor, email: string): Promise<Answer> {
  const form = await fillInCheckout(somebody, desk);
  return somebody.post(REVIEW, { ...form, email });
}

/** A new order of somebody's, and its page. */
async function placed(): Promise<{ id: string; page: string }> {
  const page = (await place(visitor(), fresh())).location!;
  const { id } = await db
    .selectFrom("orders")
    .select("id")
    .where("token", "=", page.split("/")[2]!)
    .executeTakeFirstOrThrow();
  return { id, page };
}
const answeredOffer = { quote: "1", answer: "accepted" };

/** The page of a drawing that somebody was sent, and an approval of another. */
async function drawingPage(): Promise<string> {
  const { number, token } = await placePlans(db, [[wardrobePlan, 1]], { status: "new" });
  return `/comanda/${token}/desene/${await sentDrawing(db, number)}`;
}
const approval = { intent: "approve", hash: "x", checked: "on" };

/** The page on which something about a delivered order is claimed. */
async function claimPage(): Promise<string> {
  const { id, page } = await placed();
  await db.updateTable("orders").set({ status: "delivered" }).where("id", "=", id).execute();
  return `${page}/reclamatii`;
}
const claim = { kind: "other", line: "", text: "Lipsesc două șuruburi.", formToken: "claim" };

const message = {
  name: buyer.fullName,
  phone: buyer.phone,
  subject: "O bibliotecă",
  message: "Aș vrea o bibliotecă pe tot peretele.",
};
const asked = {
  name: buyer.fullName,
  phone: buyer.phone,
  county: "RO-B",
  city: "București",
  wishes: "Aș vrea o bibliotecă pe tot peretele.",
};
const statement = {
  fullName: buyer.fullName,
  order: "AM-2020-000001",
  intent: "confirm",
};
// Only what is sold out takes an address.
const soldOut = { id: await pieceId(db, pieces.soldOut) };
await db.updateTable("products").set({ stock_quantity: 0 }).where("id", "=", soldOut.id).execute();
const alerts = `/anunta-ma?piesa=${pieces.soldOut.path.slice("/produse/".length)}`;
const questions = `${pieces.desk.path}/intrebari`;
const question = { name: buyer.fullName, text: "Se poate livra demontat?" };
const { appointmentToken } = await addAppointment(db);
const BOOK = "/programare?fel=showroom";

/** Books the next free hour in the showroom. */
async function reserveWith(somebody: Visitor, email: string): Promise<Answer> {
  const free = (await visitor().get(BOOK)).page.querySelector("main [name=slot]");
  const slot = free?.getAttribute("value") ?? "";
  return somebody.post(BOOK, { name: buyer.fullName, email, phone: buyer.phone, slot });
}

const kept = { intent: "save", produs: "birouri/1" };
const guess = { intent: "discount", code: "PRIMAVARA" };
const review = { intent: "review", rating: "5", text: "Un birou foarte frumos, mulțumim." };

async function customer(): Promise<{ id: string; email: string; person: Visitor }> {
  const email = fresh();
  await register(db, visitor(), { email });
  const person = visitor();
  await signIn(person, { email });
  return { id: await addPerson(db, { email }), email, person };
}

async function conversationOf(somebody: Visitor): Promise<string> {
  await somebody.post("/asistent", { message: "Aveți paturi?" });
  const { id } = await db
    .selectFrom("conversations")
    .select("id")
    .orderBy("created_at", "desc")
    .executeTakeFirstOrThrow();
  return id;
}

/** Somebody who has given the password and is asked for a code. */
async function beforeTheCode(): Promise<{ id: string; person: Visitor }> {
  const { id, email, person: owner } = await customer();
  await turnCodesOn(owner);
  const person = visitor();
  await signIn(person, { email });
  return { id, person };
}

async function resetLink(): Promise<{ id: string; link: string }> {
  const { id, email } = await customer();
  await visitor().post("/resetare-parola", { email });
  return { id, link: await mailedLink(db, email, /^Resetarea parolei/) };
}

async function confirmationLink(): Promise<string> {
  const email = fresh();
  await visitor().post("/inregistrare", { ...newcomer, email });
  return mailedLink(db, email, /^Confirmă/);
}

function byClient(post: (somebody: Visitor) => Promise<Answer>): () => Promise<Spending> {
  return () => {
    const somebody = visitor();
    return Promise.resolve({ who: addressOf(somebody), isTaken: () => isTaken(post(somebody)) });
  };
}

function byRecipient(post: (email: string) => Promise<Answer>): () => Promise<Spending> {
  return () => {
    const email = fresh();
    return Promise.resolve({ who: email, isTaken: () => isMailed(email, () => post(email)) });
  };
}

const wrong = "nu este aceasta";
const held: Record<string, (() => Promise<Spending>) | "known-device.test.ts"> = {
  "checkout client": byClient((somebody) => place(somebody, fresh())),
  "checkout recipient": () => {
    const email = fresh();
    const isOrdered = () => isTaken(place(visitor(), email.toUpperCase()));
    return Promise.resolve({ who: email, isTaken: isOrdered });
  },
  "checkout account": async () => {
    const email = fresh();
    const somebody = await signedIn({ email });
    const who = await addPerson(db, { email });
    return { who, isTaken: () => isTaken(place(somebody, email)) };
  },
  "checkoutDetails client": byClient(async (somebody) => {
    await somebody.post("/cos", { intent: "add", productId: desk });
    return somebody.post(CHECKOUT, { ...buyer, email: fresh() });
  }),
  "checkoutTyping client": byClient(async (somebody) => {
    await somebody.post("/cos", { intent: "add", productId: desk });
    return somebody.post(CHECKOUT, { ...buyer, intent: "transport" });
  }),
  "discount client": byClient((somebody) => somebody.post("/cos", guess)),
  "discount account": async () => {
    const email = fresh();
    const somebody = await signedIn({ email });
    const who = await addPerson(db, { email });
    return { who, isTaken: () => isTaken(somebody.post("/cos", guess)) };
  },
  "saved client": byClient((somebody) => somebody.post("/salvate", kept)),
  "saved account": async () => {
    const email = fresh();
    const somebody = await signedIn({ email });
    const who = await addPerson(db, { email });
    return { who, isTaken: () => isTaken(somebody.post("/salvate", kept)) };
  },
  "savedMail client": byClient(async (somebody) => {
    await somebody.post("/salvate", kept);
    return somebody.post("/salvate", { intent: "mail", email: fresh() });
  }),
  "savedMail recipient": () => {
    const email = fresh();
    const ask = async () => {
      const somebody = visitor();
      await somebody.post("/salvate", kept);
      return somebody.post("/salvate", { intent: "mail", email: email.toUpperCase() });
    };
    return Promise.resolve({ who: email, isTaken: () => isTaken(ask()) });
  },
  "cart client": byClient((somebody) =>
    somebody.post("/cos", { intent: "add", productId: desk, returnTo: "/" }),
  ),
  "review account": async () => {
    const email = fresh();
    const somebody = await signedIn({ email });
    const who = await addPerson(db, { email });
    return { who, isTaken: () => isTaken(somebody.post(pieces.desk.path, review)) };
  },
  "review product": async () => {
    const somebody = await signedIn();
    return { who: desk, isTaken: () => isTaken(somebody.post(pieces.desk.path, review)) };
  },
  "contact client": byClient((somebody) =>
    somebody.post("/contact", { ...message, email: fresh() }),
  ),
  "contact recipient": byRecipient((email) => visitor().post("/contact", { ...message, email })),
  "quoteRequest client": byClient((somebody) =>
    somebody.post("/oferta", { ...asked, email: fresh() }),
  ),
  "quoteRequest recipient": () => {
    const email = fresh();
    const ask = () =>
      visitor().post("/oferta", { ...asked, email, wishes: `${asked.wishes} ${fresh()}` });
    return Promise.resolve({ who: email, isTaken: () => isTaken(ask()) });
  },
  "quoteAnswer client": byClient(async (somebody) => {
    const { token } = await addQuoteRequest(db);
    return somebody.post(`/oferta/${token}`, { intent: "decline", version: "1", note: "" });
  }),
  "newsletter client": byClient((somebody) => somebody.post("/newsletter", { email: fresh() })),
  "newsletter recipient": byRecipient((email) => visitor().post("/newsletter", { email })),
  "question client": byClient((somebody) => somebody.post(questions, question)),
  "question product": async () => {
    const id = await pieceId(db, pieces.desk);
    return { who: id, isTaken: () => isTaken(visitor().post(questions, question)) };
  },
  "stockAlert client": byClient((somebody) => somebody.post(alerts, { email: fresh() })),
  "stockAlert recipient": byRecipient((email) => visitor().post(alerts, { email })),
  "stockAlert product": async () => {
    const isAsked = () => isTaken(visitor().post(alerts, { email: fresh() }));
    return Promise.resolve({ who: soldOut.id, isTaken: isAsked });
  },
  "appointment client": async () => {
    const email = fresh();
    const somebody = await signedIn({ email });
    const isBooked = async () => {
      // Only so many may be ahead, which is another rule.
      await db.deleteFrom("appointments").where("email", "=", email).execute();
      return isTaken(reserveWith(somebody, email));
    };
    return { who: addressOf(somebody), isTaken: isBooked };
  },
  "appointmentHold client": byClient((somebody) => reserveWith(somebody, fresh())),
  "appointmentHold recipient": () => {
    const email = fresh();
    return Promise.resolve({ who: email, isTaken: () => isTaken(reserveWith(visitor(), email)) });
  },
  "appointmentChange client": byClient((somebody) => {
    return somebody.post(`/programare/${appointmentToken}`, { intent: "cancel" });
  }),
  "withdrawal client": byClient((somebody) =>
    somebody.post("/retragere", { ...statement, email: fresh() }),
  ),
  "withdrawal recipient": byRecipient((email) =>
    visitor().post("/retragere", { ...statement, email }),
  ),
  "drawing client": byClient(async (somebody) => somebody.post(await drawingPage(), approval)),
  "drawing order": async () => {
    const page = await drawingPage();
    const who = page.split("/")[2]!;
    return { who, isTaken: () => isTaken(visitor().post(page, approval)) };
  },
  "claim client": byClient(async (somebody) => somebody.post(await claimPage(), claim)),
  "claim order": async () => {
    const page = await claimPage();
    const who = page.split("/")[2]!;
    return { who, isTaken: () => isTaken(visitor().post(page, claim)) };
  },
  "transport client": byClient(async (somebody) =>
    somebody.post((await placed()).page, answeredOffer),
  ),
  "transport order": async () => {
    const { id, page } = await placed();
    return { who: id, isTaken: () => isTaken(visitor().post(page, answeredOffer)) };
  },
  "card client": byClient(async (somebody) => somebody.post(`${(await placed()).page}/plata`, {})),
  "card order": async () => {
    const { id, page } = await placed();
    return { who: id, isTaken: () => isTaken(visitor().post(`${page}/plata`, {})) };
  },
  "assistant client": byClient((somebody) =>
    somebody.post("/asistent", { message: "Aveți paturi?" }),
  ),
  "assistant conversation": async () => {
    const somebody = visitor();
    const who = await conversationOf(somebody);
    return { who, isTaken: () => isTaken(somebody.post("/asistent", { message: "Și mese?" })) };
  },
  "registration client": byClient((somebody) =>
    somebody.post("/inregistrare", { ...newcomer, email: fresh() }),
  ),
  "registration recipient": () => {
    const email = fresh();
    const isRegistered = () => isTaken(visitor().post("/inregistrare", { ...newcomer, email }));
    return Promise.resolve({ who: email, isTaken: isRegistered });
  },
  "linkRequest client": byClient((somebody) =>
    somebody.post("/resetare-parola", { email: fresh() }),
  ),
  "linkRequest recipient": async () => {
    const { email } = await customer();
    const requests = async () =>
      (await db.selectFrom("link_requests").selectAll().execute()).length;
    const isAsked = async () => {
      const before = await requests();
      expect((await visitor().post("/resetare-parola", { email })).status).toBe(303);
      return (await requests()) > before;
    };
    return { who: email, isTaken: isAsked };
  },
  "signIn client": byClient((somebody) => signIn(somebody, { email: fresh(), password: wrong })),
  "signIn tries": async () => {
    const { email } = await customer();
    return { who: email, isTaken: () => isTaken(signIn(visitor(), { email })) };
  },
  "knownDevice tries": "known-device.test.ts",
  "secondStep client": async () => {
    const { person } = await beforeTheCode();
    const post = () => person.post("/autentificare/cod", { oneTimeCode: "000000" });
    return { who: addressOf(person), isTaken: () => isTaken(post()) };
  },
  "secondStep tries": async () => {
    const { id, person } = await beforeTheCode();
    const post = () => person.post("/autentificare/cod", { oneTimeCode: "000000" });
    return { who: id, isTaken: () => isTaken(post()) };
  },
  "passkey client": byClient((somebody) => {
    somebody.headers.Accept = "application/json";
    return somebody.post("/autentificare/cheie", { purpose: "prove" });
  }),
  "password client": async () => {
    const { person } = await customer();
    const ask = { intent: "email", email: fresh(), password: wrong };
    return { who: addressOf(person), isTaken: () => isTaken(person.post("/cont/profil", ask)) };
  },
  "password tries": async () => {
    const { id, person } = await customer();
    const session = await db
      .selectFrom("sessions")
      .select("id")
      .where("user_id", "=", id)
      .executeTakeFirstOrThrow();
    const ask = { intent: "email", email: fresh(), password: newcomer.password };
    return { who: session.id, isTaken: () => isTaken(person.post("/cont/profil", ask)) };
  },
  "confirmation client": async () => {
    const [link, somebody] = [await confirmationLink(), visitor()];
    const ask = { intent: "confirm", password: wrong };
    return { who: addressOf(somebody), isTaken: () => isTaken(somebody.post(link, ask)) };
  },
  "confirmation tries": async () => {
    const link = await confirmationLink();
    const ask = { intent: "confirm", password: newcomer.password };
    return {
      who: link.replace(/^.*\//, ""),
      isTaken: () => isTaken(visitor().post(link, ask)),
    };
  },
  "reset client": async () => {
    const [{ link }, somebody] = [await resetLink(), visitor()];
    const ask = { newPassword: "alta parola buna" };
    return { who: addressOf(somebody), isTaken: () => isTaken(somebody.post(link, ask)) };
  },
  "reset tries": async () => {
    const { id, link } = await resetLink();
    const ask = { newPassword: "alta parola buna" };
    return { who: id, isTaken: () => isTaken(visitor().post(link, ask)) };
  },
  "emailChange recipient": async () => {
    const [{ person }, email] = [await customer(), fresh()];
    const ask = { intent: "email", email, password: newcomer.password };
    return { who: email, isTaken: () => isTaken(person.post("/cont/profil", ask)) };
  },
  "account account": async () => {
    const { id, person } = await customer();
    const ask = { intent: "profile", firstName: "Ana", lastName: "Pop", phone: "" };
    return { who: id, isTaken: () => isTaken(person.post("/cont/profil", ask)) };
  },
  "backOffice account": async () => {
    const email = fresh();
    const admin = await signedIn({ email, role: "administrator" });
    const who = await addPerson(db, { email });
    return { who, isTaken: () => isTaken(admin.post("/admin/asistent", {})) };
  },
};

test("every limit of the table is shown to be held", () => {
  expect(Object.keys(held).sort()).toEqual(limits.map(({ name }) => name).sort());
});

for (const { name, limit } of limits) {
  const make = held[name];
  if (typeof make !== "function") continue;
  test(`${name}: ${limit.most} in ${limit.minutes} minutes, and not one more`, async () => {
    const last = await make();
    await spend(limit, last.who, limit.most - 1);
    expect(await last.isTaken()).toBe(true);
    const beyond = await make();
    await spend(limit, beyond.who, limit.most);
    expect(await beyond.isTaken()).toBe(false);
  });
}

/** Counts so many uses, as if somebody had just made them. */
async function spend(limit: RateLimit, who: string, times: number): Promise<void> {
  await db.deleteFrom("rate_limits").execute();
  if (times === 0) return;
  await countUses([{ limit, who }], new Date(), db);
  await db.updateTable("rate_limits").set({ count: times }).execute();
}

test("an upload of who has spent a limit is refused in words before it is read", async () => {
  const email = fresh();
  const buyerOfDesk = await signedIn({ email });
  const reviewer = { limit: budgets.review.account, who: await addPerson(db, { email }) };
  const reviewPage = `${pieces.desk.path}?fila=recenzii&scrie=da`;
  const token = (page: string) => page.split("/")[2]!;
  const [claims, drawing] = [await claimPage(), await drawingPage()];
  for (const [address, limits] of [
    ["/contact", [budgets.contact.client]],
    ["/oferta", [budgets.quoteRequest.client]],
    [claims, [budgets.claim.client, { limit: budgets.claim.order, who: token(claims) }]],
    [drawing, [budgets.drawing.client, { limit: budgets.drawing.order, who: token(drawing) }]],
    [reviewPage, [reviewer]],
  ] as const) {
    for (const one of limits) {
      const somebody = address === reviewPage ? buyerOfDesk : visitor();
      const client = new Request("http://shop", { headers: somebody.headers });
      const uses = "who" in one ? [one] : clientUses(client, one);
      for (let use = 0; use < uses[0]!.limit.most; use += 1) await countUses(uses, new Date(), db);
      const answer = await sendUpload(send, somebody, address);
      expect([address, answer.read, answer.status]).toEqual([address, 0, 429]);
      expect(answer.text).toMatch(/[Pp]rea multe/);
      await db.deleteFrom("rate_limits").execute();
    }
  }
});
