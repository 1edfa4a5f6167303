/** A colour as light mixes, from 0 to 1: #rrggbb is bent to the eye. */
export function linearColor(color: string): number[] {
  return [1, 3, 5].map((at) => {
    const value = parseInt(color.slice(at, at + 2), 16) / 255;
    const linear = value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
    return Math.round(linear * 10_000) / 10_000;
  });
}
