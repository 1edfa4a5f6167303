import { expect, test } from "vitest";

import { hydrationHeader } from "~/platform/rendering/front/hydration-data";

import { everyOfficePage } from "../routes/every-office-page";
import { everyPage } from "../routes/every-page";
import { openShop } from "../routes/shop";
import { toastOf, type Visitor } from "../visitor";
import { pieces } from "../world";

const { db, visitor, signedIn } = await openShop();

test("script is given what the page was drawn from, and nobody keeps it", async () => {
  const buyer = visitor();
  for (const path of ["/", "/produse", pieces.bed.path, "/cos", "/contact", "/asistent"]) {
    const { page } = await buyer.get(path);
    const digest = page.querySelector("script[data-start]")!.getAttribute("data-digest");
    const asked = await askData(buyer, path);
    expect(asked.data.digest, path).toBe(digest);
    expect(asked.data.context.state.loaderData).toHaveProperty("routes/shop/layout");
    expect(asked.headers.get("Cache-Control")).toBe("private, no-store");
    expect(asked.headers.get("Set-Cookie")).toBeNull();
  }
});

test("no page that can be asked for again carries its data", async () => {
  const pages = [
    ...(await everyPage(db, visitor)),
    ...(await everyOfficePage(db, await signedIn({ role: "administrator" }))),
  ];
  const carrying = pages.filter(({ answer }) => answer.page.querySelector("script[type$=/json]"));
  expect(pages.length).toBeGreaterThan(30);
  for (const { name, answer } of carrying) {
    // An answer to a form, a refusal, or a page with a message or a form's name of its own.
    const { context } = JSON.parse(
      answer.page.querySelector("script[type$=/json]")!.textContent,
    ) as Data;
    const isOnce =
      answer.status !== 200 ||
      context.state.actionData ||
      JSON.stringify(context.state.loaderData).includes('"formToken"') ||
      answer.page.querySelector(".toast");
    expect(Boolean(isOnce), name).toBe(true);
  }
});

test("a page's data names the message it shows, and asking for it spends none", async () => {
  const buyer = visitor();
  await buyer.get(pieces.bed.path);
  const { page: listing } = await buyer.get("/produse");
  const productId = listing.querySelector("[name=productId]")!.getAttribute("value")!;
  await buyer.post("/cos", { intent: "add", productId, returnTo: "/produse" });
  await askData(buyer, "/contact");
  const { page } = await buyer.get("/produse");
  expect(toastOf(page)).toContain("adăugat");
  const within = page.querySelector("script[type$=/json]")!.textContent;
  expect(JSON.parse(within)).toHaveProperty("context.state.loaderData.root.flash.id");
});

test("a name that looks like the end of an element ends none of the data within a page", async () => {
  const buyer = await signedIn({ first_name: "</script><b>Ana", last_name: `"Pop" <!--` });
  const { page } = await buyer.post("/contact", { name: "", email: "", message: "" });
  expect(page.querySelectorAll("b, script b")).toHaveLength(0);
  const data = JSON.parse(page.querySelector("script[type$=/json]")!.textContent) as Data;
  expect(data.digest).toContain('</script><b>Ana "Pop" <!--');
  const digest = page.querySelector("script[data-start]")!.getAttribute("data-digest");
  expect(digest).toBe(data.digest);
});

test("asking for a product's data is no view of it", async () => {
  const views = () => db.selectFrom("product_views").select("count").execute();
  const buyer = visitor();
  await buyer.get(pieces.bed.path);
  const before = await views();
  await askData(buyer, pieces.bed.path);
  expect(await views()).toEqual(before);
});

test("who may not see a page is not given its data", async () => {
  const answer = await askData(visitor(), "/admin", false);
  expect(answer.status).toBe(303);
  expect(answer.text).not.toContain("loaderData");
});

interface Data {
  digest: string;
  context: { state: { loaderData: object; actionData: object | null } };
}

async function askData(somebody: Visitor, path: string, isJson = true) {
  somebody.headers[hydrationHeader] = "1";
  const answer = await somebody.get(path);
  delete somebody.headers[hydrationHeader];
  return { ...answer, data: (isJson ? JSON.parse(answer.text) : {}) as Data };
}
