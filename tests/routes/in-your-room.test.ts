import fc from "fast-check";
import jsQR from "jsqr";
import { expect, test } from "vitest";

import {
  deviceOf,
  quickLookLink,
  sceneViewerLink,
} from "~/front/routes/shop/in-your-room/phone-links";
import { writeDesign } from "~/furniture/boards/address";

import { chest } from "../boards/designs";
import { extentOfNodes, readGlb } from "../models3d/read-glb";
import type { Answer } from "../visitor";
import { pieces } from "../world";
import { mainOf } from "./reading";
import { openShop } from "./shop";

const { visitor } = await openShop();
const ROOM = "/in-camera";
const planned = `${ROOM}?d=${writeDesign(chest)}`;
const iphone =
  "Mozilla/5.0 (iPhone; CPU iPhone OS 18_1 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.1 Mobile/15E148 Safari/604.1";
const pixel =
  "Mozilla/5.0 (Linux; Android 14; Pixel 8) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/131.0.0.0 Mobile Safari/537.36";

/** What a phone's camera reads of the code on the page. */
function readCode({ page }: Answer): string | undefined {
  const code = page.querySelector("main svg[viewBox]")!;
  const [, , side] = code.getAttribute("viewBox")!.split(" ").map(Number);
  const scale = 4;
  const width = side! * scale;
  const pixels = new Uint8ClampedArray(width * width * 4).fill(255);
  const runs = code
    .querySelector("path")!
    .getAttribute("d")!
    .matchAll(/M(\d+) (\d+)h(\d+)v1/g);
  for (const [, x, y, length] of runs) {
    for (let at = Number(x) * scale; at < (Number(x) + Number(length)) * scale; at += 1) {
      for (let row = Number(y) * scale; row < (Number(y) + 1) * scale; row += 1) {
        pixels.fill(0, (row * width + at) * 4, (row * width + at) * 4 + 3);
      }
    }
  }
  return jsQR(pixels, width, width)?.data;
}

const firstHeading = ({ page }: Answer) => page.querySelector("main h2")?.textContent;

test("a design leads from the customiser's button to its files, at the size that was typed", async () => {
  const somebody = visitor();
  const { page } = await somebody.get(`${pieces.wardrobe.path}?fila=personalizare`);
  const button = page
    .querySelectorAll("button[formaction]")
    .find((one) => one.textContent === "Vezi în camera ta");
  const form = page.querySelectorAll("form").find((one) => one.querySelector("[name=piesa]"))!;
  const typed = new URLSearchParams({
    piesa: form.querySelector("[name=piesa]")!.getAttribute("value")!,
    material: "pal-nuc",
    handle: "metal",
    width: "120",
    height: "210",
    depth: "60",
    fila: "personalizare",
    vedere: "alegeri",
  });
  const sent = await somebody.get(`${button!.getAttribute("formaction")}?${typed}`);
  expect(sent.status).toBe(302);
  const room = await somebody.get(sent.location!);
  expect(mainOf(room)).toContain(
    "120 × 210 × 60 cm (lățime × înălțime × adâncime). Mânerele ies în față cu cel mult încă 3,4 cm.",
  );
  expect(room.page.querySelector("meta[name=robots]")?.getAttribute("content")).toMatch(/noindex/);
  const files = room.page.querySelectorAll("main a[download]");
  expect(files.map((file) => file.textContent)).toEqual(["glb", "usdz"]);
  for (const [index, type] of ["model/gltf-binary", "model/vnd.usdz+zip"].entries()) {
    const file = await somebody.get(files[index]!.getAttribute("href")!.replaceAll("&amp;", "&"));
    expect([file.status, file.headers.get("Content-Type")]).toEqual([200, type]);
  }
});

test("a piece is said to be as large as its model, a bed with its whole length", async () => {
  const somebody = visitor();
  for (const [piece, said] of [
    [`piesa=dormitoare/1`, "180 × 115 × 216 cm (lățime × înălțime × lungime)."],
    [`piesa=living/2`, /\d+ × \d+ × \d+ cm \(lățime × înălțime × adâncime\)\./],
    // A chest of 450 mm, with the fronts before it.
    [`d=${writeDesign(chest)}`, / × 4\d(,\d)? cm \(lățime × înălțime × adâncime\)\./],
  ] as const) {
    const sent = await somebody.get(`${ROOM}?${piece}`);
    const room = sent.location ? await somebody.get(sent.location) : sent;
    const text = mainOf(room);
    expect(text).toMatch(said);
    const [width, height, depth] = /([\d,]+) × ([\d,]+) × ([\d,]+) cm/
      .exec(text)!
      .slice(1)
      .map((length) => Number(length.replace(",", ".")));
    const link = room.page.querySelector("main a[download]")!.getAttribute("href")!;
    const file = await somebody.get(link.replaceAll("&amp;", "&"));
    const standing = ["handle", "oven-handle", "tap", "basin", "pillow"];
    const { nodes } = readGlb(file.bytes);
    const { low, high } = extentOfNodes(nodes.filter(({ name }) => !standing.includes(name)));
    for (const [axis, cm] of [width!, height!, depth!].entries()) {
      expect(Math.abs((high[axis]! - low[axis]!) * 100 - cm)).toBeLessThan(1);
    }
  }
});

test("from a computer the code leads a phone to the same design", async () => {
  const somebody = visitor();
  const room = await somebody.get(planned);
  expect(firstHeading(room)).toBe("De la calculator");
  const { pathname, search } = new URL(readCode(room)!);
  const onPhone = visitor();
  onPhone.headers["User-Agent"] = iphone;
  const there = await onPhone.get(pathname + search);
  expect([there.status, firstHeading(there)]).toEqual([200, "Pe iPhone sau iPad"]);
  const link = there.page.querySelector("a[rel=ar]")!;
  // Quick Look opens for nothing but a picture within the link.
  expect(link.childNodes.map((one) => one.rawTagName)).toEqual(["img"]);
  const file = link.getAttribute("href")!.replaceAll("&amp;", "&");
  expect((await onPhone.get(file.split("#")[0]!)).headers.get("Content-Type")).toBe(
    "model/vnd.usdz+zip",
  );
});

test("each phone is shown its own way first, and the others behind it", async () => {
  const somebody = visitor();
  somebody.headers["User-Agent"] = pixel;
  const room = await somebody.get(planned);
  expect(firstHeading(room)).toBe("Pe un telefon cu Android");
  const others = room.page.querySelectorAll("main details h2").map((one) => one.textContent);
  expect(others).toEqual(["Pe iPhone sau iPad", "De la calculator"]);
  expect([iphone, pixel, "", "curl/8"].map(deviceOf)).toEqual([
    "apple",
    "android",
    "other",
    "other",
  ]);
});

test("Android's link names a file on the web, at its true size; without https there is none", () => {
  const glb = new URL("https://atelier.example/desen.glb?d=1w&v=a-b");
  const page = new URL("https://atelier.example/in-camera?d=1w&lng=ro");
  const link = sceneViewerLink(glb, page, "Dulap pe măsură")!;
  const [address = "", intent = ""] = link.split("#Intent;");
  const query = new URL(address.replace("intent:", "https:")).searchParams;
  expect(Object.fromEntries(query)).toEqual({
    file: glb.href,
    mode: "ar_preferred",
    resizable: "false",
    title: "Dulap pe măsură",
    link: page.href,
  });
  expect(address).not.toContain("+");
  expect(intent).toContain(`S.browser_fallback_url=${encodeURIComponent(page.href)};end;`);
  expect(sceneViewerLink(new URL("http://atelier.example/desen.glb"), page, "")).toBeUndefined();
  expect(quickLookLink("/desen.usdz?d=1w")).toBe("/desen.usdz?d=1w#allowsContentScaling=0");
});

test("a design that is not possible becomes the nearest, one that is none is not found", async () => {
  const somebody = visitor();
  const deep = await somebody.get(`${ROOM}?d=${writeDesign({ ...chest, depth: 5000 })}`);
  expect(deep.status).toBe(302);
  expect((await somebody.get(deep.location!)).status).toBe(200);
  const wide = await somebody.get(`${ROOM}?piesa=bai/1&width=997`);
  expect((await somebody.get(wide.location!)).status).toBe(200);
  for (const none of [
    "",
    "?d=",
    "?d=1w-x",
    "?piesa=bai",
    "?piesa=bai/0",
    "?piesa=bai/1&material=x",
  ]) {
    const answer = await somebody.get(ROOM + none);
    expect(answer.status, none).toBe(404);
    expect(mainOf(answer)).toContain("Alege una din catalog");
  }
});

test("no query gets anything but a page, another address or not found", async () => {
  const somebody = visitor();
  const names = fc.constantFrom("d", "piesa", "material", "width", "lng", "drawn", "take");
  await fc.assert(
    fc.asyncProperty(fc.array(fc.tuple(names, fc.string()), { maxLength: 4 }), async (fields) => {
      const { status } = await somebody.get(`${ROOM}?${new URLSearchParams(fields)}`);
      expect([200, 302, 404]).toContain(status);
    }),
    { numRuns: 40 },
  );
});
