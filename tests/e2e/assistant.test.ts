import type { Page } from "playwright/test";

import { callTools, misbehaviours, say, startProvider, type Provider } from "../provider";
import { pieces } from "../world";
import { expect, setStock, shared, startShownShop, test as base } from "./shop";

const opened = shared(
  async () => {
    const provider = await startProvider();
    const env = { OPENAI_BASE_URL: provider.url, OPENAI_API_KEY: "sk-good-0000-secret" };
    return { provider, shop: await startShownShop(env) };
  },
  async ({ provider, shop }) => {
    await shop.dispose();
    await provider.close();
  },
);

/** A shop of its own, whose provider the tests direct. */
const test = base.extend<{ provider: Provider }>({
  provider: async ({}, use) => use((await opened()).provider),
  shop: async ({}, use) => use((await opened()).shop),
});
test.describe.configure({ mode: "serial" });

const searchBeds = callTools({ name: "search_catalogue", wanted: { query: "pat" } });
const NOTICE = "Vorbești cu un asistent AI";

/** Opens the assistant where it is: a panel with script, a page without. */
async function openAssistant(page: Page, from: string, javaScriptEnabled: boolean) {
  await page.goto(from);
  const button = page.getByRole("link", { name: "Asistent", exact: true });
  if (!javaScriptEnabled) {
    await button.click();
    await expect(page).toHaveURL("/asistent");
    return page.getByRole("main");
  }
  const panel = page.getByRole("dialog", { name: "Asistent" });
  // Before the script has arrived the button is a link, and leads away.
  await expect(async () => {
    await page.goto(from);
    await button.click({ timeout: 2_000 });
    await expect(panel.getByLabel("Mesajul tău")).toBeFocused({ timeout: 2_000 });
    await expect(page).toHaveURL(from);
  }).toPass();
  return panel;
}

for (const width of [360, 1280]) {
  test(`a visitor asks, sees the answer and puts the piece into the cart (${width} px)`, async ({
    page,
    shop,
    provider,
    javaScriptEnabled,
  }, testInfo) => {
    await setStock(shop, pieces.bed, 5);
    await page.setViewportSize({ width, height: 800 });
    provider.behave(
      searchBeds,
      say("Îți recomand Patul matrimonial Nora. Costă 3.499 Lei. Canapeaua Milano costă 10 Lei."),
    );
    const chat = await openAssistant(page, pieces.desk.path, javaScriptEnabled ?? true);
    await expect(chat.getByText(NOTICE)).toBeVisible();
    await expect(chat.getByText("Spune-mi ce cameră mobilezi")).toBeVisible();
    await page.screenshot({ path: testInfo.outputPath("open.png") });

    await chat.getByLabel("Mesajul tău").fill("Caut un pat de lemn");
    await chat.getByLabel("Mesajul tău").press("Enter");
    const thread = chat.getByRole("log");
    await expect(thread.getByText("Costă 3.499 Lei.")).toBeVisible();
    await expect(thread.getByText("Caut un pat de lemn")).toBeVisible();
    await expect(thread.getByText("Am lăsat deoparte")).toBeVisible();
    await expect(chat).not.toContainText("Milano");
    await page.screenshot({ path: testInfo.outputPath("answered.png") });

    await thread.getByRole("button", { name: `Adaugă în coș: ${pieces.bed.product.name}` }).click();
    await expect(page.locator(".toast").getByRole("status")).toContainText("adăugat");
    await page.goto("/asistent");
    await expect(page.getByRole("main").getByText("Costă 3.499 Lei.")).toBeVisible();
    await page.screenshot({ path: testInfo.outputPath("page.png"), fullPage: true });
  });
}

test("advice becomes an order: a priced design is one press away", async ({
  page,
  provider,
  javaScriptEnabled,
}, testInfo) => {
  const wanted = {
    category: "birouri",
    number: 1,
    material: "pal-nuc",
    handle: "metal",
    width: 120,
    height: 75,
    depth: 60,
  };
  provider.behave(
    callTools({ name: "price_configuration", wanted }),
    say("L-am calculat pentru tine."),
  );
  const chat = await openAssistant(page, "/", javaScriptEnabled ?? true);
  await chat.getByLabel("Mesajul tău").fill("Birou de nuc, 120 pe 60");
  await chat.getByRole("button", { name: "Trimite", exact: true }).click();
  const link = chat.getByRole("link", { name: /^Vezi schița și prețul/ });
  await expect(link).toBeVisible();
  await page.screenshot({ path: testInfo.outputPath("design.png") });
  await link.click();
  await expect(page).toHaveURL(/material=pal-nuc&handle=metal&width=120&height=75&depth=60/);
  await expect(page.getByRole("textbox", { name: "Lățime" })).toHaveValue("120");
});

test("a piece is planned in a conversation, and its link shows the same price", async ({
  page,
  provider,
  javaScriptEnabled,
}, testInfo) => {
  provider.behave(misbehaviours["429"]!);
  const chat = await openAssistant(page, "/despre", javaScriptEnabled ?? true);
  const say = async (text: string) => {
    await chat.getByLabel("Mesajul tău").fill(text);
    await chat.getByLabel("Mesajul tău").press("Enter");
  };
  await say("vreau un dulap în nișă de 217 × 255");
  await expect(chat.getByRole("log")).toContainText("Cât de adâncă e nișa?");
  await say("60");
  await expect(chat.getByRole("log")).toContainText("Are peretele din spate plintă?");
  await say("nu e plintă");
  await expect(chat.getByRole("log")).toContainText(
    "umple nișa ta de 217 × 255 cm (lățime × înălțime), adâncime 59,8 cm: 6.639 Lei",
  );
  const link = chat.getByRole("link", { name: "Vezi schița și prețul: Dulap pe măsură" });
  await expect(link).toBeVisible();
  await page.screenshot({ path: testInfo.outputPath("planned.png") });
  await link.click();
  await expect(page).toHaveURL(/\/proiecteaza\?d=1w-n2170/);
  await expect(page.getByRole("main")).toContainText("6.639 Lei");
});

test("when the provider fails, the visitor is helped all the same and reads nothing of it", async ({
  page,
  provider,
  javaScriptEnabled,
}, testInfo) => {
  provider.behave(misbehaviours["429"]!);
  const chat = await openAssistant(page, "/cos", javaScriptEnabled ?? true);
  await chat.getByLabel("Mesajul tău").fill("Aveți paturi? Cum livrați?");
  await chat.getByLabel("Mesajul tău").press("Enter");
  await expect(chat.getByRole("log")).toContainText("Livrăm în București");
  await expect(chat.getByRole("link", { name: pieces.bed.product.name })).toBeVisible();
  await expect(page.getByText("limitelor API")).toHaveCount(0);
  // Of the key only administrators are told.
  await expect(chat.getByText("Răspuns calculat din catalogul").first()).toBeVisible();
  await expect(chat.getByText("Asistentul AI nu răspunde")).toHaveCount(0);
  await page.screenshot({ path: testInfo.outputPath("failed.png") });
});

test("a conversation goes to a consultant, and is forgotten when its visitor wishes", async ({
  page,
  shop,
  provider,
}, testInfo) => {
  provider.behave(say("Bună ziua."));
  await page.goto("/asistent");
  const main = page.getByRole("main");
  await main.getByLabel("Mesajul tău").fill("Vreau o bucătărie în L");
  await main.getByLabel("Mesajul tău").press("Enter");
  await expect(main.getByText("Bună ziua.")).toBeVisible();
  await main.getByRole("link", { name: "Trimite la un consultant" }).click();
  await page.getByRole("button", { name: "Trimite conversația" }).click();
  await expect(page.getByLabel("Email", { exact: true }).first()).toHaveAttribute(
    "aria-invalid",
    "true",
  );
  await page.screenshot({ path: testInfo.outputPath("consultant.png"), fullPage: true });
  await main.getByLabel("Nume").fill("Ileana Țăranu");
  await main.getByLabel("Email", { exact: true }).fill("ileana@example.com");
  await main.getByLabel("Telefon").fill("0722 123 456");
  await page.getByRole("button", { name: "Trimite conversația" }).click();
  await expect(page.locator(".toast")).toContainText("Conversația a fost trimisă");
  const row = await shop.db
    .selectFrom("contact_messages")
    .select(["message", "email"])
    .orderBy("created_at", "desc")
    .executeTakeFirstOrThrow();
  expect(row.email).toBe("ileana@example.com");
  expect(row.message).toContain("Vreau o bucătărie în L");

  await main.getByRole("button", { name: "Șterge conversația" }).click();
  await expect(page.locator(".toast")).toContainText("Conversația a fost ștearsă");
  await expect(main.getByText("Vreau o bucătărie în L")).toHaveCount(0);
  await expect(main.getByText("Spune-mi ce cameră mobilezi")).toBeVisible();
});

test("in another language the chat starts anew with its welcome", async ({ page, provider }) => {
  provider.behave(say("Bună ziua."));
  await page.goto("/asistent");
  const main = page.getByRole("main");
  await main.getByLabel("Mesajul tău").fill("Salut");
  await main.getByLabel("Mesajul tău").press("Enter");
  await expect(main.getByText("Bună ziua.")).toBeVisible();
  await page.goto("/asistent?lng=en");
  await expect(main.getByText("Tell me which room you are furnishing")).toBeVisible();
  await expect(main.getByText("Bună ziua.")).toHaveCount(0);
  await expect(main.getByText("You are talking to an AI assistant")).toBeVisible();
});

test("with script: nothing blank is sent, sending waits, Escape closes and the focus returns", async ({
  page,
  provider,
  javaScriptEnabled,
}) => {
  test.skip(!javaScriptEnabled, "these are script's own manners");
  const asked = provider.asked.length;
  const chat = await openAssistant(page, "/despre", true);
  const send = chat.getByRole("button", { name: "Trimite", exact: true });
  const input = chat.getByLabel("Mesajul tău");
  await expect(send).toBeDisabled();
  await input.fill("   ");
  await expect(send).toBeDisabled();
  await input.press("Enter");
  expect(provider.asked).toHaveLength(asked);
  provider.behave(misbehaviours["one byte at a time"]!);
  await input.fill("Aveți birouri?");
  await send.click();
  await expect(input).toBeDisabled();
  await expect(send).toBeDisabled();
  await expect(chat.getByRole("log")).toHaveAttribute("aria-busy", "true");
  // The true limit of twelve seconds: the visitor has a page within thirteen.
  await expect(chat.getByRole("log")).toContainText("Răspuns calculat din catalogul", {
    timeout: 13_000,
  });
  await expect(input).toBeFocused();
  await page.keyboard.press("Escape");
  await expect(chat).toBeHidden();
  await expect(page.getByRole("link", { name: "Asistent", exact: true })).toBeFocused();
});
