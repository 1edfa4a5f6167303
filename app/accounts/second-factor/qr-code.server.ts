import { encode } from "uqr";

/** A square picture: its side in modules, quiet zone and all, and the path of the dark ones. */
export interface QrCode {
  side: number;
  path: string;
}

/** A text as a QR code. */
export function drawQrCode(text: string): QrCode {
  // Four modules of white around it, as readers expect.
  const { size, data } = encode(text, { ecc: "M", border: 4 });
  const runs = data.flatMap((row, y) =>
    [
      ...row
        .map((isDark) => (isDark ? "1" : "0"))
        .join("")
        .matchAll(/1+/g),
    ].map(({ index, 0: { length } }) => `M${index} ${y}h${length}v1h-${length}z`),
  );
  return { side: size, path: runs.join("") };
}
