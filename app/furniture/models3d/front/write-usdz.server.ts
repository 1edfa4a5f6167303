import { crc32 } from "node:zlib";

import { writeUsda } from "../meshes/usda.server";
import type { Model } from "./model";

/** Where the data of each file begins: viewers read them from the archive as they lie. */
const ALIGNMENT = 64;

/**
 * A model as USDZ, which iPhones and iPads show in the room: an archive that compresses nothing, of a
 * USD text, the meshes and the textures it names. The same model always gives the same bytes.
 */
export function writeUsdz(model: Model): Buffer {
  return zipOf(
    writeUsda(model).map(({ name, content }) => ({ name, content: Buffer.from(content) })),
  );
}

/** A stored archive; every file has the date with which zip begins. */
function zipOf(files: { name: string; content: Buffer }[]): Buffer {
  const parts: Buffer[] = [];
  const directory: Buffer[] = [];
  let offset = 0;
  for (const { name, content } of files) {
    const unpadded = offset + 30 + name.length;
    // An extra field has four bytes before its content.
    const extra = 4 + ((ALIGNMENT - ((unpadded + 4) % ALIGNMENT)) % ALIGNMENT);
    const common = Buffer.alloc(26);
    common.writeUInt16LE(20, 0);
    common.writeUInt16LE(0x21, 8);
    common.writeUInt32LE(crc32(content), 10);
    common.writeUInt32LE(content.length, 14);
    common.writeUInt32LE(content.length, 18);
    common.writeUInt16LE(name.length, 22);
    const padding = Buffer.alloc(extra);
    padding.writeUInt16LE(0x1986, 0);
    padding.writeUInt16LE(extra - 4, 2);
    const local = Buffer.from(common);
    local.writeUInt16LE(extra, 24);
    parts.push(signature("PK\x03\x04"), local, Buffer.from(name), padding, content);
    const rest = Buffer.alloc(14);
    rest.writeUInt32LE(offset, 10);
    const made = Buffer.from([20, 0]);
    directory.push(signature("PK\x01\x02"), made, common, rest, Buffer.from(name));
    offset = unpadded + extra + content.length;
  }
  const list = Buffer.concat(directory);
  const end = Buffer.alloc(18);
  end.writeUInt16LE(files.length, 4);
  end.writeUInt16LE(files.length, 6);
  end.writeUInt32LE(list.length, 8);
  end.writeUInt32LE(offset, 12);
  return Buffer.concat([...parts, list, signature("PK\x05\x06"), end]);
}

function signature(text: string): Buffer {
  return Buffer.from(text, "latin1");
}
