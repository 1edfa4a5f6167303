import { writeDesign } from "~/furniture/boards/address";
import { languageCodes } from "~/platform/i18n/languages";
import { paths } from "~/platform/paths/paths";

import { bookcase, chest, largest, wardrobe } from "../../boards/designs";
import { REVIEW } from "../../checkout-form";
import { picture } from "../../images";
import { placeProforma } from "../../orders-placed";
import { anotherClient, anotherEmail, readyToOrder } from "../../promises/buying";
import { signedInAt } from "../../promises/signed-in";
import type { ShopProcess } from "../../shop-process";
import { buyer, pieceId, pieces } from "../../world";
import { firstVisit, signedIn, withCarts } from "../visitors";
import type { Asked } from "./send";

/** Of 2,000 requests so many are of a kind, of which two are orders; a tenth of all is hostile. */
export const shares = {
  page: 1_600,
  search: 40,
  cart: 60,
  planner: 40,
  drawing: 40,
  order: 2,
  pdf: 4,
  upload: 4,
  office: 10,
  hostile: 200,
};
export type Kind = keyof typeof shares;

type Maker = (nth: number) => Omit<Asked, "kind">;

const FORM = { "Content-Type": "application/x-www-form-urlencoded" };
const words = ["dulap", "masa", "noptiera alba", "birou", "pat dublu", "rafturi", "comoda"];
const pages = [
  "/",
  "/produse",
  "/produse/dormitoare",
  "/produse/living",
  "/produse/bai",
  "/produse?ordine=nume",
  "/produse?pagina=2",
  "/galerie",
  "/despre",
  "/contact",
  "/termeni",
  "/proiecteaza",
  pieces.bed.path,
  pieces.desk.path,
  pieces.wardrobe.path,
];
const steps = ["locul", "impartirea", "aspect", "pret"];

/** What each kind asks for, one after the other. */
export async function makersOf(shop: ShopProcess, orders: number): Promise<Record<Kind, Maker>> {
  const carts = await withCarts(shop, 200);
  const people = await signedIn(shop, 50);
  const productId = await pieceId(shop.db, pieces.desk);
  const buyers: Awaited<ReturnType<typeof readyToOrder>>[] = [];
  for (let order = 0; order < orders; order += 1) buyers.push(await readyToOrder(shop));
  const staff = (await signedInAt(shop, { role: "administrator" })).requestHeaders();
  const pdf = await documentOf(shop);
  const photograph = await uploadBody();
  const origin = { Origin: shop.origin };
  return {
    page: (nth) => {
      const visitors = [firstVisit, firstVisit, carts[nth % carts.length]!, firstVisit];
      const headers = nth % 8 === 0 ? people[nth % people.length]! : visitors[nth % 4]!;
      // Nine of ten read Romanian.
      const language = nth % 10 === 9 ? languageCodes[nth % languageCodes.length]! : "ro";
      return {
        path: pages[(nth * 7) % pages.length]!,
        headers: { ...headers, "Accept-Language": language },
      };
    },
    search: (nth) => ({
      path: `/produse?cauta=${encodeURIComponent(`${words[nth % words.length]} ${nth % 500}`)}`,
      headers: firstVisit,
    }),
    cart: (nth) => {
      const headers = { ...carts[nth % carts.length]!, ...clientOf(nth % carts.length) };
      const add = new URLSearchParams({ intent: "add", productId, returnTo: "/produse" });
      return nth % 3 === 0
        ? {
            method: "POST",
            path: "/cos",
            headers: { ...headers, ...origin, ...FORM },
            body: `${add}`,
          }
        : { path: "/cos", headers };
    },
    planner: (nth) => ({
      path: `/proiecteaza?d=${someDesign(nth)}&pas=${steps[nth % steps.length]}`,
      headers: firstVisit,
    }),
    drawing: (nth) => ({
      path: `/desen/proiect?d=${someDesign(nth)}&v=1&vedere=${nth % 2 ? "front" : "open"}&lng=ro`,
      headers: firstVisit,
    }),
    order: (nth) => {
      const { visitor, form } = buyers[nth % buyers.length]!;
      const headers = { ...visitor.requestHeaders(), ...origin, ...FORM };
      return { method: "POST", path: REVIEW, headers, body: `${new URLSearchParams(form)}` };
    },
    pdf: () => ({ path: pdf, headers: firstVisit }),
    upload: () => ({
      method: "POST",
      path: "/contact",
      headers: { ...firstVisit, ...anotherClient(), ...origin, "Content-Type": photograph.type },
      body: photograph.of(anotherEmail()),
    }),
    office: (nth) => ({
      path: ["/admin", "/admin/comenzi", "/admin/cauta?q=ana", "/admin/produse"][nth % 4]!,
      headers: staff,
    }),
    hostile: (nth) => hostile(nth, origin),
  };
}

/** A design of three kinds, another one each time. */
function someDesign(nth: number): string {
  const kind = [bookcase, wardrobe, chest][nth % 3]!;
  return writeDesign({ ...kind, width: 700 + (nth % 300) });
}

function clientOf(nth: number): Record<string, string> {
  return { "X-Forwarded-For": `172.16.${nth >> 8}.${nth & 255}` };
}

/** Those who mean no good come from few addresses. */
function hostile(nth: number, origin: Record<string, string>): Omit<Asked, "kind"> {
  const headers = { ...firstVisit, ...clientOf(60_000 + (nth % 8)) };
  const post = { ...headers, ...origin, ...FORM };
  const noise = `${nth}${Math.random()}`;
  const all: Omit<Asked, "kind">[] = [
    { path: `/termeni?x=${noise}`, headers },
    { path: `/produse?cauta=${"ș".repeat(40)}${noise}`, headers },
    { path: `/proiecteaza?d=${writeDesign(largest(nth % 2_000))}&pas=pret`, headers },
    { path: `/${noise}/.env`, headers },
    { path: "/admin/comenzi", headers },
    { path: "/produse%00", headers },
    { path: "/", headers, method: "DELETE" },
    {
      path: "/cos",
      headers: post,
      method: "POST",
      body: `intent=add&productId=${"x".repeat(50_000)}`,
    },
    { path: "/contact", headers: post, method: "POST", body: `name=${"ș ".repeat(10_000)}` },
    {
      path: "/autentificare",
      headers: post,
      method: "POST",
      body: `email=a${nth}@b.ro&password=${noise}`,
    },
    {
      path: "/cos",
      headers: { ...headers, ...FORM, Origin: "https://evil.example" },
      method: "POST",
      body: "a=b",
    },
    {
      path: `/desen/proiect?d=${writeDesign(largest(nth % 2_000))}&v=1&vedere=open&lng=ro`,
      headers,
    },
    { path: `/produse?pagina=100000&pretMin=${nth}`, headers },
    { path: "/", headers: { ...headers, Cookie: `cart=${"y".repeat(6_000)}` } },
    { path: `/comanda/${noise}`, headers },
    { path: "/sitemap.xml", headers },
  ];
  return all[nth % all.length]!;
}

/** The address of a new order's document as a file. */
async function documentOf(shop: ShopProcess): Promise<string> {
  const { visitor, form } = await readyToOrder(shop);
  const { location } = await visitor.post(REVIEW, form);
  const token = location?.slice("/comanda/".length) ?? "";
  const { number } = await shop.db
    .selectFrom("orders")
    .select("number")
    .where("token", "=", token)
    .executeTakeFirstOrThrow();
  return paths.orderDocumentFile(token, await placeProforma(shop.db, number));
}

/** A message with a photograph of some hundred kilobytes. */
async function uploadBody() {
  const bytes = await picture("png", 1_600, 1_200);
  const boundary = "mixed-load";
  const field = (name: string, value: string) =>
    `--${boundary}\r\nContent-Disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`;
  const fields = {
    name: buyer.fullName,
    phone: buyer.phone,
    subject: "Un dulap",
    message: "Se poate face un dulap sub o scară îngustă?",
  };
  const head = Object.entries(fields)
    .map(([name, value]) => field(name, value))
    .join("");
  const file =
    `--${boundary}\r\nContent-Disposition: form-data; name="attachment"; filename="a.png"\r\n` +
    "Content-Type: image/png\r\n\r\n";
  return {
    type: `multipart/form-data; boundary=${boundary}`,
    of: (email: string) =>
      Buffer.concat([
        Buffer.from(head + field("email", email) + file),
        bytes,
        Buffer.from(`\r\n--${boundary}--\r\n`),
      ]),
  };
}
