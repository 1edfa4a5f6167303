import { sha256 } from "~/platform/format/sha256.server";
import { log } from "~/platform/log/log.server";

import { makeDrawn } from "../picture-process.server";

/** So many pictures are kept; one has about 50 KB. */
const MOST_KEPT = 100;
const kept = new Map<string, Promise<Uint8Array | undefined>>();

/**
 * A drawing as a JPEG, made in a process of its own and kept by what is drawn. Undefined while too many
 * are waiting to be made.
 */
export function drawnPicture(svg: string): Promise<Uint8Array | undefined> {
  const key = sha256(svg);
  const known = kept.get(key);
  const picture = known ?? make(svg);
  // Moves it to the end, so that the picture asked for longest ago is dropped first.
  kept.delete(key);
  kept.set(key, picture);
  if (kept.size > MOST_KEPT) kept.delete(kept.keys().next().value!);
  if (!known) {
    const forget = (made: Uint8Array | undefined) => {
      if (!made && kept.get(key) === picture) kept.delete(key);
    };
    void picture.then(forget, () => forget(undefined));
  }
  return picture;
}

async function make(svg: string): Promise<Uint8Array | undefined> {
  const made = await makeDrawn({
    input: new TextEncoder().encode(svg),
    size: { width: 1200, withoutEnlargement: true },
    encoding: { format: "jpeg", quality: 82, mozjpeg: true },
  });
  if (made.kind === "made") return made.picture;
  log("drawing-not-made", { reason: made.reason });
  return undefined;
}
