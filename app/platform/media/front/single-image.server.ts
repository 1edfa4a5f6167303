import { chosenFiles } from "~/platform/forms/read-form.server";
import { message } from "~/platform/forms/validation-message";

import { isPictureAddress } from "../picture-address";
import { resetPictureHosts } from "../picture-hosts.server";
import { deleteUploads, storeUpload, refusalMessage } from "../uploads.server";
import { listUnusedPictures } from "./picture-references.server";

/** The picture of a thing after its form was sent, or why the one sent was refused. */
export type SingleImage = { image_url: string | null } | { refused: ImageError; status: 422 | 503 };

/** What is wrong with the chosen file or the typed address. */
export interface ImageError {
  field: "file" | "address";
  text: string;
}

/**
 * Reads the picture's part of a form: a new upload, else an address, else its removal, else no
 * change.
 */
export async function readSingleImage(
  posted: FormData,
  current: string | null,
): Promise<SingleImage> {
  const [file] = chosenFiles(posted, "image");
  if (file) {
    const stored = await storeUpload(file);
    if (stored.kind === "stored") return { image_url: stored.image_url };
    const [text, status] = refusalMessage(stored.reason);
    return { refused: { field: "file", text: message(text) }, status };
  }
  const typed = posted.get("imageUrl");
  const address = typeof typed === "string" ? typed.trim() : "";
  if (address !== "") {
    if (isPictureAddress(address)) return { image_url: address };
    return { refused: { field: "address", text: message("imageUrl") }, status: 422 };
  }
  return { image_url: posted.has("removeImage") ? null : current };
}

/** Runs the work that a new picture was uploaded for; if that fails, deletes the picture's file. */
export async function withPicture<Result>(
  image_url: string | null,
  work: () => Promise<Result>,
): Promise<Result> {
  try {
    return await work();
  } catch (error) {
    await deleteUnusedPicture(image_url);
    throw error;
  }
}

/** To be called when a picture was replaced, or when its form was refused after all. */
export async function deleteUnusedPicture(image_url: string | null): Promise<void> {
  resetPictureHosts();
  if (image_url) await deleteUploads(await listUnusedPictures([image_url]));
}
