import { short } from "./svg";

/** The size that social networks and messengers show whole. */
const card = { width: 1200, height: 630 };
const half = 650;

/** A drawing of 480 × 400, and a stage as wide and high as it is. */
interface Half {
  width: number;
  height: number;
  svg: string;
}

/**
 * A picture for where an address is shared: the three-quarter view, and beside it the piece to scale. It
 * holds no text, because nobody knows which fonts the server has.
 */
export function drawCard(view: Half, stage: Half): string {
  const { width, height } = card;
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}">` +
    `<path d="M0 0h${width}v${height}H0z" fill="#faf7f2"/><path d="M${half} 0h${width - half}v${height}H${half}z" fill="#fff"/>` +
    placed(view, 20, half - 20) +
    placed(stage, half + 20, width - 20) +
    "</svg>"
  );
}

/** As large as it fits between two edges of the card, in their middle. */
function placed({ width, height, svg }: Half, from: number, to: number): string {
  const scale = Math.min((to - from) / width, (card.height - 60) / height);
  const x = (from + to - width * scale) / 2;
  const y = (card.height - height * scale) / 2;
  const by = Math.round(scale * 1000) / 1000;
  return `<g transform="translate(${short(x)} ${short(y)}) scale(${by})">${svg}</g>`;
}
