// The colour that stands in a picture's place until it arrives: the mean of each master.
//   node db/seed/pictures/colours.mjs > app/platform/media/pictures.css
import { readdirSync } from "node:fs";

import sharp from "sharp";

const here = import.meta.dirname;
const lines = ["/* Made by db/seed/pictures/colours.mjs: a picture's place until it arrives. */"];
for (const file of readdirSync(here).filter((name) => name.endsWith(".webp"))) {
  const { channels } = await sharp(`${here}/${file}`).stats();
  const hex = channels
    .slice(0, 3)
    .map(({ mean }) => Math.round(mean).toString(16).padStart(2, "0"));
  lines.push(`img[src^="/imagini/${file}"] {\n  background-color: #${hex.join("")};\n}`);
}
console.log(lines.join("\n"));
