/** What may stand in a zone, and before it, as it looks from the front. */
const signs = {
  shelves: "M3 9H21M3 15H21",
  rail: "M3 7H21M12 7V10L7 14V22M12 10L17 14V22",
  drawers: "M3 9H21M3 15H21M10 5.5H14M10 12H14M10 18.5H14",
  shoes: "M3 6V9.5L21 6M3 12V15.5L21 12M3 18V21.5L21 18",
  "pull-outs": "M5.5 6V11H18.5V6M5.5 14V19H18.5V14",
  mirror: "M6 13L13 5M8 18L18 7",
  light: "M6 3.5H18",
} as const;

/** A zone drawn small beside its fields: the style sheet shows of the signs what is chosen there (`.zone-sign`). */
export function ZoneSign() {
  return (
    <svg viewBox="0 0 24 24" aria-hidden="true" className="zone-sign absolute top-0 right-0 size-6">
      <path d="M3 2H21V22H3Z" />
      {Object.entries(signs).map(([name, path]) => (
        <path key={name} d={path} className={name} />
      ))}
    </svg>
  );
}
