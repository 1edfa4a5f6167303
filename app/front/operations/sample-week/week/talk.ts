import { saveAboutCustomer } from "~/sales/customers/front/customer-notes.server";
import { findCustomerOf } from "~/sales/customers/front/whose.server";
import { findOrderByToken } from "~/sales/orders/order.server";
import { submitReview } from "~/sales/reviews/front/submit-review.server";
import { judgeReview, type ReviewChange } from "~/shop/catalogue-editing/front/judge-review.server";
import { requestNewsletter } from "~/shop/messages/front/newsletter.server";

import { keepRow } from "../kept/sample-rows";
import { expectKind, newForm, type Entry, type Workshop } from "./diary";
import type { LivedOrder } from "./lived-order";
import { messages } from "./messages";
import { people } from "./people";
import { questions, ask } from "./questions";
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

async function noteAbout({ db, hand }: Workshop, { token }: LivedOrder): Promise<void> {
  const { id } = (await findOrderByToken(token, db))!;
  const customer = await findCustomerOf("orders", id, db);
  if (customer === null) throw new Error("an order of nobody");
  const form = newForm();
  await keepRow({ source: "sent_forms", id: form }, db);
  const note = "Preferă să fie sunată după ora 17.";
  await saveAboutCustomer(customer, { tags: ["Arhitect"], note, drawn: "", form }, hand, db);
}
