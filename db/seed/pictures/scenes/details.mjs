// Cuts details out of full-size renders that render.sh left in RENDER_CACHE: NAME-detaliu.webp.
//   node details.mjs
// A second view rendered from its own camera is better: then take its line away.
import { existsSync } from "node:fs";

import sharp from "sharp";

/** Left, top and width in a picture 1200 wide; every detail is 4:3. */
const details = {
  "dormitoare-4": [270, 120, 660],
  "bucatarii-3": [390, 190, 620],
  "living-4": [300, 170, 640],
  "birouri-4": [300, 215, 600],
  "bai-5": [560, 420, 640],
};

const out = `${process.env.RENDER_CACHE ?? "/tmp/render-cache"}/out`;
for (const [name, [left, top, width]] of Object.entries(details)) {
  const render = `${out}/${name}.png`;
  if (!existsSync(render)) continue;
  const scale = (await sharp(render).metadata()).width / 1200;
  const place = { left, top, width, height: width * 0.75 };
  for (const side in place) place[side] = Math.round(place[side] * scale);
  await sharp(render)
    .removeAlpha()
    .extract(place)
    .webp({ quality: 92, effort: 6, smartSubsample: true })
    .toFile(`${import.meta.dirname}/../${name}-detaliu.webp`);
}
