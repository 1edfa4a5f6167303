// Takes turns.

import { readdirSync, readFileSync, readlinkSync } from "node:fs";

import { expect, test, type TestContext } from "vitest";

import { eventually } from "../eventually";
import { drawingOfWhite, drawingWithoutEnd, hugePhotograph, picture } from "../images";
import { childrenOf, isAlive, statOf } from "../processes";
import { controlOf, descriptionOf, valueOf } from "../routes/reading";
import { startShop, type ShopProcess } from "../shop-process";
import type { Answer } from "../visitor";
import { visit } from "./buying";
import { someOf } from "./proof";
import { signedInAt } from "./signed-in";

const isLinux = process.platform === "linux";
if (!isLinux)
  console.warn("NOT PROVEN here: where pictures are decoded, which takes /proc to see.");

const message = {
  name: "Ioana Ștefan",
  email: "ioana@example.com",
  phone: "0722 123 456",
  subject: "O bibliotecă",
  message: "Aș vrea o bibliotecă pe tot peretele din living.",
};

async function shopFor({ onTestFinished }: TestContext): Promise<ShopProcess> {
  const shop = await startShop();
  onTestFinished(() => shop.dispose());
  return shop;
}

let lastClient = 0;

/** Sends a message with a file, as a client who has sent none before. */
function write(shop: ShopProcess, bytes: Buffer): Promise<Answer> {
  lastClient += 1;
  const somebody = visit(shop, { "X-Forwarded-For": `203.0.113.${lastClient}` });
  const file = new File([new Uint8Array(bytes)], "poza.png");
  return somebody.upload("/contact", message, [["attachment", file]]);
}

/** How much has been counted of who does what: a message is, before its file is looked at. */
async function countLimits(shop: ShopProcess): Promise<number> {
  return (await shop.db.selectFrom("rate_limits").select("key").execute()).length;
}

function expectRefusal(answer: Answer, status: number, words: string): void {
  expect(answer.status).toBe(status);
  const control = controlOf(answer.page, "attachment");
  expect(control.getAttribute("aria-invalid")).toBe("true");
  expect(descriptionOf(answer.page, control)).toContain(words);
  expect(valueOf(controlOf(answer.page, "message"))).toBe(message.message);
}

/** How long a process has computed, in hundredths of a second. */
function computed(pid: number): number {
  const [user = 0, system = 0] = statOf(pid).slice(11, 13).map(Number);
  return user + system;
}

/** The most memory that a process has held, in KiB. */
function memoryOf(pid: number): number {
  try {
    return Number(/VmHWM:\s*(\d+)/.exec(readFileSync(`/proc/${pid}/status`, "utf8"))?.[1] ?? 0);
  } catch {
    return 0;
  }
}

function hasDecoder(pid: number): boolean {
  return /libvips|sharp/.test(readFileSync(`/proc/${pid}/maps`, "utf8"));
}

/** The process that decodes what is uploaded, after it has decoded something. */
async function decoderOf(shop: ShopProcess): Promise<number> {
  expect((await write(shop, await picture("png"))).status).toBe(303);
  const [decoder = 0] = childrenOf(shop.pid());
  expect(hasDecoder(decoder)).toBe(true);
  return decoder;
}

async function expectAnswering(shop: ShopProcess): Promise<void> {
  expect((await visit(shop).get("/healthz")).status).toBe(200);
  expect((await visit(shop).get("/contact")).status).toBe(200);
}

test.skipIf(!isLinux)(
  "the process that answers never holds a decoder of pictures",
  async (context) => {
    const shop = await shopFor(context);
    expect(childrenOf(shop.pid())).toEqual([]);
    const admin = await signedInAt(shop, { role: "administrator" });
    const file = new File([new Uint8Array(await picture("jpeg"))], "poza.jpg");
    const hung = await admin.upload("/admin/galerie", { alt: "Un dulap" }, [["image", file]]);
    expect(hung.status).toBe(303);
    expect((await write(shop, await picture("png"))).status).toBe(303);
    expect((await visit(shop).get("/imagini/dormitoare-1.webp?w=400")).status).toBe(200);
    const refused = await write(shop, Buffer.from("\x89PNG\r\n\x1a\n", "latin1"));
    expectRefusal(refused, 422, "Primim doar imagini");

    expect(hasDecoder(shop.pid())).toBe(false);
    const decoders = childrenOf(shop.pid());
    expect(decoders).toHaveLength(2);
    for (const decoder of decoders) {
      // Nothing of the shop's that a hostile picture could give away.
      const held = readFileSync(`/proc/${decoder}/environ`, "utf8");
      expect(held).not.toMatch(/SHOP_|ADMIN_|SECRET|SMTP|OPENAI/);
      const files = readdirSync(`/proc/${decoder}/fd`).map((fd) => {
        try {
          return readlinkSync(`/proc/${decoder}/fd/${fd}`);
        } catch {
          return "";
        }
      });
      expect(files.filter((one) => one.includes("shop.sqlite"))).toEqual([]);
    }
  },
);

test.skipIf(!isLinux)(
  "a picture that ends its decoder is refused beside its field, and the next one is taken",
  async (context) => {
    const shop = await shopFor(context);
    // Made first: a decoder that waits for it might rest meanwhile, and end.
    const photograph = await hugePhotograph();
    const decoder = await decoderOf(shop);
    const before = computed(decoder);
    const answer = write(shop, photograph);
    await eventually("the picture is being decoded", () => computed(decoder) > before + 10);
    await expectAnswering(shop);
    process.kill(decoder, "SIGKILL");
    expectRefusal(await answer, 422, "nu a putut fi citită");
    expect(shop.output()).toContain('"picture-process-ended"');
    expect(await decoderOf(shop)).not.toBe(decoder);
  },
);

test.skipIf(!isLinux)(
  "of many pictures at once those too many are refused in words",
  async (context) => {
    const shop = await shopFor(context);
    const decoder = await decoderOf(shop);
    process.kill(decoder, "SIGSTOP");
    const png = await picture("png");
    const answers: Answer[] = [];
    const sent = Array.from({ length: 12 }, () =>
      write(shop, png).then((answer) => answers.push(answer)),
    );
    await eventually("five are refused", () => answers.length === 5);
    for (const answer of answers) expectRefusal(answer, 503, "peste un minut");
    process.kill(decoder, "SIGCONT");
    await Promise.all(sent);
    expect(answers.slice(5).map(({ status }) => status)).toEqual(Array(7).fill(303));
  },
);

test.skipIf(!isLinux)(
  "a decoder ends with a shop that is killed, not with a signal",
  async (context) => {
    const shop = await shopFor(context);
    const decoder = await decoderOf(shop);
    for (const signal of ["SIGTERM", "SIGINT"] as const) process.kill(decoder, signal);
    expect(await decoderOf(shop)).toBe(decoder);
    await shop.kill();
    await eventually("the decoder is gone", () => !isAlive(decoder));
  },
);

// At the same time: most of this is waiting for a decoder's time to be over.
test
  .skipIf(!isLinux)
  .concurrent(
    "a picture without end is given up after its time, and the next one is taken",
    async (context) => {
      const shop = await shopFor(context);
      const decoder = await decoderOf(shop);
      process.kill(decoder, "SIGSTOP");
      const answer = write(shop, await picture("png"));
      await expectAnswering(shop);
      expectRefusal(await answer, 422, "nu a putut fi citită");
      await eventually("the decoder is gone", () => !isAlive(decoder));
      expect(await decoderOf(shop)).not.toBe(decoder);
    },
  );

const drawings = [
  ["holds a picture of 256 megapixels", drawingOfWhite()],
  ["takes minutes to draw", drawingWithoutEnd()],
] as const;

test.skipIf(!isLinux).concurrent.for(someOf(drawings, 2))(
  "a drawing that %s is refused before it takes all memory or time",
  async ([, drawing], context) => {
    const shop = await shopFor(context);
    const admin = await signedInAt(shop, { role: "administrator" });
    let most = 0;
    const look = setInterval(() => {
      for (const pid of childrenOf(shop.pid())) most = Math.max(most, memoryOf(pid));
    }, 20);
    context.onTestFinished(() => clearInterval(look));
    const file = new File([drawing], "marca.svg");
    const answer = await admin.upload("/admin/setari?fila=aspect", { intent: "logo" }, [
      ["logo", file],
    ]);
    expect(answer.status).toBe(422);
    const control = controlOf(answer.page, "logo");
    expect(descriptionOf(answer.page, control)).toContain("nu a putut fi citită");
    expect(most).toBeGreaterThan(0);
    expect(most).toBeLessThan(1.1 * 1024 * 1024);
  },
);

test.skipIf(!isLinux).concurrent("a decoder that rests gives its memory back", async (context) => {
  const shop = await shopFor(context);
  const decoder = await decoderOf(shop);
  await eventually("the decoder has ended itself", () => !isAlive(decoder));
  expect(await decoderOf(shop)).not.toBe(decoder);
});

test
  .skipIf(!isLinux)
  .concurrent("a decoder that hangs neither holds up a stop nor outlives it", async (context) => {
    const shop = await shopFor(context);
    const decoder = await decoderOf(shop);
    process.kill(decoder, "SIGSTOP");
    const before = await countLimits(shop);
    const answer = write(shop, await picture("png")).catch(() => undefined);
    await eventually("the message is counted", async () => (await countLimits(shop)) > before);
    expect(await shop.stop()).toBe(0);
    await answer;
    await eventually("the decoder is gone", () => !isAlive(decoder));
  });
