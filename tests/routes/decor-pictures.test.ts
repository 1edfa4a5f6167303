import { expect, test } from "vitest";

import { writeDesign } from "~/furniture/boards/address";
import { materials } from "~db/seed/options";

import { bookcase, wardrobe } from "../boards/designs";
import { picture } from "../images";
import { textOf, toastOf, type Answer } from "../visitor";
import { openShop } from "./shop";

const { db, visitor, signedIn } = await openShop();
const admin = await signedIn({ role: "administrator" });
const customer = await signedIn();

const WARDROBE = "/produse/dormitoare/2";
const CHEST = "/produse/dormitoare/4";
const BOOKCASE = "/produse/living/2";
const [white, oak] = [materials[0]!, materials[1]!];

const mainPicture = ({ page }: Answer) => page.querySelector("main img")!;
const fileOf = (image: { getAttribute: (name: string) => string | undefined } | null) =>
  /\/imagini\/([^?]+)/.exec(image?.getAttribute("src") ?? "")?.[1];
const address = (decor: string, word = "dulap") =>
  `/admin/materiale/material/${decor}?fotografie=${word}`;
const photographOf = (decor: string, kind: "wardrobe" | "bookcase" | "chest") =>
  db
    .selectFrom("decor_pictures")
    .select("image_url")
    .where("material_id", "=", decor)
    .where("kind", "=", kind)
    .executeTakeFirst();
const aPicture = async () =>
  [["image", new File([new Uint8Array(await picture("jpeg"))], "foto.jpg")]] as [string, File][];

test.each(materials.map(({ id, names, photographs }) => [names.ro, id, photographs] as const))(
  "a product of each kind chosen in %s is shown in it, and the words say so",
  async (name, id, photographs) => {
    for (const [path, kind] of [
      [WARDROBE, "wardrobe"],
      [CHEST, "chest"],
      [BOOKCASE, "bookcase"],
    ] as const) {
      const answer = await visitor().get(`${path}?material=${id}`);
      expect(fileOf(mainPicture(answer))).toBe(photographs[kind]);
      expect(mainPicture(answer).getAttribute("alt")).toContain(`în decorul ${name}`);
      expect(textOf(answer.page.querySelector("main"))).toContain(
        `Exemplu în acest decor: ${name}`,
      );
    }
  },
);

test("where nobody chose a decor with a photograph, the product's own is shown", async () => {
  for (const query of ["", "?imagine=1", "?fila=personalizare", "?material=toString"]) {
    const answer = await visitor().get(CHEST + query);
    expect(fileOf(mainPicture(answer))).toBe("dormitoare-4.webp");
    expect(textOf(answer.page.querySelector("main"))).not.toContain("Exemplu în acest decor");
  }
  // A piece of another kind has no photograph in a decor.
  const desk = await visitor().get(`/produse/birouri/1?material=${oak.id}`);
  expect(fileOf(mainPicture(desk))).toBe("birouri-1.webp");
});

test("who shows a decor's photograph still gets to the product's own pictures", async () => {
  const { page } = await visitor().get(`${BOOKCASE}?material=${oak.id}`);
  const back = page.querySelectorAll("main a").find((link) => textOf(link).includes("gata făcută"));
  expect(back?.getAttribute("href")).toBe(BOOKCASE);
});

test("the planner shows what is seen of the piece in its decor: fronts, or an open body", async () => {
  const [shut, open] = [
    writeDesign({ ...wardrobe, body: white.id, front: oak.id }),
    writeDesign({ ...bookcase, body: oak.id, front: white.id }),
  ];
  for (const step of ["aspect", "pret"]) {
    for (const [design, file] of [
      [shut, oak.photographs.wardrobe],
      [open, oak.photographs.bookcase],
    ] as const) {
      const { page } = await visitor().get(`/proiecteaza?d=${design}&pas=${step}`);
      const figure = page
        .querySelectorAll("main figure")
        .find((one) => fileOf(one.querySelector("img")));
      expect(fileOf(figure!.querySelector("img"))).toBe(file);
      expect(figure!.querySelector("img")!.getAttribute("alt")).toContain(oak.names.ro);
      expect(textOf(figure!)).toContain("nu măsurile și împărțirea piesei tale");
      // The drawing of the customer's own piece stands beside it.
      expect(page.querySelector("main img[src^='/desen']")).not.toBeNull();
    }
  }
  const first = await visitor().get(`/proiecteaza?d=${shut}`);
  expect(first.text).not.toContain(oak.photographs.wardrobe);
});

test("data saving gets the photograph small and light", async () => {
  const saver = visitor();
  saver.headers["Save-Data"] = "on";
  const { page } = await saver.get(`${CHEST}?material=${oak.id}`);
  expect(page.querySelector("main img")!.getAttribute("src")).toBe(
    `/imagini/${oak.photographs.chest}?w=400&light=1`,
  );
});

test("a listing of a material that comes in one decor shows its pieces in that decor", async () => {
  const listed = async () => (await visitor().get("/produse?material=mdf")).page;
  const notes = (page: Answer["page"]) =>
    page.querySelectorAll("main article").filter((card) => textOf(card).includes("Exemplu"));
  expect(notes(await listed())).toEqual([]);
  const [kept, retired] = materials.filter(({ board }) => board === "mdf");
  const setStatus = (status: "active" | "inactive") =>
    db.updateTable("materials").set({ status }).where("id", "=", retired!.id).execute();
  await setStatus("inactive");
  const page = await listed();
  const cards = notes(page);
  expect(cards.length).toBeGreaterThan(0);
  expect(cards.length).toBeLessThan(page.querySelectorAll("main article").length);
  for (const card of cards) {
    expect(Object.values(kept!.photographs)).toContain(fileOf(card.querySelector("img")));
    expect(card.querySelector("img")!.getAttribute("alt")).toContain(kept!.names.ro);
  }
  // With a second material, nothing is certain.
  expect(notes((await visitor().get("/produse?material=mdf&material=pal")).page)).toEqual([]);
  // A retired decor is shown nowhere.
  const old = await visitor().get(`${CHEST}?material=${retired!.id}`);
  expect(fileOf(mainPicture(old))).toBe("dormitoare-4.webp");
  await setStatus("active");
});

test("the owner's own photograph takes a sample's place, and without one the usual picture is shown", async () => {
  const form = await admin.get(`/admin/materiale/material/${oak.id}`);
  const shown = form.page.querySelectorAll("dialog section form img").map(fileOf);
  expect(shown).toEqual(
    ["wardrobe", "bookcase", "chest"].map((kind) => oak.photographs[kind as "chest"]),
  );

  const saved = await admin.upload(address(oak.id), {}, await aPicture());
  expect(saved.status).toBe(303);
  expect(saved.location).toBe(`/admin/materiale/material/${oak.id}`);
  expect(toastOf((await admin.get(saved.location!)).page)).toBe("Fotografie salvată");
  const own = (await photographOf(oak.id, "wardrobe"))!.image_url;
  expect(own).toMatch(/^\/imagini\/[0-9a-f-]{36}\.webp$/);
  const shop = () => visitor().get(`${WARDROBE}?material=${oak.id}`);
  expect(`/imagini/${fileOf(mainPicture(await shop()))}`).toBe(own);
  expect((await visitor().get(own)).status).toBe(200);

  const removed = await admin.upload(address(oak.id), { removeImage: "on" }, []);
  expect(removed.status).toBe(303);
  expect(await photographOf(oak.id, "wardrobe")).toBeUndefined();
  expect(fileOf(mainPicture(await shop()))).toBe("dormitoare-2.webp");
  expect((await visitor().get(own)).status).toBe(404);
  // The other kinds keep theirs.
  expect(await photographOf(oak.id, "chest")).toBeDefined();
  const actions = await db
    .selectFrom("audit_log")
    .select(["before", "after"])
    .where("action", "=", "decor-picture-changed")
    .orderBy("id")
    .execute();
  expect(actions.map(({ after }) => after)).toEqual([`{"wardrobe":"${own}"}`, '{"wardrobe":null}']);
});

test("a picture elsewhere may be named, and the page may show it from there", async () => {
  const imageUrl = "https://poze.example.com/comoda.jpg";
  expect((await admin.upload(address(white.id, "comoda"), { imageUrl }, [])).status).toBe(303);
  const answer = await visitor().get(`${CHEST}?material=${white.id}`);
  expect(mainPicture(answer).getAttribute("src")).toBe(imageUrl);
  expect(answer.headers.get("Content-Security-Policy")).toContain("https://poze.example.com");
});

test.each([
  ["nothing", {}, undefined, "Alege o fotografie"],
  ["a text", {}, new File(["nu e o imagine"], "foto.jpg"), "Fișierul nu poate fi folosit"],
  ["no address", { imageUrl: "javascript:alert(1)" }, undefined, "trebuie să înceapă cu https://"],
])(
  "%s as a photograph is refused beside its field, and the old one stays",
  async (_, fields, file, why) => {
    const before = await photographOf(oak.id, "bookcase");
    const files: [string, File][] = file ? [["image", file]] : [];
    const { status, page } = await admin.upload(address(oak.id, "biblioteca"), fields, files);
    expect(status).toBe(422);
    const form = page.querySelector("dialog form[action$='fotografie=biblioteca']")!;
    expect(textOf(form.querySelector("[role=alert]"))).toContain(why);
    const control = form.querySelector("[aria-invalid=true]")!;
    expect(textOf(form.querySelector(`#${control.getAttribute("id")}-error`))).toContain(why);
    expect(form.querySelector("[role=alert] a")?.getAttribute("href")).toBe(
      `#${control.getAttribute("id")}`,
    );
    if ("imageUrl" in fields) expect(control.getAttribute("value")).toBe(fields.imageUrl);
    expect(await photographOf(oak.id, "bookcase")).toEqual(before);
  },
);

test("nobody else may change a photograph, and no other decor or kind is one", async () => {
  for (const somebody of [visitor(), customer]) {
    const answer = await somebody.upload(address(white.id), { removeImage: "on" }, []);
    expect(answer.status).not.toBe(200);
  }
  expect(await photographOf(white.id, "wardrobe")).toBeDefined();
  expect((await admin.upload(address("nu-exista"), { removeImage: "on" }, [])).status).toBe(404);
  // An unknown kind is the decor's own form, which is not complete.
  expect((await admin.upload(address(white.id, "pat"), { removeImage: "on" }, [])).status).toBe(
    422,
  );
});
