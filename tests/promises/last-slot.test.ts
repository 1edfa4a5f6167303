import { afterAll, expect, test } from "vitest";

import { addTeam } from "../appointments/teams";
import { startShop } from "../shop-process";
import { textOf } from "../visitor";
import { anotherEmail, visit } from "./buying";
import { figure, size } from "./proof";

const VISITORS = size(40, 200);

const shop = await startShop();
afterAll(() => shop.dispose());
const twin = await startShop({ SHOP_DATA: shop.data });
afterAll(() => twin.dispose());

test.each([
  [1, "RO-CJ", "Strada Lungă 5, Cluj"],
  [3, "RO-IS", "Strada Lăpușneanu 5, Iași"],
])(
  `of ${VISITORS} visitors who want one hour at once, %i get it that has so many places, by two processes on one database`,
  async (places, county, address) => {
    const book = `/programare?fel=masuratori&judet=${county}`;
    await addTeam(shop.db, { name: county, places, counties: [county] });
    const page = await visit(shop).get(book);
    const slot = page.page.querySelector("main [name=slot]")!.getAttribute("value")!;
    const typed = { name: "Ioana Ștefan", phone: "0722123456", address };
    const held = () =>
      shop.db
        .selectFrom("appointment_holds")
        .select((hold) => hold.fn.countAll<number>().as("count"))
        .executeTakeFirstOrThrow();
    const before = await held();
    const answers = await Promise.all(
      Array.from({ length: VISITORS }, (_, place) =>
        visit(place % 2 === 0 ? shop : twin).post(book, { ...typed, email: anotherEmail(), slot }),
      ),
    );
    // A machine that is kept busy says to some that their reservation could not be saved just now.
    const others = answers.filter(({ status }) => ![303, 409, 503].includes(status));
    expect(others.map(({ status, text }) => `${status} ${text}`)).toEqual([]);
    expect(answers.filter(({ status }) => status === 303)).toHaveLength(places);
    const refused = answers.filter(({ status }) => status === 409);
    const reasons = refused.map((answer) => textOf(answer.page.querySelector("main [role=alert]")));
    for (const reason of new Set(reasons)) expect(reason).toContain("tocmai s-a ocupat");
    expect((await held()).count - before.count).toBe(places);
    figure(
      "never overbooked",
      `${VISITORS} at once on 2 processes: ${places} hours held, ${VISITORS - places} clear pages`,
    );
  },
);
