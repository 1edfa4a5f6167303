import { expect, onTestFinished, test } from "vitest";

import { addTeam } from "../appointments/teams";
import { startShop } from "../shop-process";
import { textOf } from "../visitor";
import { anotherEmail, visit } from "./buying";
import { figure } from "./proof";

const VISITORS = 200;
const PLACES = 3;
const BOOK = "/programare?fel=masuratori&judet=RO-CJ";

test("of 200 visitors who want one hour at once, as many get it as there are places, by two processes on one database", async () => {
  const shop = await startShop();
  onTestFinished(() => shop.dispose());
  const twin = await startShop({ SHOP_DATA: shop.data });
  onTestFinished(() => twin.dispose());
  await addTeam(shop.db, { places: PLACES });
  const page = await visit(shop).get(BOOK);
  const slot = page.page.querySelector("main [name=slot]")!.getAttribute("value")!;
  const typed = { name: "Ioana Ștefan", phone: "0722123456", address: "Strada Lungă 5, Cluj" };
  const answers = await Promise.all(
    Array.from({ length: VISITORS }, (_, place) =>
      visit(place % 2 === 0 ? shop : twin).post(BOOK, { ...typed, email: anotherEmail(), slot }),
    ),
  );
  const refused = answers.filter(({ status }) => status === 409);
  expect(answers.filter(({ status }) => status === 303)).toHaveLength(PLACES);
  expect(refused).toHaveLength(VISITORS - PLACES);
  const reasons = refused.map((answer) => textOf(answer.page.querySelector("main [role=alert]")));
  for (const reason of new Set(reasons)) expect(reason).toContain("tocmai s-a ocupat");
  const rows = await shop.db.selectFrom("appointments").select("id").execute();
  expect(rows).toHaveLength(PLACES);
  figure(
    "never overbooked",
    `${VISITORS} at once on 2 processes: ${PLACES} appointments, ${VISITORS - PLACES} clear pages`,
  );
}, 120_000);
