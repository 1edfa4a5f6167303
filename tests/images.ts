import { deflateSync } from "node:zlib";

import sharp from "sharp";

/** A picture of one colour. */
export function picture(format: "png" | "jpeg", width = 60, height = 40): Promise<Buffer> {
  const image = sharp({ create: { width, height, channels: 3, background: "#b8860b" } });
  return image.toFormat(format).toBuffer();
}

/** A photograph that says where it was taken, in its metadata. */
export function photographWithPlace(): Promise<Buffer> {
  return sharp({ create: { width: 60, height: 40, channels: 3, background: "#1a202c" } })
    .jpeg()
    .withExif({ IFD0: { Artist: "SECRETARTIST" }, IFD3: { GPSLatitude: "44/1 26/1 0/1" } })
    .toBuffer();
}

/** A photograph of nearly 24 megapixels, which takes its time to decode. */
export async function hugePhotograph(): Promise<Buffer> {
  const noise = { type: "gaussian" as const, mean: 128, sigma: 30 };
  const grain = sharp({
    create: { width: 300, height: 200, channels: 3, background: "#b8860b", noise },
  });
  const small = await grain.png().toBuffer();
  return sharp(small).resize(5990, 4000).avif({ quality: 50, effort: 0 }).toBuffer();
}

/** An SVG of a few kilobytes that contains a white picture of 16,000 × 16,000 pixels. */
export function drawingOfWhite(): string {
  const side = 16_000;
  const header = Buffer.alloc(13);
  header.writeUInt32BE(side, 0);
  header.writeUInt32BE(side, 4);
  header[8] = 1;
  const row = Buffer.concat([Buffer.from([0]), Buffer.alloc(side / 8, 0xff)]);
  const white = Buffer.concat([
    Buffer.from("\x89PNG\r\n\x1a\n", "latin1"),
    chunk("IHDR", header),
    chunk("IDAT", deflateSync(Buffer.concat(Array<Buffer>(side).fill(row)))),
    chunk("IEND", Buffer.alloc(0)),
  ]);
  const address = `data:image/png;base64,${white.toString("base64")}`;
  return `<svg xmlns="http://www.w3.org/2000/svg" width="400" height="100"><image width="400" height="100" href="${address}"/></svg>`;
}

/** An SVG whose filters take minutes. */
export function drawingWithoutEnd(): string {
  const filter =
    '<feTurbulence baseFrequency="0.01" numOctaves="50"/><feGaussianBlur stdDeviation="50"/>';
  return `<svg xmlns="http://www.w3.org/2000/svg" width="400" height="100"><filter id="f">${filter.repeat(2000)}</filter><rect width="400" height="100" filter="url(#f)"/></svg>`;
}

/** A small file whose header claims a picture of 40,000 × 40,000 pixels. */
export function enormousPng(): Buffer {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(40_000, 0);
  header.writeUInt32BE(40_000, 4);
  header.set([8, 2, 0, 0, 0], 8);
  return Buffer.concat([
    Buffer.from("\x89PNG\r\n\x1a\n", "latin1"),
    chunk("IHDR", header),
    chunk("IDAT", deflateSync(Buffer.alloc(1000))),
    chunk("IEND", Buffer.alloc(0)),
  ]);
}

function chunk(type: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(type, "latin1"), data]);
  const length = Buffer.alloc(4);
  length.writeUInt32BE(data.length);
  const sum = Buffer.alloc(4);
  sum.writeUInt32BE(crc(body));
  return Buffer.concat([length, body, sum]);
}

function crc(bytes: Buffer): number {
  let value = ~0;
  for (const byte of bytes) {
    value ^= byte;
    for (let bit = 0; bit < 8; bit += 1) value = (value >>> 1) ^ (value & 1 ? 0xedb88320 : 0);
  }
  return ~value >>> 0;
}
