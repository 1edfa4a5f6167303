import { Fragment } from "react";
import { renderToStaticMarkup } from "react-dom/server";

import { areaNames, areaText } from "./area";
import type { Zone } from "./zone";

/**
 * A sentence that says where the shop delivers, as HTML, its Romanian names marked as such: they are
 * read out in Romanian. `say` puts the area into the sentence; empty without zones.
 */
export function areaHtml(
  zones: readonly Zone[],
  language: string,
  say: (area: string) => string,
): string {
  const names = areaNames(zones);
  if (names.length === 0) return "";
  const parts = cut(say(areaText(zones, language)), names);
  return renderToStaticMarkup(
    <>
      {parts.map((part, index) =>
        names.includes(part) ? (
          <span key={index} lang="ro">
            {part}
          </span>
        ) : (
          <Fragment key={index}>{part}</Fragment>
        ),
      )}
    </>,
  );
}

/** A text in parts, each of the names one of them; of two names at one place the longer. */
function cut(text: string, names: readonly string[]): string[] {
  const found = names.filter((name) => text.includes(name));
  const at = (name: string) => text.indexOf(name);
  const [first] = found.sort((one, other) => at(one) - at(other) || other.length - one.length);
  if (first === undefined) return text === "" ? [] : [text];
  const rest = text.slice(at(first) + first.length);
  return [text.slice(0, at(first)), first, ...cut(rest, names)].filter(Boolean);
}
