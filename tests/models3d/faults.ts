import { validateBytes } from "gltf-validator";

import { readGlb } from "./read-glb";

export const KILOBYTE = 1024;

/** The first error or warning of Khronos' validator, or undefined. */
export async function faultOf(glb: Buffer): Promise<string | undefined> {
  const { issues } = await validateBytes(new Uint8Array(glb));
  const [first] = issues.messages;
  return first && `${first.code} at ${first.pointer}`;
}

/** The bytes of a GLB but those of its textures. */
export function withoutPictures(glb: Buffer): number {
  const pictures = readGlb(glb).pictures.map(({ length }) => length);
  return glb.length - pictures.reduce((sum, length) => sum + length, 0);
}
