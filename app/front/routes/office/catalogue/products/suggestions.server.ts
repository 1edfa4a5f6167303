import { paths } from "~/platform/paths/paths";

/** Sample pictures that one tick adds; spec §9 shows the first 6 of 9. */
const samples = [
  "dormitoare-1",
  "bucatarii-1",
  "living-1",
  "birouri-1",
  "bai-1",
  "dormitoare-2",
  "bucatarii-2",
  "living-2",
  "birouri-2",
].map((name) => paths.picture(`${name}.webp`));

const SHOWN = 6;

/** The first six samples that the product does not have yet. */
export function suggestImages(present: string[]): string[] {
  return samples.filter((sample) => !present.includes(sample)).slice(0, SHOWN);
}

/** The posted suggestions that are among the samples. */
export function readSuggestions(form: FormData): string[] {
  return samples.filter((sample) => form.getAll("suggestion").includes(sample));
}
