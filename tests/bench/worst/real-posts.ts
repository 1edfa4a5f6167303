import sharp from "sharp";

import type { Db } from "~db/engine";

import { hugePhotograph } from "../../images";
import { twoColumnFile } from "../../payments/statements";
import { anotherClient, anotherEmail } from "../../promises/buying";
import type { Answer, Visitor } from "../../visitor";
import { buyer } from "../../world";

/** A form whose fields say something, sent once, or by many at a time. */
export interface RealPost {
  what: string;
  by: "guest" | "staff";
  path: string;
  send: () => Promise<Answer[]>;
}

const UPLOADS = 40;
/** As large as a file may be, and somewhat less. */
const FILE_BYTES = 8 * 1024 * 1024 - 4_096;
const STATEMENT_ROWS = 5_000;
const PRODUCTS_IN_FILE = 5_000;

/**
 * Forms whose cost depends on what is in them, each of staff with the page that it leads to: pictures, statements,
 * files of products, changes of many products.
 */
export async function realPosts(
  db: Db,
  staff: Visitor,
  newVisitor: (headers: Record<string, string>) => Visitor,
): Promise<RealPost[]> {
  const pictures = {
    "a photograph of 24 megapixels": await hugePhotograph(),
    "8 MB of noise": await noise(),
  };
  const { id: bank } = await db.selectFrom("banks").select("id").executeTakeFirstOrThrow();
  const rows = Array.from({ length: STATEMENT_ROWS }, (_, nth) => ({
    lei: `${nth + 1}.00`,
    details: `Plata comanda S-2026-${String(nth).padStart(6, "0")}`,
  }));
  const products = (await staff.get("/admin/produse/export")).text.split("\r\n");
  const fileOf = (lines: string[]) => lines.join("\r\n").slice(0, FILE_BYTES);
  const changed = products
    .slice(0, PRODUCTS_IN_FILE + 1)
    .map((line, nth) => (nth === 0 ? line : line.replace(/"?(\d+),(\d\d)"?/, '"$11,$2"')));
  const change = (operation: Record<string, string>): Omit<RealPost, "what"> => ({
    by: "staff",
    path: "/admin/produse",
    send: async () =>
      readOn(staff, await staff.post("/admin/produse", { all: "on", ...operation })),
  });
  return [
    ...Object.entries(pictures).map(([what, bytes]) => ({
      what: `POST /contact, ${what}`,
      by: "guest" as const,
      path: "/contact",
      send: async () => [await message(newVisitor(anotherClient()), bytes)],
    })),
    {
      what: `POST /contact, 8 MB of noise ${UPLOADS} times at once`,
      by: "guest",
      path: "/contact",
      send: () =>
        Promise.all(
          Array.from({ length: UPLOADS }, () =>
            message(newVisitor(anotherClient()), pictures["8 MB of noise"]),
          ),
        ),
    },
    {
      what: `POST /admin/extrase, ${STATEMENT_ROWS} rows`,
      by: "staff",
      path: "/admin/extrase",
      send: () => sendFile(staff, "/admin/extrase", { bank }, twoColumnFile(rows)),
    },
    {
      what: `POST /admin/produse/import, ${PRODUCTS_IN_FILE} products`,
      by: "staff",
      path: "/admin/produse/import",
      send: () => sendFile(staff, "/admin/produse/import", {}, fileOf(changed)),
    },
    {
      what: "POST /admin/produse/import, 8 MB",
      by: "staff",
      path: "/admin/produse/import",
      send: () => sendFile(staff, "/admin/produse/import", {}, fileOf(products)),
    },
    {
      what: "POST /admin/produse price-percent, all products",
      ...change({ operation: "price-percent", amount: "1" }),
    },
    {
      what: "POST /admin/produse deactivate, all products",
      ...change({ operation: "deactivate" }),
    },
  ];
}

/** The page that a form leads to has its own cost, which is as much of what was sent. */
async function readOn(staff: Visitor, answer: Answer): Promise<Answer[]> {
  return answer.location ? [answer, await staff.get(answer.location)] : [answer];
}

async function sendFile(
  staff: Visitor,
  path: string,
  fields: Record<string, string>,
  text: string,
): Promise<Answer[]> {
  return readOn(
    staff,
    await staff.upload(path, fields, [["file", new File([text], "fisier.csv")]]),
  );
}

function message(sender: Visitor, bytes: Buffer): Promise<Answer> {
  const fields = {
    name: buyer.fullName,
    email: anotherEmail(),
    phone: buyer.phone,
    subject: "Un dulap",
    message: "Se poate face un dulap sub o scară îngustă?",
  };
  const file = new File([new Uint8Array(bytes)], "dulap.png");
  return sender.upload("/contact", fields, [["attachment", file]]);
}

/** A picture of which nothing can be made smaller, of nearly as many bytes as a file may have. */
function noise(): Promise<Buffer> {
  const side = Math.floor(Math.sqrt(FILE_BYTES / 3)) - 60;
  const random = { type: "gaussian" as const, mean: 128, sigma: 100 };
  return sharp({
    create: { width: side, height: side, channels: 3, background: "#b8860b", noise: random },
  })
    .png({ compressionLevel: 1 })
    .toBuffer();
}
