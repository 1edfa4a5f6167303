/** Until it is started its layout may change, until it is cut it can be undone. */
export type BatchState = "made" | "started" | "cut" | "undone";
