/** The address of a picture of a review, as it was sent or small. */
export function reviewPicture(id: string, size: "small" | "large" = "large"): string {
  return `/imagini/recenzii/${id}${size === "small" ? "?mica=da" : ""}`;
}
