import type { Post } from "~/front/desk/desk.server";

import { runAndTell } from "../state/run-and-tell.server";
import { partAddress } from "./fields";
import { savePart } from "./save.server";
import { tryMail, tryOwnAddress } from "./try.server";

/**
 * What the form of a part and the button behind it ask for, by their intents. They lead on to the page of the
 * part, or where the form stood (`to`). Secrets are set after a recent proof, and never shown again.
 */
export function partSteps(post: Post, to?: string) {
  return {
    "save-mail": () => savePart(post, "mail", to),
    "save-address": () => savePart(post, "address", to),
    "save-backup": () => savePart(post, "backup", to),
    "save-copy": () => savePart(post, "copy", to),
    "try-mail": () => tryMail(post, to),
    "try-address": () => tryOwnAddress(post, to),
    "make-backup": () => runAndTell(post, "backup", to ?? partAddress("backup")),
    "make-copy": () => runAndTell(post, "copy", to ?? partAddress("copy")),
  };
}
