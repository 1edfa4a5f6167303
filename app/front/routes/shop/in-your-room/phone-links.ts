/** Which viewer a browser's own words let it have; a tablet that says it is a Mac counts as neither. */
export type Device = "apple" | "android" | "other";

export function deviceOf(userAgent: string): Device {
  if (/\b(?:iPhone|iPad|iPod)\b/.test(userAgent)) return "apple";
  return /\bAndroid\b/.test(userAgent) ? "android" : "other";
}

/** Quick Look keeps the true size only when it is told to. */
export function quickLookLink(usdz: string): string {
  return `${usdz}#allowsContentScaling=0`;
}

/**
 * Android's Scene Viewer, which fetches the file by itself and so needs its address on the web; `page`
 * is where a phone without the viewer goes. Undefined for a shop without https, which the viewer
 * refuses.
 */
export function sceneViewerLink(glb: URL, page: URL, title: string): string | undefined {
  if (glb.protocol !== "https:") return undefined;
  const query = new URLSearchParams({
    file: glb.href,
    mode: "ar_preferred",
    resizable: "false",
    title,
    link: page.href,
  });
  const fallback = encodeURIComponent(page.href);
  // Spaces as %20: the viewer shows a plus as it is.
  const shown = query.toString().replaceAll("+", "%20");
  return (
    `intent://arvr.google.com/scene-viewer/1.0?${shown}#Intent;scheme=https;` +
    "package=com.google.android.googlequicksearchbox;action=android.intent.action.VIEW;" +
    `S.browser_fallback_url=${fallback};end;`
  );
}
