import type { Db } from "~db/engine";

import type { Answer, Visitor } from "../visitor";
import { addDraft, addSupplier } from "../workshop/buying";
import { pieceId, pieces } from "../world";

/** Every page of the back office's catalogue in its states, by a name for the report. */
export async function everyOfficePage(
  db: Db,
  admin: Visitor,
): Promise<{ name: string; answer: Answer }[]> {
  const bed = await pieceId(db, pieces.bed);
  const { id: category } = await db.selectFrom("categories").select("id").executeTakeFirstOrThrow();
  const bulk = { product: bed, operation: "price-percent", amount: "10" };
  const { location: preview } = await admin.post("/admin/produse", bulk);
  const upload = async (text: string) => {
    const file = new File([text], "produse.csv");
    return (await admin.upload("/admin/produse/import", {}, [["file", file]])).location ?? "";
  };
  const fine = await upload("name;category;price\nRaft;bai;10\n");
  const faulty = await upload("name;category;price\nx;garaj;zero\n");
  const rails = { "hardware rail": { least: 10 } };
  const supplierOrder = await addDraft(db, await addSupplier(db), rails);
  const asked: [string, () => Promise<Answer>][] = [
    ["products", () => admin.get("/admin/produse")],
    ["products, none found", () => admin.get("/admin/produse?cauta=elicopter&stare=inactiv")],
    ["products, bulk refused", () => admin.post("/admin/produse", { product: bed })],
    ["new product", () => admin.get("/admin/produse/nou")],
    ["new product, refused", () => admin.post("/admin/produse/nou", { name: "x", stock: "-1" })],
    ["product, edited", () => admin.get(`/admin/produse/${bed}`)],
    ["product, refused", () => admin.post(`/admin/produse/${bed}`, { name: "x", primary: "y" })],
    ["product, deleted", () => admin.get(`/admin/produse/${bed}/stergere`)],
    ["product, not there", () => admin.get("/admin/produse/unknown")],
    ["bulk, preview", () => admin.get(preview ?? "")],
    ["bulk, log", () => admin.get("/admin/modificari")],
    ["import", () => admin.get("/admin/produse/import")],
    ["import, refused", () => admin.post("/admin/produse/import", {})],
    ["import, dry run", () => admin.get(fine)],
    ["import, with problems", () => admin.get(faulty)],
    ["categories", () => admin.get("/admin/categorii")],
    ["search words", () => admin.get("/admin/cautare?limba=bg")],
    ["search words of a kind", () => admin.get("/admin/cautare/ro/wardrobe")],
    [
      "search words of a kind, refused",
      () => admin.post("/admin/cautare/ro/wardrobe", { intent: "save", words: "" }),
    ],
    ["new category", () => admin.get("/admin/categorii/nou")],
    ["new category, refused", () => admin.post("/admin/categorii/nou", { imageUrl: "x" })],
    ["category, edited", () => admin.get(`/admin/categorii/${category}`)],
    ["category, deleted", () => admin.get(`/admin/categorii/${category}/stergere`)],
    ["materials", () => admin.get("/admin/materiale")],
    ["material, edited", () => admin.get("/admin/materiale/material/pal-alb")],
    ["material, refused", () => admin.post("/admin/materiale/material/pal-alb", {})],
    ["new material", () => admin.get("/admin/materiale/material/nou")],
    ["new material, refused", () => admin.post("/admin/materiale/material/nou", { name: "x" })],
    ["new handle", () => admin.get("/admin/materiale/handle/nou")],
    ["handle, edited", () => admin.get("/admin/materiale/handle/wood")],
    ["plan, nobody works", () => admin.get("/admin/plan")],
    ["today, nobody works", () => admin.get("/admin/azi")],
    ["people", () => admin.get("/admin/plan/oameni")],
    ["new person", () => admin.get("/admin/plan/oameni/nou")],
    [
      "new person, refused",
      () => admin.post("/admin/plan/oameni/nou", { name: "x", cutting: "mult" }),
    ],
    ["stock count", () => admin.get("/admin/stoc/numaratoare")],
    [
      "stock count, refused",
      () =>
        admin.post("/admin/stoc/numaratoare", {
          intent: "list",
          "counted hardware hinge": "multe",
        }),
    ],
    ["fittings", () => admin.get("/admin/feronerie")],
    ["fitting", () => admin.get("/admin/feronerie/runner-pair-400")],
    ["fitting, refused", () => admin.post("/admin/feronerie/hinge", { price: "mult" })],
    ["suppliers", () => admin.get("/admin/furnizori")],
    ["new supplier", () => admin.get("/admin/furnizori/nou")],
    ["new supplier, refused", () => admin.post("/admin/furnizori/nou", { name: "x", days: "-1" })],
    ["orders to suppliers", () => admin.get("/admin/aprovizionare")],
    ["order to a supplier", () => admin.get(`/admin/aprovizionare/${supplierOrder}`)],
    [
      "order to a supplier, refused",
      () =>
        admin.post(`/admin/aprovizionare/${supplierOrder}`, {
          intent: "save",
          "amount-hardware_rail": "multe",
        }),
    ],
    ["absences", () => admin.get("/admin/plan/absente")],
    [
      "absences, refused",
      () => admin.post("/admin/plan/absente", { intent: "add", away: "", from: "ieri" }),
    ],
    ["construction rules", () => admin.get("/admin/atelier")],
    ["construction rules, refused", () => admin.post("/admin/atelier", {})],
    ["construction rules, older", () => admin.get("/admin/atelier?versiune=1")],
    ["price list", () => admin.get("/admin/atelier/preturi")],
    ["translations", () => admin.get(`/admin/traduceri/product/${bed}?limba=ru`)],
    ["journal", () => admin.get("/admin/jurnal?lng=hu")],
  ];
  const pages = [];
  for (const [name, ask] of asked) pages.push({ name: `admin: ${name}`, answer: await ask() });
  return pages;
}
