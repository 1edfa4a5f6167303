import { LONGEST_NAME, START } from "./label";

/** A place for a label, whatever signs its id has, with the separator before the message that follows. */
const places = /\uE000([^\uE000\uE001<>"]{1,200})\uE001(\s?: )?/g;

/** Fills in the labels that rendered markup has places for (`labelOf`); one without a label leaves nothing. */
export function withLabels(markup: string): string {
  if (!markup.includes(START)) return markup;
  return markup.replace(places, (_, id: string, colon = "") => {
    const label = labelIn(markup, id);
    const { length } = label.replace(/&#?\w{1,8};/g, "x");
    return length === 0 || length > LONGEST_NAME ? "" : label + colon;
  });
}

function labelIn(markup: string, id: string): string {
  const label = markup.indexOf(` for="${id}"`);
  if (label >= 0) return textBefore("</label>", markup, label);
  const group = markup.indexOf(`<fieldset id="${id}"`);
  const legend = markup.indexOf("<legend", group);
  if (group >= 0 && legend >= 0) return textBefore("</legend>", markup, legend);
  const [, spoken = ""] = / aria-label="([^"]*)"/.exec(tagOf(markup, id)) ?? [];
  return spoken;
}

/** The whole tag of the control with this id. */
function tagOf(markup: string, id: string): string {
  const at = markup.indexOf(` id="${id}"`);
  return at < 0 ? "" : markup.slice(markup.lastIndexOf("<", at), markup.indexOf(">", at));
}

/** The text between the end of the tag that stands at `at` and an end tag. */
function textBefore(end: string, markup: string, at: number): string {
  const start = markup.indexOf(">", at) + 1;
  const inside = markup.slice(start, markup.indexOf(end, start));
  return inside.replace(/<[^<>]*>/g, "");
}
