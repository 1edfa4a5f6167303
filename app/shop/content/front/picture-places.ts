import type { PicturePlace } from "~db/schema";

/** The pages that show pictures of the office's, in the order of a choice. */
export const picturePlaces = ["gallery", "about"] as const satisfies PicturePlace[];
