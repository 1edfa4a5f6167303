import sharp from "sharp";
import { expect, test } from "vitest";

import { KeptFiles } from "~/furniture/models3d/front/kept-files.server";
import { materialOf } from "~/furniture/models3d/front/model";
import { grainTexture } from "~/furniture/models3d/meshes/grain-texture.server";

import { materialLooks } from "../drawing/designs";

const woods = materialLooks.filter(({ grain }) => grain);

test("a grain's texture is a small picture in its decor's colour, darker lines along it", async () => {
  for (const look of woods) {
    const texture = grainTexture(materialOf(look))!;
    expect(texture.length).toBeLessThan(25 * 1024);
    const { data, info } = await sharp(texture).raw().toBuffer({ resolveWithObject: true });
    expect([info.width, info.height, info.channels]).toEqual([256, 512, 3]);
    const wanted = [1, 3, 5].map((at) => parseInt(look.front.slice(at, at + 2), 16));
    const at = (x: number, y: number) => data[(y * info.width + x) * 3]!;
    const { channels } = await sharp(texture).stats();
    for (const [index, { mean, max }] of channels.entries()) {
      expect(max).toBeLessThanOrEqual(wanted[index]!);
      expect(Math.abs(mean - wanted[index]!)).toBeLessThan(45);
    }
    // Neighbours along the grain are alike, across it they are not.
    let [along, across] = [0, 0];
    for (let y = 0; y < info.height - 1; y++) {
      for (let x = 0; x < info.width - 1; x++) {
        along += Math.abs(at(x, y) - at(x, y + 1));
        across += Math.abs(at(x, y) - at(x + 1, y));
      }
    }
    expect(across).toBeGreaterThan(4 * along);
    // It goes on where it begins again.
    const seam = Array.from({ length: info.width }, (_, x) =>
      Math.abs(at(x, 0) - at(x, info.height - 1)),
    );
    expect(seam.reduce((sum, step) => sum + step, 0) / info.width).toBeLessThan(8);
  }
});

test("a plain decor has no texture", () => {
  const plain = materialLooks.filter(({ grain }) => !grain);
  expect(plain.length).toBeGreaterThan(0);
  for (const look of plain) expect(grainTexture(materialOf(look))).toBeUndefined();
});

test("files are kept up to so many bytes, those used last the longest", () => {
  const files = new KeptFiles(3_000);
  let made = 0;
  const find = (key: string) =>
    files.find(key, () => {
      made++;
      return Buffer.alloc(1_000, key);
    });
  const first = find("a");
  find("b");
  expect(find("a")).toBe(first);
  find("c");
  expect(made).toBe(3);
  expect(find("a").etag).toBe(first.etag);
  expect(made).toBe(3);
  find("b");
  expect(made).toBe(4);
  expect(find("b").etag).not.toBe(first.etag);
});
