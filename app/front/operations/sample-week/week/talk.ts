import { askInConversation } from "~/front/assistant/conversation.server";
import { SAMPLE_DOMAIN } from "~/platform/basics/rehearsal.server";
import { saveAboutCustomer } from "~/sales/customers/front/customer-notes.server";
import { joinCustomers } from "~/sales/customers/front/join-customers.server";
import { findCustomerOf } from "~/sales/customers/front/whose.server";
import { findOrderByToken } from "~/sales/orders/order.server";
import { submitReview } from "~/sales/reviews/front/submit-review.server";
import {
  judgeReview,
  type ReviewChange,
} from "~/shop/catalogue-editing/front/review-moderation.server";
import {
  findContactMessage,
  sendContactMessage,
} from "~/shop/messages/front/contact-message.server";
import { answerMessage, fileMessage, type MessageMark } from "~/shop/messages/front/inbox.server";
import { requestNewsletter } from "~/shop/messages/front/newsletter.server";
import { askQuestion } from "~/shop/questions/front/ask.server";
import { changeQuestion, type QuestionChange } from "~/shop/questions/front/question-desk.server";

import { keepRow } from "../kept/sample-rows";
import { expectKind, newForm, type Entry, type Workshop } from "./diary";
import type { LivedOrder } from "./order-steps";
import { people, type SamplePerson } from "./people";
import type { OrderName } from "./story";

/** What people write to the shop and what it answers, and what staff note about them. */
export function livedTalk(
  shop: Workshop,
  named: ReadonlyMap<OrderName, LivedOrder>,
  accounts: ReadonlyMap<string, string>,
): Entry[] {
  return [
    ...messages(shop),
    ...questions(shop),
    ...reviews(shop, accounts),
    ...[0, 4, 7].map((who) => ({
      daysAgo: 5 + who,
      work: () => requestNewsletter({ email: people[who]!.email, language: "ro" }, shop.db),
    })),
    { daysAgo: 3, work: () => ask(shop, "Faceți și dulapuri sub scară?") },
    { daysAgo: 0.6, work: () => ask(shop, "Cât costă o bibliotecă de doi metri?") },
    { daysAgo: 6, work: () => noteAbout(shop, named.get("claimed")!) },
  ];
}

function messages({ db, hand }: Workshop): Entry[] {
  const ids: string[] = [];
  const send = (from: SamplePerson, subject: string, message: string) => async () => {
    const { fullName: name, email, phone } = from;
    const details = { name, email, phone, subject, message, language: "ro" } as const;
    const sent = await sendContactMessage(details, { isSpam: false, withReceipt: false }, db);
    ids.push(expectKind(sent, "sent", "send a message").id);
  };
  const versionOf = async (id: string) => (await findContactMessage(id, db))!.version;
  const file = (place: number, mark: MessageMark) => async () => {
    const id = ids[place]!;
    const filed = await fileMessage(id, { mark, version: await versionOf(id) }, hand, db);
    expectKind(filed, "done", "file a message");
  };
  const answer = (place: number, text: string) => async () => {
    const id = ids[place]!;
    const said = { text, version: await versionOf(id) };
    expectKind(await answerMessage(id, said, hand, db), "done", "answer a message");
  };
  const other = { ...people[0]!, email: `client1b@${SAMPLE_DOMAIN}` };
  return [
    { daysAgo: 22, work: send(people[9]!, "Program", "Sunteți deschis sâmbătă?") },
    { daysAgo: 21, work: answer(0, "Da, între 10 și 15.") },
    { daysAgo: 20, work: file(0, "done") },
    { daysAgo: 9, work: send(people[11]!, "Reclamă", "Vă facem site pe prima pagină!") },
    { daysAgo: 8, work: file(1, "spam") },
    { daysAgo: 5, work: send(other, "Culoare", "Se poate comoda și în nuc?") },
    { daysAgo: 4, work: answer(2, "Da, alege decorul la personalizare.") },
    { daysAgo: 2, work: send(people[6]!, "Montaj", "Cât durează montajul unui dulap?") },
    { daysAgo: 1, work: file(3, "read") },
    { daysAgo: 0.3, work: send(people[15]!, "Livrare", "Aduceți și în Constanța?") },
    {
      daysAgo: 3.5,
      work: async () => {
        const [one, another] = await Promise.all(
          [ids[2]!, ids[0]!].map((id) => findCustomerOf("contact_messages", id, db)),
        );
        expectKind(await joinCustomers(one!, another!, hand, db), "saved", "join customers");
      },
    },
  ];
}

function questions({ db, hand, pieces }: Workshop): Entry[] {
  const ask = (place: number, who: number, text: string) => async () => {
    const { fullName: name, email } = people[who]!;
    const asked = { name, email, text, language: "ro" } as const;
    expectKind(await askQuestion(pieces.product(place), asked, db), "asked", "ask");
  };
  const change = (place: number, change_: QuestionChange) => async () => {
    const { id, version } = await db
      .selectFrom("product_questions")
      .select(["id", "version"])
      .where("product_id", "=", pieces.product(place).id)
      .where("email", "like", `%@${SAMPLE_DOMAIN}`)
      .executeTakeFirstOrThrow();
    // An answer forgets the address that marked it.
    await keepRow({ source: "product_questions", id }, db);
    expectKind(
      await changeQuestion(id, { change: change_, version }, hand, db),
      "changed",
      "answer",
    );
  };
  return [
    { daysAgo: 11, work: ask(0, 2, "Are saltea inclusă?") },
    {
      daysAgo: 10,
      work: change(0, { kind: "answer", answer: "Nu, salteaua se ia separat.", language: "ro" }),
    },
    { daysAgo: 7, work: ask(5, 13, "Prima la cine răspunde primul!!!") },
    { daysAgo: 6, work: change(5, { kind: "hide" }) },
    { daysAgo: 1, work: ask(7, 8, "Ce greutate ține un raft?") },
  ];
}

function reviews({ db, hand, pieces }: Workshop, accounts: ReadonlyMap<string, string>): Entry[] {
  const write = (place: number, who: number, rating: number, text: string) => async () => {
    const person = people[who]!;
    const id = accounts.get(person.email)!;
    const [first_name = "", last_name = ""] = person.fullName.split(" ");
    const written = { rating, text, language: "ro", pictures: [] } as const;
    const customer = { id, first_name, last_name };
    expectKind(await submitReview(customer, pieces.product(place), written, db), "sent", "review");
    await db.updateTable("reviews").set({ is_sample: 1 }).where("user_id", "=", id).execute();
  };
  const judge = (who: number, change: ReviewChange) => async () => {
    const { id, version } = await db
      .selectFrom("reviews")
      .select(["id", "version"])
      .where("user_id", "=", accounts.get(people[who]!.email)!)
      .executeTakeFirstOrThrow();
    expectKind(await judgeReview(id, { change, version }, hand, db), "judged", "judge a review");
  };
  return [
    { daysAgo: 10, work: write(1, 0, 5, "Exact cum l-am văzut în showroom.") },
    { daysAgo: 9, work: judge(0, { kind: "approve" }) },
    { daysAgo: 4, work: write(2, 1, 1, "Nu am primit nimic, dar scriu și eu ceva.") },
    { daysAgo: 3, work: judge(1, { kind: "refuse", reason: "Nu este despre piesă." }) },
    { daysAgo: 0.5, work: write(3, 2, 4, "Frumos, dar a venit cu o zi mai târziu.") },
  ];
}

/** Asks the assistant, as a visitor without an account. */
async function ask({ db }: Workshop, text: string): Promise<void> {
  const question = { conversationId: undefined, userId: null, text, language: "ro" } as const;
  const { conversationId } = await askInConversation(question, db);
  await keepRow({ source: "conversations", id: conversationId }, db);
}

async function noteAbout({ db, hand }: Workshop, { token }: LivedOrder): Promise<void> {
  const { id } = (await findOrderByToken(token, db))!;
  const customer = await findCustomerOf("orders", id, db);
  if (customer === null) throw new Error("an order of nobody");
  const form = newForm();
  await keepRow({ source: "sent_forms", id: form }, db);
  const note = "Preferă să fie sunată după ora 17.";
  await saveAboutCustomer(customer, { tags: ["Arhitect"], note, drawn: "", form }, hand, db);
}
