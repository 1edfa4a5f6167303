import { expect, test } from "vitest";

import { defaultPriceNumbers } from "~/furniture/boards/price-list";
import { sampleOf } from "~/furniture/boards/samples";
import { makePlan } from "~/furniture/planner/plan.server";
import { priceSections } from "~/furniture/workshop-numbers/settings/price-settings";
import { ruleSections } from "~/furniture/workshop-numbers/settings/rule-settings";

import { textOf, toastOf, type Answer } from "../visitor";
import { fieldsOf } from "./forms-drawn";
import { controlOf, descriptionOf, mainOf, valueOf } from "./reading";
import { openShop } from "./shop";

const { db, visitor, signedIn } = await openShop();
const admin = await signedIn({ role: "administrator", email: "ana@example.com" });

const rules = "/admin/atelier";
const prices = "/admin/atelier/preturi";
type Address = typeof rules | typeof prices;

/** Sends a book's form as it was drawn, with some fields typed anew. */
async function send(address: Address, intent: "preview" | "save", typed: Record<string, string>) {
  const drawn = fieldsOf(await admin.get(address), "main form");
  return admin.post(address, { ...drawn, intent, ...typed });
}

async function versions(table: "construction_rules" | "price_lists"): Promise<number> {
  const row = await db
    .selectFrom<"construction_rules" | "price_lists">(table)
    .select((eb) => eb.fn.countAll<number>().as("count"))
    .executeTakeFirstOrThrow();
  return row.count;
}

const tables = { [rules]: "construction_rules", [prices]: "price_lists" } as const;

/** The rows of what changes, by sample and what changes of it. */
function changesOf({ page }: Answer): Record<string, Record<string, [string, string]>> {
  const samples = page.querySelectorAll("section[aria-labelledby=what-changes] > div");
  return Object.fromEntries(
    samples.map((sample) => [
      textOf(sample.querySelector("h3")),
      Object.fromEntries(
        sample
          .querySelectorAll("tbody tr")
          .map((row) => row.querySelectorAll("td").map(textOf))
          .map(([what = "", before = "", after = ""]) => [what, [before, after]]),
      ),
    ]),
  );
}

/** Of a sum as the office writes it. */
const numberOf = (sum: string) => Number(sum.replace(/[^\d,]/g, "").replace(",", "."));

const errorOf = ({ page }: Answer, name: string) => {
  const control = controlOf(page, name);
  return control.getAttribute("aria-invalid") ? descriptionOf(page, control) : "";
};

test.each([rules, prices] as const)("%s is seen and saved by administrators only", async (path) => {
  const before = await versions(tables[path]);
  const customer = await signedIn({});
  expect((await customer.get(path)).location).toBe("/");
  expect((await customer.post(path, { intent: "save" })).status).toBe(403);
  expect((await visitor().get(path)).location).toMatch(/^\/autentificare/);
  expect(await versions(tables[path])).toBe(before);
  expect((await admin.get("/admin/atelier/altceva")).status).toBe(404);
  expect((await admin.get("/admin/atelier/constructor")).status).toBe(404);
});

test.each([
  [rules, "drawerBoard", "Placa sertarelor (mm)", "16", "implicit 16 · între 12 și 19"],
  [rules, "outerGap", "Spațiul la marginea din afară (mm)", "1,5", "În jumătăți de milimetru."],
  [rules, "baseModule-legs", "Înălțimea picioarelor (mm)", "100", "implicit 100"],
  [rules, "columnNiche-air", "Aerisirea frigiderului, jos și sus (cm²)", "200", "implicit 200"],
  [rules, "heavyPartGrams", "Parte grea, pentru doi oameni (kg)", "25", "implicit 25"],
  [prices, "hdfBani", "HDF pentru spate și funduri (lei/m²)", "22,00", "implicit 22,00"],
  [prices, "edgeMinutes", "Un metru de cant (minute)", "1,5", "implicit 1,5"],
  [prices, "marginPercent", "Adaos la cost (%)", "35", "între 0 și 100"],
  [prices, "worktopBani", "Blat de bucătărie (lei/m)", "185,00", "implicit 185,00"],
  [prices, "cutOutBani", "Un decupaj în blat (lei)", "60,00", "implicit 60,00"],
  [
    prices,
    "worktopCornerBani",
    "Un colț de blat, tăiat la 45° (lei)",
    "140,00",
    "șuruburile se plătesc separat",
  ],
])("%s shows %s with its unit, its default and what it may be", async (...expected) => {
  const [path, name, label, value, hint] = expected;
  const { page } = await admin.get(path);
  const control = controlOf(page, name);
  expect(textOf(page.querySelector(`label[for="${control.id}"]`))).toBe(label);
  expect(valueOf(control)).toBe(value);
  expect(descriptionOf(page, control)).toContain(hint);
});

test.each([
  [rules, ruleSections],
  [prices, priceSections],
] as const)("%s refuses nonsense in every section, and keeps it", async (path, sections) => {
  const before = await versions(tables[path]);
  const all = Object.values<{ name: string }[]>(sections).flat();
  for (const nonsense of ["", "mult", "-1", "1e3", "99999999", "0,123", "١٢"]) {
    const typed = Object.fromEntries(all.map(({ name }) => [name, nonsense]));
    for (const intent of ["preview", "save"] as const) {
      const answer = await send(path, intent, typed);
      expect(answer.status).toBe(422);
      const accepted = all.filter(({ name }) => errorOf(answer, name) === "");
      expect(accepted).toEqual([]);
      expect(valueOf(controlOf(answer.page, all[0]!.name))).toBe(nonsense);
      expect(answer.page.querySelector("section[aria-labelledby=what-changes]")).toBeNull();
    }
  }
  expect((await admin.post(path, { intent: "save" })).status).toBe(422);
  expect(await versions(tables[path])).toBe(before);
});

test.each<[Address, Record<string, string>, string, string?, string?]>([
  [
    rules,
    { "plinth-standard": "59" },
    "Înălțimea obișnuită: cel puțin 60",
    "Cea mai mică înălțime",
  ],
  [rules, { drawerBoard: "15" }, "cel mult 7,5", "Placa sertarelor", "back-groove"],
  [rules, { "drawer-longestRunner": "260", "drawer-shortestRunner": "300" }, "cel puțin 300"],
  [rules, { "shelf-setBack": "14" }, "cel puțin 15", "De la fața spatelui la muchia din spate"],
  [rules, { "hood-gas": "640" }, "cel puțin 650", "Hota, deasupra plitei electrice"],
  [rules, { "wallFillers-most": "79" }, "cel puțin 80", "Cea mai îngustă riglă la perete"],
  [rules, { frontGap: "2,3" }, "scrie un număr din 0,5 în 0,5"],
  [prices, { leadToDays: "29" }, "cel puțin 30", "Fabricație, de la"],
  [prices, { marginPercent: "101" }, "scrie un număr între 0 și 100"],
  [prices, { hdfBani: "1.400" }, "scrie un număr între 0,01 și 1000,00"],
] as const)(
  "%s refuses %o beside the field",
  async (path, typed, error, other = "", field = "") => {
    const answer = await send(path, "save", typed);
    expect(answer.status).toBe(422);
    const [name = ""] = Object.keys(typed);
    expect(errorOf(answer, field || name)).toContain(error);
    expect(errorOf(answer, field || name)).toContain(other);
    for (const [one, value] of Object.entries(typed)) {
      expect(valueOf(controlOf(answer.page, one))).toBe(value);
    }
  },
);

test("what would change is shown on the sample pieces, and nothing is saved", async () => {
  const before = await versions("construction_rules");
  const answer = await send(rules, "preview", { "drawer-besideBox": "30" });
  expect(answer.status).toBe(200);
  expect(valueOf(controlOf(answer.page, "drawer-besideBox"))).toBe("30");
  const changes = changesOf(answer);
  const chest = changes["Comodă 800 × 800 × 450"]!;
  expect(chest["Capăt de sertar"]).toEqual(["8 × 706×137×16", "8 × 702×137×16"]);
  expect(chest["Fund de sertar"]).toEqual(["4 × 720×382×3", "4 × 716×382×3"]);
  const [old = "", wished = ""] = chest["Prețul clientului"] ?? [];
  expect(old).toMatch(/^[\d.]+,00 RON$/);
  expect(wished).not.toBe(old);
  expect(changes["Bibliotecă 800 × 2000 × 300"]).toEqual({});
  expect(mainOf(answer)).toContain("Nimic nu se schimbă.");
  expect(await versions("construction_rules")).toBe(before);
});

test("what changes of kitchens is shown on a sample kitchen, and the other pieces stay", async () => {
  const kitchen = "Bucătărie 3000 × 2120 × 600";
  const others = ["Bibliotecă 800 × 2000 × 300", "Comodă 800 × 800 × 450"];
  const deeper = changesOf(await send(rules, "preview", { "baseModule-depth": "580" }));
  expect(deeper[kitchen]!["Laterală"]).toEqual([
    "2 × 2020×560×18 4 × 720×560×18 2 × 600×320×18 4 × 720×320×18",
    "2 × 2020×580×18 4 × 720×580×18 2 × 600×320×18 4 × 720×320×18",
  ]);
  for (const name of others) expect(deeper[name]).toEqual({});
  const dearer = changesOf(await send(prices, "preview", { worktopBani: "370" }));
  const [old = "", wished = ""] = dearer[kitchen]!["Cost fără TVA"] ?? [];
  expect(numberOf(wished) - numberOf(old)).toBeCloseTo(2.345 * 185, 1);
  for (const name of others) expect(dearer[name]).toEqual({});
});

test("what a worktop's corner costs is shown on a sample kitchen along two walls alone", async () => {
  const dearer = changesOf(await send(prices, "preview", { worktopCornerBani: "150,50" }));
  const { "Bucătărie în L 3000 × 2120 × 600": corner, ...others } = dearer;
  const [old = "", wished = ""] = corner!["Cost fără TVA"] ?? [];
  expect(numberOf(wished) - numberOf(old)).toBeCloseTo(10.5, 6);
  expect(Object.values(others)).toEqual([{}, {}, {}, {}]);
});

test("a band that only changes what the saw cuts, and holes that only move, are told", async () => {
  const band = changesOf(await send(rules, "preview", { "edges-body": "0,5" }));
  expect(band["Bibliotecă 800 × 2000 × 300"]!["Poliță reglabilă, la tăiere"]).toEqual([
    "4 × 763×279×18",
    "4 × 763×279,5×18",
  ]);
  const moved = await send(rules, "preview", { "plinth-setBack": "40" });
  expect(mainOf(moved)).toContain("se mută doar găuri");
});

test("prices tell how those of the sample pieces come about, and what changes of them", async () => {
  const page = mainOf(await admin.get(prices));
  expect(page).toContain("Cum se compun prețurile pieselor de probă");
  const changes = changesOf(await send(prices, "preview", { marginPercent: "50" }));
  expect(Object.keys(changes)).toHaveLength(5);
  for (const rows of Object.values(changes)) {
    expect(Object.keys(rows)).toEqual(["Adaos", "Preț fără TVA", "Prețul clientului"]);
  }
  const same = changesOf(await send(prices, "preview", {}));
  expect(Object.values(same)).toEqual([{}, {}, {}, {}, {}]);
});

test("prices by which a larger piece costs less are warned of", async () => {
  const fittings = "/admin/feronerie";
  expect(mainOf(await send(prices, "preview", {}))).not.toContain("prețul scade");
  expect(mainOf(await admin.get(fittings))).not.toContain("prețul scade");
  const price = (price_bani: number) =>
    db.updateTable("fittings").set({ price_bani }).where("id", "=", "pull-out-rail").execute();
  await price(900_00);
  const drop = "Dulap, adâncime de la 450 la 500 mm: prețul scade.";
  expect(mainOf(await send(prices, "preview", {}))).toContain(drop);
  expect(mainOf(await admin.get(fittings))).toContain(drop);
  await price(1800);
});

test("a saved version builds the designs that name it; older designs stay as they were", async () => {
  const look = { body: "pal-alb", front: "pal-alb", handle: "metal" };
  const chest = sampleOf("chest", look);
  const boardsOf = async (version: number) => {
    const plan = await makePlan({ ...chest, rules: version }, "ro", db);
    return plan.kind === "plan" ? JSON.stringify(plan.piece.boards) : plan.kind;
  };
  const before = await boardsOf(1);
  expect(await boardsOf(2)).toBe("unknown");
  const saved = await send(rules, "save", { "drawer-besideBox": "30" });
  expect([saved.status, saved.location]).toEqual([303, rules]);
  const page = await admin.get(rules);
  expect(toastOf(page.page)).toBe("Versiunea 2 este în vigoare");
  expect(valueOf(controlOf(page.page, "drawer-besideBox"))).toBe("30");
  expect(mainOf(page)).toMatch(/Versiunea 2 ?în vigoare.*ana@example\.com/);
  expect(await boardsOf(1)).toBe(before);
  expect(await boardsOf(2)).not.toBe(before);
  const entry = await db
    .selectFrom("audit_log")
    .select(["subject_id", "before", "after"])
    .where("subject", "=", "construction-rules")
    .executeTakeFirstOrThrow();
  expect(entry).toEqual({
    subject_id: "2",
    before: '{"drawer-besideBox":26}',
    after: '{"drawer-besideBox":30}',
  });
  expect(mainOf(await admin.get("/admin/jurnal?despre=construction-rules"))).toContain(
    "Reguli de construcție 2",
  );

  // The same values once more are no new version.
  const again = await send(rules, "save", {});
  expect(again.status).toBe(303);
  expect(toastOf((await admin.get(rules)).page)).toContain("Nimic de salvat");
  expect(await versions("construction_rules")).toBe(2);

  const older = await admin.get(`${rules}?versiune=1`);
  const row = older.page.querySelectorAll("tbody tr").find((one) => /diferit/.test(textOf(one)));
  expect(textOf(row ?? null)).toMatch(/mai îngustă decât coloana \(mm\) ?diferit 26 30/);
  const filled = await admin.get(`${rules}?completare=1`);
  expect(valueOf(controlOf(filled.page, "drawer-besideBox"))).toBe("26");
  const restored = fieldsOf(filled, "main form");
  expect(await versions("construction_rules")).toBe(2);
  expect((await admin.post(rules, { ...restored, intent: "save" })).status).toBe(303);
  expect(await boardsOf(3)).toBe(before);
});

test("which fronts share a strip of grain is chosen from a list, all of them unless somebody chooses", async () => {
  const drawn = controlOf((await admin.get(rules)).page, "grain");
  expect(drawn.querySelectorAll("option").map(textOf)).toEqual([
    "Cele suprapuse",
    "Suprapuse și alăturate",
  ]);
  expect(textOf(drawn.querySelector("option[selected]"))).toContain("alăturate");
  const forged = await send(rules, "save", { grain: "2" });
  expect(errorOf(forged, "grain")).toContain(
    "Fronturi din aceeași fâșie, la un decor cu fibră: alege din listă",
  );
});

test("how boards are joined is chosen from a list, shown by its words and kept in its version", async () => {
  const drawn = controlOf((await admin.get(rules)).page, "joints");
  expect(drawn.querySelectorAll("option").map(textOf)).toEqual([
    "Șuruburi pătrunse, cu capac",
    "Excentrice cu diblu",
    "Ascunse unde se vede fața: excentrice acolo, șuruburi în rest",
  ]);
  const forged = await send(rules, "save", { joints: "3" });
  expect(forged.status).toBe(422);
  expect(errorOf(forged, "joints")).toContain("Cum se prind plăcile corpurilor: alege din listă");
  expect(changesOf(await send(rules, "preview", { joints: "1" }))).toMatchObject({
    "Bibliotecă 800 × 2000 × 300": {
      "Element de îmbinaredispare": ["12", "–"],
      Excentricnou: ["–", "12"],
      "Capac de șurubdispare": ["12", "–"],
    },
  });
  const look = { body: "pal-alb", front: "pal-alb", handle: "metal" };
  const before = await versions("construction_rules");
  const priced = async (version: number) => {
    const plan = await makePlan({ ...sampleOf("bookcase", look), rules: version }, "ro", db);
    if (plan.kind !== "plan") throw new Error("a bookcase can be built");
    const held = plan.piece.hardware.map(({ code }) => code);
    return { held, bani: plan.price.totalBani };
  };
  const old = await priced(before);
  expect((await send(rules, "save", { joints: "1" })).status).toBe(303);
  const now = await priced(before + 1);
  expect([old.held.includes("connector"), now.held.includes("connector")]).toEqual([true, false]);
  expect(now.bani).toBeGreaterThan(old.bani);
  // A design of before keeps its joints and its price.
  expect(await priced(before)).toEqual(old);
  const older = await admin.get(`${rules}?versiune=${before}`);
  const row = older.page.querySelectorAll("tbody tr").find((one) => /diferit/.test(textOf(one)));
  expect(textOf(row ?? null)).toMatch(/^Cum se prind .* pătrunse, cu capac Excentrice cu diblu$/);
});

test("a saved price is that of planned pieces, and the defaults come back by one link", async () => {
  const saved = await send(prices, "save", { hourBani: "180", leadToDays: "60" });
  expect(saved.status).toBe(303);
  const look = { body: "pal-alb", front: "pal-alb", handle: "metal" };
  const plan = await makePlan(sampleOf("bookcase", look), "ro", db);
  const work = plan.kind === "plan" && plan.price.rows.find((row) => row.article === "body-work");
  expect(work && work.bani).toBe(13_500);
  expect(plan.kind === "plan" && plan.days.to).toBe(60);
  const { page } = await admin.get(`${prices}?completare=implicite`);
  expect(valueOf(controlOf(page, "hourBani"))).toBe("90,00");
  expect(valueOf(controlOf(page, "leadToDays"))).toBe(String(defaultPriceNumbers.leadToDays));
  expect(textOf(page.querySelector("form [role=status]"))).toContain("Nu s-a salvat încă nimic.");
  expect(await versions("price_lists")).toBe(2);
});

test.each(["versiune=0", "versiune=99", "versiune=x", "completare=99", "completare=mult"])(
  "there is no page for %s",
  async (query) => expect((await admin.get(`${rules}?${query}`)).status).toBe(404),
);

test("a shop without a decor or handle on offer says that there is nothing to show", async () => {
  await db.updateTable("handles").set({ status: "inactive" }).execute();
  const answer = await send(prices, "preview", {});
  expect(answer.status).toBe(200);
  expect(mainOf(answer)).toContain("Piesele de probă nu se pot calcula");
  expect((await admin.get(prices)).status).toBe(200);
  await db.updateTable("handles").set({ status: "active" }).execute();
});

test("many versions are listed page by page", async () => {
  const { version } = await db
    .selectFrom("price_lists")
    .select("version")
    .orderBy("version", "desc")
    .executeTakeFirstOrThrow();
  const content = JSON.stringify(defaultPriceNumbers);
  const rows = Array.from({ length: 30 }, (_, index) => ({
    version: version + index + 1,
    content,
    saved_at: "2026-11-24T00:00:00.000Z",
  }));
  await db.insertInto("price_lists").values(rows).execute();
  const first = await admin.get(prices);
  expect(mainOf(first)).toMatch(new RegExp(`Versiunea ${version + 30} ?în vigoare`));
  const oldest = `a[href="${prices}?versiune=1"]`;
  expect(first.page.querySelector(oldest)).toBeNull();
  const second = await admin.get(`${prices}?pagina=2`);
  expect(second.page.querySelector(oldest)).not.toBeNull();
  expect((await admin.get(`${prices}?pagina=99`)).status).toBe(200);
});
