import { expect, test } from "vitest";

import { readDesign, writeDesign } from "~/furniture/boards/address";
import { glbAddress, usdzAddress } from "~/furniture/configurator/drawing-address";
import { listKnownOptions } from "~/furniture/configurator/options.server";
import type { PieceLook } from "~/furniture/drawing/piece-look";
import { makePlan } from "~/furniture/planner/plan.server";
import { plannedGlbAddress, plannedUsdzAddress } from "~/furniture/planner/planned-design";
import { shownOf } from "~/furniture/planner/shown-plan";

import { wardrobe } from "../boards/designs";
import { sizeFault } from "../models3d/boxes";
import { faultOf } from "../models3d/faults";
import { extentOfNodes, readGlb } from "../models3d/read-glb";
import { readArchive, readUsd } from "../models3d/read-usdz";
import { openShop } from "./shop";

const { db, send, visitor } = await openShop();
const { materials, handles } = await listKnownOptions("ro", db);
const desk: PieceLook = {
  form: "desk",
  material: materials[0]!.look,
  handle: handles[0]!.look,
  widthCm: 120,
  heightCm: 75,
  depthCm: 60,
};
const text = writeDesign(wardrobe);
const plan = await makePlan(readDesign(text)!, "ro", db);
if (plan.kind !== "plan") throw new Error(plan.kind);
const planned = shownOf(plan);

const forEver = "public, max-age=31536000, immutable";
const boards = (file: Buffer) => readGlb(file).nodes.filter(({ name }) => name !== "handle");

test("a catalogue design and a planned one have models at addresses that are kept for ever", async () => {
  for (const [address, size, name] of [
    [glbAddress(desk), [1.2, 0.75, 0.6], "desk-1200x750x600.glb"],
    [plannedGlbAddress(planned), [1, 2.2, 0.618], "wardrobe-1000x2200x600.glb"],
  ] as const) {
    const { status, headers, bytes } = await visitor().get(address);
    expect(status).toBe(200);
    expect(Object.fromEntries(headers)).toMatchObject({
      "content-type": "model/gltf-binary",
      "cache-control": forEver,
      "content-length": String(bytes.length),
      "content-disposition": `inline; filename="${name}"`,
    });
    expect(headers.get("ETag")).toMatch(/^"[\w-]{22}"$/);
    expect(await faultOf(bytes)).toBeUndefined();
    expect(sizeFault(extentOfNodes(boards(bytes)), size)).toBeUndefined();
  }
  for (const address of [usdzAddress(desk), plannedUsdzAddress(planned)]) {
    const { status, headers, bytes } = await visitor().get(address);
    expect([status, headers.get("Content-Type")]).toEqual([200, "model/vnd.usdz+zip"]);
    expect(headers.get("Content-Disposition")).toMatch(/\.usdz"$/);
    expect(headers.get("Cache-Control")).toBe(forEver);
    expect(readUsd(readArchive(bytes)).parts.length).toBeGreaterThan(9);
  }
});

test("without today's version a model is asked for again, and is not sent twice", async () => {
  for (const address of [glbAddress(desk), plannedUsdzAddress(planned)]) {
    const old = address.replace(/([?&])v=[\w-]+/, "$1v=old");
    const first = await visitor().get(old);
    expect([first.status, first.headers.get("Cache-Control")]).toEqual([200, "public, no-cache"]);
    const request = new Request(`http://127.0.0.1:3000${old}`, {
      headers: { "If-None-Match": first.headers.get("ETag")! },
    });
    const again = await send(request);
    expect([again.status, await again.text()]).toEqual([304, ""]);
    expect(again.headers.get("ETag")).toBe(first.headers.get("ETag"));
    const { bytes } = await visitor().get(address);
    expect(bytes.equals(first.bytes)).toBe(true);
  }
});

test("a decor that looks otherwise has another model at another address", async () => {
  const before = await visitor().get(glbAddress(desk));
  const { id } = desk.material;
  await db.updateTable("materials").set({ color_front: "#123456" }).where("id", "=", id).execute();
  const [changed] = (await listKnownOptions("ro", db)).materials.filter((one) => one.id === id);
  const address = glbAddress({ ...desk, material: changed!.look });
  expect(address).not.toBe(glbAddress(desk));
  const after = await visitor().get(address);
  expect(after.headers.get("Cache-Control")).toBe(forEver);
  expect(after.bytes.equals(before.bytes)).toBe(false);
  // The old address has today's look and is not kept.
  const old = await visitor().get(glbAddress(desk));
  expect(old.headers.get("Cache-Control")).toBe("public, no-cache");
  expect(old.bytes.equals(after.bytes)).toBe(true);
});

test("what is no design, or cannot be built, has no model", async () => {
  const design = glbAddress(desk);
  const wrong = [
    "/desen.glb",
    "/desen.glb?form=nave",
    "/desen.glb?d=",
    "/desen.glb?d=%00%FF",
    design.replace("form=desk", "form=throne"),
    design.replace("width=120", "width=121"),
    design.replace("width=120", "width=9999"),
    design.replace(/material=[\w-]+/, "material=aur"),
    ...["1000x2200x600", "metal"].map((part) => {
      const other = text.replace(part, part === "metal" ? "aur" : "9000x2200x600");
      return plannedGlbAddress({ plan: other, version: "" });
    }),
    plannedGlbAddress({ plan: "x".repeat(5_000), version: "" }),
  ];
  for (const address of wrong) {
    for (const one of [address, address.replace(".glb", ".usdz")]) {
      expect((await visitor().get(one)).status, one).toBe(404);
    }
  }
});
