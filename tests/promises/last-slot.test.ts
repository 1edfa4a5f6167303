import { expect, onTestFinished, test } from "vitest";

import { addTeam } from "../appointments/teams";
import { startShop } from "../shop-process";
import { textOf } from "../visitor";
import { anotherEmail, visit } from "./buying";
import { figure, size, someOf } from "./proof";

const VISITORS = size(80, 200);
const BOOK = "/programare?fel=masuratori&judet=RO-CJ";

test.each(someOf([1, 3], 2))(
  `of ${VISITORS} visitors who want one hour at once, %i get it that has so many places, by two processes on one database`,
  async (places) => {
    const shop = await startShop();
    onTestFinished(() => shop.dispose());
    const twin = await startShop({ SHOP_DATA: shop.data });
    onTestFinished(() => twin.dispose());
    await addTeam(shop.db, { places });
    const page = await visit(shop).get(BOOK);
    const slot = page.page.querySelector("main [name=slot]")!.getAttribute("value")!;
    const typed = { name: "Ioana Ștefan", phone: "0722123456", address: "Strada Lungă 5, Cluj" };
    const answers = await Promise.all(
      Array.from({ length: VISITORS }, (_, place) =>
        visit(place % 2 === 0 ? shop : twin).post(BOOK, { ...typed, email: anotherEmail(), slot }),
      ),
    );
    // A machine that is kept busy says to some that their booking could not be saved just now.
    const unsaved = answers.filter(({ status }) => status === 503);
    const refused = answers.filter(({ status }) => status === 409);
    expect(answers.filter(({ status }) => status === 303)).toHaveLength(places);
    expect(refused.length + unsaved.length).toBe(VISITORS - places);
    const reasons = refused.map((answer) => textOf(answer.page.querySelector("main [role=alert]")));
    for (const reason of new Set(reasons)) expect(reason).toContain("tocmai s-a ocupat");
    const rows = await shop.db.selectFrom("appointment_holds").select("id").execute();
    expect(rows).toHaveLength(places);
    figure(
      "never overbooked",
      `${VISITORS} at once on 2 processes: ${places} hours held, ${VISITORS - places} clear pages`,
    );
  },
  120_000,
);
