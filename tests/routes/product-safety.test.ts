import { beforeEach, expect, test } from "vitest";

import { languageCodes } from "~/platform/i18n/languages";

import { turnCodesOn } from "../one-time-codes";
import { textOf } from "../visitor";
import { pieceId, pieces } from "../world";
import { fieldsOf, openingForms } from "./forms-drawn";
import { controlOf, descriptionOf, mainOf, valueOf } from "./reading";
import { openShop } from "./shop";

const { db, visitor, signedIn } = await openShop();
const owner = await signedIn({ role: "administrator" });
// An open shop lets no administrator in without.
await turnCodesOn(owner);
const admin = openingForms(owner);
beforeEach(() => setOpen(null));
const bed = await pieceId(db, pieces.bed);
const typed = {
  name: "Comodă de import",
  category: "dormitoare",
  price: "900",
  stock: "1",
  status: "on",
  form: "chest",
};
const whole = {
  ...typed,
  identifier: "CI-2026",
  emission: "E05",
  warnings: "Se poate răsturna.\nSe montează în doi.",
  care: "Se șterge cu o cârpă umedă.",
};

async function setOpen(openedAt: string | null) {
  await db
    .insertInto("settings")
    .values({ name: "opening", value: JSON.stringify({ openedAt }), updated_at: "" })
    .onConflict((one) => one.column("name").doUpdateSet({ value: JSON.stringify({ openedAt }) }))
    .execute();
}

async function findRow(name: string) {
  return db.selectFrom("products").selectAll().where("name", "=", name).executeTakeFirst();
}

test("whatever tab is open, the product page says who makes the piece and what is dangerous", async () => {
  for (const tab of ["", "?fila=specificatii", "?fila=recenzii"]) {
    const text = mainOf(await visitor().get(pieces.bed.path + tab));
    for (const words of [
      "Siguranța produsului",
      "Atelier Exemplu SRL Strada Tâmplarilor 18, București contact@atelier.example",
      "Model AT-DOR-001",
      "fără plăci cu formaldehidă adăugată",
      "Montajul se face în doi",
      "Lemnul uleiat se șterge",
    ]) {
      expect(text, tab).toContain(words);
    }
  }
  const customiser = mainOf(await visitor().get(`${pieces.bed.path}?fila=personalizare`));
  // What all materials have alike is said once.
  expect(customiser.match(/Formaldehidă: E0,5/g)).toHaveLength(1);
});

test("in every language nothing of it is left in Romanian", async () => {
  for (const language of languageCodes) {
    const reader = visitor();
    reader.headers["Accept-Language"] = language;
    const { page } = await reader.get(pieces.bed.path);
    const facts = page.querySelectorAll("dd").map(textOf).join("\n");
    expect(facts).toContain("AT-DOR-001");
    if (language !== "ro") {
      expect(facts).not.toContain("Montajul se face");
      // The shop's own name and address stay.
      const romanian = page.querySelectorAll("dd[lang=ro]").map(textOf);
      expect(romanian).toEqual([expect.stringContaining("Strada Tâmplarilor")]);
    }
  }
  await db
    .deleteFrom("content_translations")
    .where("subject_id", "=", bed)
    .where("field", "=", "care")
    .where("language", "=", "en")
    .execute();
  const english = visitor();
  english.headers["Accept-Language"] = "en";
  const { page } = await english.get(pieces.bed.path);
  expect(page.querySelectorAll("dd[lang=ro]").map(textOf).slice(1)).toEqual([
    expect.stringContaining("Lemnul uleiat"),
  ]);
});

test("what nobody has written is left out, not shown empty; hostile text stays text", async () => {
  const hostile = `<script>alert("x")</script>`;
  const safety = JSON.stringify({ warnings: hostile });
  await db.updateTable("products").set({ safety }).where("id", "=", bed).execute();
  const answer = await visitor().get(pieces.bed.path);
  expect(answer.text).not.toContain("<script>alert");
  const text = mainOf(answer);
  expect(text).toContain(hostile);
  expect(text).not.toContain("Întreținere");
  expect(text).not.toContain("Formaldehidă clasa");
});

test("on trial anything may be published; an open shop asks for what is missing, field by field", async () => {
  expect((await admin.post("/admin/produse/nou", typed)).status).toBe(303);
  await setOpen("2026-11-01T08:00:00.000Z");
  const other = { ...typed, name: "Altă comodă", warnings: "Se poate răsturna." };
  const refused = await admin.post("/admin/produse/nou", other);
  expect(refused.status).toBe(422);
  expect(valueOf(controlOf(refused.page, "warnings")).trim()).toBe(other.warnings);
  for (const name of ["identifier", "emission", "care"]) {
    const control = controlOf(refused.page, name);
    expect(descriptionOf(refused.page, control), name).toContain("magazinul este deschis");
    expect(control.closest("details")?.hasAttribute("open")).toBe(true);
  }
  expect(descriptionOf(refused.page, controlOf(refused.page, "warnings"))).toBe("");
  expect(await findRow(other.name)).toBeUndefined();
  // Hidden it may wait, and whole it may be shown.
  const { status: _status, ...hidden } = other;
  expect((await admin.post("/admin/produse/nou", hidden)).status).toBe(303);
  const row = (await findRow(other.name))!;
  expect(row.status).toBe("inactive");
  const completed = await admin.post(`/admin/produse/${row.id}`, { ...whole, name: other.name });
  expect(completed.status).toBe(303);
  expect((await findRow(other.name))!.status).toBe("active");
});

test("an importer's own maker is named with everything, and a wrong address is refused", async () => {
  const maker = {
    manufacturerName: "Meister GmbH",
    manufacturerAddress: "Ring 1, Wien",
    manufacturerContact: "meister",
  };
  const refused = await admin.post("/admin/produse/nou", { ...whole, ...maker });
  expect(refused.status).toBe(422);
  const control = controlOf(refused.page, "manufacturerContact");
  expect(descriptionOf(refused.page, control)).toContain("https://");
  const right = {
    ...maker,
    manufacturerContact: "https://meister.example",
    importer: "Import SRL",
  };
  const name = "Comodă vieneză";
  await admin.post("/admin/produse/nou", { ...whole, ...right, name });
  const { number } = (await findRow(name))!;
  const text = mainOf(await visitor().get(`/produse/dormitoare/${number}`));
  expect(text).toContain("Meister GmbH Ring 1, Wien https://meister.example");
  expect(text).toContain("Import SRL");
  expect(text).not.toContain("Atelier Exemplu SRL Strada");
});

test("in an open shop nothing incomplete is put on sale in bulk, by a file or by undoing", async () => {
  const { status: _status, ...hidden } = { ...typed, name: "Comodă ascunsă" };
  await admin.post("/admin/produse/nou", hidden);
  const { id } = (await findRow(hidden.name))!;
  const bulk = (operation: string) =>
    admin.post("/admin/produse", [
      ["product", id],
      ["operation", operation],
    ]);
  const preview = (await bulk("activate")).location!;
  await setOpen("2026-11-01T08:00:00.000Z");
  // Drafted on trial, applied in the open shop.
  await admin.post(preview, { intent: "apply" });
  expect((await findRow(hidden.name))!.status).toBe("inactive");
  const refused = await bulk("activate");
  expect(refused.status).toBe(422);
  expect(mainOf(refused)).toContain("Comodă ascunsă");
  const csv = new File([`id,status\n${id},active\n`], "p.csv", { type: "text/csv" });
  const upload = await admin.upload("/admin/produse/import", {}, [["file", csv]]);
  expect(mainOf(await admin.get(upload.location!))).toContain("magazinul este deschis");
  await setOpen(null);
  await admin.post((await bulk("activate")).location!, { intent: "apply" });
  const hiding = (await bulk("deactivate")).location!;
  await admin.post(hiding, { intent: "apply" });
  await setOpen("2026-11-01T08:00:00.000Z");
  await admin.post(hiding, { intent: "undo" });
  expect((await findRow(hidden.name))!.status).toBe("inactive");
});

test("a decor's class is shown with it, and an open shop offers none without", async () => {
  const address = "/admin/materiale/material/pal-alb";
  const { version: _version, ...drawn } = fieldsOf(await admin.get(address), "dialog form");
  const decor = { ...drawn, emission: "" };
  expect((await admin.post(address, decor)).status).toBe(303);
  const customiser = async () =>
    mainOf(await visitor().get(`${pieces.desk.path}?fila=personalizare`));
  expect((await customiser()).match(/Formaldehidă: E0,5/g)).toHaveLength(5);
  expect(mainOf(await admin.get("/admin/lansare"))).toContain(
    "PAL Alb: Clasa de emisie de formaldehidă",
  );
  await setOpen("2026-11-01T08:00:00.000Z");
  const refused = await admin.post(address, decor);
  expect(refused.status).toBe(422);
  const control = controlOf(refused.page, "emission");
  expect(descriptionOf(refused.page, control)).toContain("magazinul este deschis");
  expect((await admin.post(address, { ...decor, emission: "none" })).status).toBe(303);
  await setOpen(null);
  expect(await customiser()).toContain("Fără formaldehidă adăugată");
});

test("warnings and care are translated beside their Romanian, and a copy names no model", async () => {
  await admin.post("/admin/produse/nou", { ...whole, name: "Comodă tradusă" });
  const { id } = (await findRow("Comodă tradusă"))!;
  const page = mainOf(await admin.get(`/admin/traduceri/product/${id}?limba=en`));
  expect(page).toContain("Atenționări");
  expect(page).toContain("Se șterge cu o cârpă umedă.");
  await admin.post(`/admin/produse/${id}/dublare`, {});
  const copy = (await findRow("Comodă tradusă (copie)"))!;
  expect(JSON.parse(copy.safety)).toMatchObject({ identifier: "", emission: "E05" });
});
