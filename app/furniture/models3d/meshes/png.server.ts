import { crc32, deflateSync } from "node:zlib";

/**
 * A PNG of at most 16 colours (#rrggbb). `pixels` are their numbers, row by row from the top; the width
 * is even. The same picture always gives the same bytes.
 */
export function writePng(
  width: number,
  height: number,
  colors: readonly string[],
  pixels: Uint8Array,
): Buffer {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  // Four bits for each pixel, numbers of a palette.
  header.set([4, 3, 0, 0, 0], 8);
  const stride = width / 2;
  const rows = Buffer.alloc(height * (1 + stride));
  for (let row = 0; row < height; row++) {
    const start = row * (1 + stride);
    // Each row as its difference from the one above: most of grain goes on.
    rows[start] = row > 0 ? 2 : 0;
    for (let pair = 0; pair < stride; pair++) {
      const above = row > 0 ? packed(pixels, (row - 1) * width + 2 * pair) : 0;
      rows[start + 1 + pair] = packed(pixels, row * width + 2 * pair) - above;
    }
  }
  return Buffer.concat([
    Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]),
    chunk("IHDR", header),
    chunk("PLTE", Buffer.from(colors.map((color) => color.slice(1)).join(""), "hex")),
    chunk("IDAT", deflateSync(rows, { level: 9 })),
    chunk("IEND", Buffer.alloc(0)),
  ]);
}

function packed(pixels: Uint8Array, at: number): number {
  return (pixels[at]! << 4) | pixels[at + 1]!;
}

function chunk(type: string, content: Buffer): Buffer {
  const named = Buffer.concat([Buffer.from(type, "latin1"), content]);
  const [length, check] = [Buffer.alloc(4), Buffer.alloc(4)];
  length.writeUInt32BE(content.length);
  check.writeUInt32BE(crc32(named));
  return Buffer.concat([length, named, check]);
}
