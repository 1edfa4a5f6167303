/** The darkest of the light grounds that text stands on (`--linen` of the stylesheet). */
const LINEN = "#f1ebe1";
/** The least contrast between text and background (WCAG 2.1 AA). */
const LEAST_CONTRAST = 4.5;

/** Whether the colours are the shop's defaults, which the stylesheet already contains (spec §9). */
export function isOwnTheme(colors: { primaryColor: string; secondaryColor: string }): boolean {
  const { primaryColor, secondaryColor } = colors;
  return primaryColor.toUpperCase() === "#B8860B" && secondaryColor.toUpperCase() === "#1A202C";
}

/**
 * The theme as CSS rules, in which all text can be read: what is written on the first colour is of the second
 * where that can be read on it. Dark pages have an ink of their own, that of the default.
 */
export function themeStyles({
  primaryColor,
  secondaryColor,
}: {
  primaryColor: string;
  secondaryColor: string;
}): string {
  const onPrimary =
    [secondaryColor, "#ffffff"].find((color) => contrast(color, primaryColor) >= LEAST_CONTRAST) ??
    "#000000";
  return `:root{--primary:${primaryColor};--on-primary:${onPrimary}}@media (prefers-color-scheme:light),print{:root{--secondary:${secondaryColor}}}`;
}

/** Whether a colour is readable as text on all of the shop's light grounds. */
export function isReadableText(color: string): boolean {
  return contrast(color, LINEN) >= LEAST_CONTRAST;
}

/** The contrast of two hex colours by WCAG, from 1 to 21. */
export function contrast(one: string, other: string): number {
  const [light = 1, dark = 1] = [luminance(one), luminance(other)].sort((a, b) => b - a);
  return (light + 0.05) / (dark + 0.05);
}

function luminance(color: string): number {
  const [red = 0, green = 0, blue = 0] = channels(color).map((value) => {
    const part = value / 255;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/** Red, green and blue of `#abc` or `#aabbcc`. */
function channels(color: string): number[] {
  const digits = color.slice(1);
  const long = digits.length === 3 ? digits.replace(/./g, "$&$&") : digits;
  return [0, 2, 4].map((at) => parseInt(long.slice(at, at + 2), 16));
}
