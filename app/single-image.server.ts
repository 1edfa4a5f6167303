import { forgetPictureHosts } from "~/csp.server";
import { listUnusedPictures } from "~/models/picture-use.server";
import { isPictureAddress } from "~/product-form";
import { message } from "~/ui/message";
import { deleteUploads, storeUpload } from "~/uploads.server";

/** The one picture of a thing after its form was sent, or what is wrong with the one sent. */
export type SingleImage = { image_url: string | null } | { refused: string };

/** Reads the picture's part of a form: a new upload, else an address, else none, else as it was. */
export async function readSingleImage(
  posted: FormData,
  current: string | null,
): Promise<SingleImage> {
  const file = posted.get("image");
  if (file instanceof File && file.size > 0) {
    const stored = await storeUpload(file);
    if (stored.kind === "refused") return { refused: message("upload") };
    return { image_url: stored.image_url };
  }
  const typed = posted.get("imageUrl");
  const address = typeof typed === "string" ? typed.trim() : "";
  if (address !== "") {
    return isPictureAddress(address) ? { image_url: address } : { refused: message("imageUrl") };
  }
  return { image_url: posted.has("removeImage") ? null : current };
}

/** To be called when a picture was replaced, or when its form was refused after all. */
export async function forgetPicture(image_url: string | null): Promise<void> {
  forgetPictureHosts();
  if (image_url) await deleteUploads(await listUnusedPictures([image_url]));
}
