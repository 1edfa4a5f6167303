import { encode } from "uqr";

/** A QR code: its side in modules, with the white margin, and the path of the dark modules. */
export interface QrCode {
  side: number;
  path: string;
}

/** Encodes a text as a QR code. */
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
