import type Sharp from "sharp";

let loading: Promise<typeof Sharp> | undefined;

/** The package that draws and encodes pictures: read when the first is asked for, not at the start. */
export function loadSharp(): Promise<typeof Sharp> {
  loading ??= import("sharp").then(({ default: sharp }) => {
    sharp.concurrency(1);
    return sharp;
  });
  return loading;
}
