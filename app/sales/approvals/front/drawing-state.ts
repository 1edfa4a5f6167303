import type { DrawingAnswer } from "~db/schema";

export type DrawingState = "draft" | "sent" | "approved" | "returned" | "replaced";

/** What says how far a version has come. */
export interface DrawingCourse {
  sent_at: string | null;
  answer: DrawingAnswer | null;
  replaced_at: string | null;
}

/** One that was sent back stays so when another one follows; an approval counts until then. */
export function drawingStateOf({ sent_at, answer, replaced_at }: DrawingCourse): DrawingState {
  if (sent_at === null) return "draft";
  if (answer === "returned") return "returned";
  if (replaced_at !== null) return "replaced";
  return answer ?? "sent";
}

/** How much of a digest people read. */
export function shortDigest(sha256: string): string {
  return sha256.slice(0, 8);
}
