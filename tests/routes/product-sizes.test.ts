import { expect, test } from "vitest";

import { textOf } from "../visitor";
import { pieceId, pieces } from "../world";
import { controlOf, descriptionOf, mainOf, valueOf } from "./reading";
import { openShop } from "./shop";

const { db, visitor, signedIn } = await openShop();
const admin = await signedIn({ role: "administrator" });
const desk = await pieceId(db, pieces.desk);

const piece = {
  name: "Birou cu mărimi",
  category: "birouri",
  price: "900",
  stock: "1",
  form: "desk",
};

const rowOf = (name: string) =>
  db.selectFrom("products").selectAll().where("name", "=", name).executeTakeFirstOrThrow();

test("wrong sizes are refused beside their fields, each with what is wrong with it, and kept", async () => {
  const typed = {
    widthStart: "400",
    widthMin: "80",
    widthMax: "240",
    heightMin: "120",
    heightMax: "110",
    depthStart: "52",
    depthMin: "mică",
    depthMax: "505",
  };
  const refused = await admin.post("/admin/produse/nou", { ...piece, ...typed, price: "x" });
  expect(refused.status).toBe(422);
  for (const [name, value] of Object.entries(typed)) {
    expect(valueOf(controlOf(refused.page, name)), name).toBe(value);
  }
  const saying = (name: string) => descriptionOf(refused.page, controlOf(refused.page, name));
  expect(saying("price")).toContain("mai mare de 0");
  expect(saying("widthStart")).toContain("Începutul trebuie să fie între 80 și 240");
  expect(saying("widthMax")).toBe("");
  expect(saying("heightMax")).toContain("nu poate fi sub cea mai mică (120)");
  for (const name of ["depthStart", "depthMin", "depthMax"]) {
    expect(saying(name)).toContain("Scrie centimetri întregi, din 5 în 5, între 10 și 500");
  }
  expect(refused.page.querySelector("details:has([name=widthStart])")?.hasAttribute("open")).toBe(
    true,
  );

  // What is empty is the usual, which the other bound must fit too.
  const usual = await admin.post("/admin/produse/nou", { ...piece, widthMax: "40" });
  expect(descriptionOf(usual.page, controlOf(usual.page, "widthMax"))).toContain("(50)");
  const least = await admin.post("/admin/produse/nou", { ...piece, depthMin: "150" });
  expect(descriptionOf(least.page, controlOf(least.page, "depthMin"))).toContain("(100)");
});

test("sizes that fit are saved, shown again, and are those of the customiser", async () => {
  const typed = { widthStart: "140", widthMin: "80", heightStart: "75", heightMax: "120" };
  const more = { heightMin: "65", depthMax: "40" };
  const saved = await admin.post("/admin/produse/nou", {
    ...piece,
    ...typed,
    ...more,
    status: "on",
  });
  expect(saved.status).toBe(303);
  const row = await rowOf(piece.name);
  expect(row).toMatchObject({ width_start_cm: 140, width_min_cm: 80, width_max_cm: null });
  const form = await admin.get(`/admin/produse/${row.id}`);
  expect(valueOf(controlOf(form.page, "widthStart"))).toBe("140");
  expect(valueOf(controlOf(form.page, "widthMax"))).toBe("");

  const { page } = await visitor().get(`/produse/birouri/${row.number}?fila=personalizare`);
  const lengths = ["width", "height", "depth"].map((name) => controlOf(page, name));
  // The usual depth of 50 does not fit, so it starts at the largest.
  expect(lengths.map(valueOf)).toEqual(["140", "75", "40"]);
  expect(lengths.map((control) => descriptionOf(page, control))).toEqual([
    "Între 80 și 300 cm, din 5 în 5",
    "Între 65 și 120 cm, din 5 în 5",
    "Între 30 și 40 cm, din 5 în 5",
  ]);

  await admin.post(`/admin/produse/${row.id}/dublare`, {});
  expect(await rowOf(`${piece.name} (copie)`)).toMatchObject({ width_min_cm: 80 });
});

test("who saves over somebody else's sizes sees both", async () => {
  const { page } = await admin.get(`/admin/produse/${desk}`);
  const version = valueOf(controlOf(page, "version"));
  await db.updateTable("products").set({ width_max_cm: 200 }).where("id", "=", desk).execute();
  const form = { ...piece, name: pieces.desk.product.name, version, stockDrawn: "1" };
  const sizes = { widthStart: "160", widthMin: "80", widthMax: "220" };
  const stale = await admin.post(`/admin/produse/${desk}`, { ...form, ...sizes });
  expect(stale.status).toBe(409);
  const row = stale.page
    .querySelectorAll("main tr, dialog tr")
    .find((one) => textOf(one).includes("Lățime, cm: Cea mai mare"));
  expect(textOf(row ?? null)).toMatch(/200.*220/);
  await db.updateTable("products").set({ width_max_cm: 240 }).where("id", "=", desk).execute();
});

test("a visitor changes no sizes", async () => {
  const before = await rowOf(pieces.desk.product.name);
  const answer = await visitor().post(`/admin/produse/${desk}`, { ...piece, widthMin: "10" });
  expect([302, 303]).toContain(answer.status);
  expect(await rowOf(pieces.desk.product.name)).toEqual(before);
});

test("a file takes the sizes out and brings them in", async () => {
  const file = await admin.get("/admin/produse/export");
  expect(file.text.split("\n")[0]).toContain('"widthStart";"widthMin";"widthMax";"heightStart"');
  expect(file.text).toContain(';"160";"80";"240";"75";"65";"120";"75";"50";"100";');
  const upload = async (content: string) => {
    const csv = new File([content], "produse.csv", { type: "text/csv" });
    return (await admin.upload("/admin/produse/import", {}, [["file", csv]])).location!;
  };
  const bad = await admin.get(await upload(`id,widthStart,widthMax\n${desk},300,97\n`));
  expect(mainOf(bad)).toContain("Scrie centimetri întregi, din 5 în 5");
  await admin.post(await upload(`id,widthStart,widthMax\n${desk},,200\n`), {});
  expect(await rowOf(pieces.desk.product.name)).toMatchObject({
    width_start_cm: null,
    width_min_cm: 80,
    width_max_cm: 200,
    depth_max_cm: 100,
  });
});

test("the database itself takes no sizes that cannot be", async () => {
  for (const wrong of [
    { width_min_cm: 52 },
    { width_min_cm: 5 },
    { depth_max_cm: 505 },
    { height_min_cm: 310 },
    { width_start_cm: 40 },
    { depth_max_cm: 40, depth_start_cm: 60 },
  ]) {
    const update = db.updateTable("products").set(wrong).where("id", "=", desk).execute();
    await expect(update, JSON.stringify(wrong)).rejects.toThrow(/check constraint/i);
  }
});
