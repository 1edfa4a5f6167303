import { describe, expect, test } from "vitest";

import { writeRun } from "~/furniture/boards/run-address";
import { makePlan } from "~/furniture/planner/plan.server";
import {
  plannedDrawingAddress,
  plannedGlbAddress,
  plannedUsdzAddress,
} from "~/furniture/planner/planned-design";
import { shownOf } from "~/furniture/planner/shown-plan";
import { formatLei } from "~/platform/format/money";

import { fillAndReview } from "../checkout-form";
import { faultOf } from "../models3d/faults";
import { approveDrawings } from "../orders-placed";
import {
  confirmNiches,
  kitchenL,
  kitchenPlan,
  kitchenU,
  placeKitchens,
} from "../workshop/kitchens";
import { buyer } from "../world";
import { fieldsOf } from "./forms-drawn";
import { mainOf, sendCheckout, writeMails } from "./reading";
import { openShop } from "./shop";

const { db, signedIn, visitor } = await openShop();
const admin = await signedIn({ role: "administrator" });
const views = ["shut", "open", "front", "inside", "side", "scale", "plan"] as const;

describe.each([
  [
    "L",
    kitchenL,
    /în L, pe colț: 300 cm pe peretele din stânga și 240 cm pe cel din dreapta, înălțime 212 cm, adâncime 60 cm/i,
  ],
  [
    "U",
    kitchenU,
    /în U: 240 cm pe peretele din stânga, 320 cm pe cel din mijloc și 260 cm pe cel din dreapta, înălțime 212 cm, adâncime 60 cm/i,
  ],
] as const)("a kitchen in %s", (_, run, said) => {
  const plan = writeRun(run);
  const query = new URLSearchParams({ d: plan });

  test("is ordered without script, and everybody reads how far it reaches along each wall", async () => {
    const made = await makePlan(run, "ro", db);
    if (made.kind !== "plan") throw new Error(made.kind);
    const total = formatLei(made.price.totalBani, "ro");
    const customer = visitor();
    const address = `/proiecteaza/bucatarie?${query}&pas=pret`;
    const page = await customer.get(address);
    expect([page.status, mainOf(page)]).toEqual([200, expect.stringContaining(total)]);
    expect((await customer.post(address, { design: plan })).location).toBe("/cos");
    const cart = mainOf(await customer.get("/cos"));
    expect(cart).toMatch(said);
    expect(cart).toContain(total);
    const order = await sendCheckout(customer, await fillAndReview(customer, buyer));
    expect(order.status).toBe(303);
    expect(mainOf(await customer.get(order.location!))).toMatch(said);
    const { number } = await db
      .selectFrom("orders")
      .select("number")
      .orderBy("placed_at", "desc")
      .orderBy("number", "desc")
      .executeTakeFirstOrThrow();
    expect(mainOf(await admin.get(`/admin/comenzi/${number}`))).toMatch(said);
    await writeMails(db);
    const mails = await db.selectFrom("outbox").selectAll().execute();
    const plain = mails.map((mail) => JSON.stringify(mail).replaceAll("\u00a0", " "));
    expect(plain.some((mail) => said.test(mail))).toBe(true);
  });

  test("is drawn and modelled at its addresses, and shown in a room", async () => {
    const made = await makePlan(run, "ro", db);
    if (made.kind !== "plan") throw new Error(made.kind);
    const shown = shownOf(made);
    for (const view of views) {
      const { status, text } = await visitor().get(plannedDrawingAddress(shown, view, "ro"));
      expect(status, view).toBe(200);
      expect(text, view).toMatch(/^<svg[^]*<\/svg>$/);
    }
    const glb = await visitor().get(plannedGlbAddress(shown));
    expect([glb.status, await faultOf(glb.bytes)]).toEqual([200, undefined]);
    expect((await visitor().get(plannedUsdzAddress(shown))).status).toBe(200);
    expect(mainOf(await visitor().get(`/in-camera?${query}`))).toMatch(said);
  });

  test("is compared with the line kitchen's facts, its modules counted over all walls", async () => {
    const both = [query, new URLSearchParams({ d: kitchenPlan })].map((one) => ["m", String(one)]);
    const { page } = await visitor().get(`/compara?${new URLSearchParams(both)}`);
    const text = page.querySelector("main")!.text;
    expect(text.replace(/\s+/gu, " ")).toMatch(said);
    const above = run.walls.flatMap(({ modules }) => modules.map((one) => one.above !== "nothing"));
    const count = above.length + above.filter(Boolean).length;
    expect(text).toContain(`${count} corpuri`);
  });

  test("is approved, confirmed, put into production with its papers, and changed in its planner", async () => {
    const order = await placeKitchens(db, 1, plan);
    const { number } = order;
    const address = `/admin/comenzi/${number}`;
    const opened = await admin.get(`${address}/schimbare`);
    const line = order.lines[0]!.design!.orderLine!.id;
    const fields = fieldsOf(opened, "main form");
    expect(fields["sizes-0"]).toBeUndefined();
    const changing = await admin.post(`${address}/schimbare`, {
      ...fields,
      intent: `planner:${line}`,
    });
    expect(changing.location).toMatch(/^\/proiecteaza\/bucatarie\?d=2k-/);
    await approveDrawings(db, order.id);
    const { status, page } = await admin.get(`${address}/desene`);
    expect([status, page.querySelector("main input[name=width]:not([type=hidden])")]).toEqual([
      200,
      null,
    ]);
    await confirmNiches(db, order);
    const papers = mainOf(await admin.get(`${address}/pachet`));
    expect(papers).toContain("Peretele din dreapta");
    expect(papers).toContain("tăiat la 45° pentru colț");
    expect(papers).toContain("OBLIC");
    expect(mainOf(await admin.get(`${address}/cost`))).toContain("Colțuri de blat");
    expect((await admin.post("/admin/productie", { order: number })).status).toBe(303);
  });
});
