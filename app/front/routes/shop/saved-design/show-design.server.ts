import { cardAddress } from "~/furniture/configurator/drawing-address";
import { plannedCardAddress } from "~/furniture/planner/planned-design";
import type { Language } from "~/platform/i18n/languages";
import {
  isPlanned,
  lineDrawingAddress,
  planViewAddress,
  type LineDesign,
} from "~/shop/cart/line-design";
import { sharedPage } from "~/shop/layout/front/shared-page.server";
import { describeSavedDesign, facts } from "~/shop/saved/front/compare.server";
import { savedDesignAddress } from "~/shop/saved/front/saved-design";
import type { SharedDesign } from "~/shop/saved/front/shared-design.server";

/** All that the page of a shared design says: facts in words, drawings, and what messengers show. */
export async function showDesign(shared: SharedDesign, language: Language) {
  const described = await describeSavedDesign(shared, language);
  const { design, name, price } = { ...shared, price: described.price };
  const description = [price.text, described.size.text, described.body.text].filter(Boolean);
  return {
    facts: facts.map((fact) => ({ fact, ...described[fact] })).filter(({ text }) => text !== ""),
    drawings: design ? drawingsOf(design, language) : [],
    address: savedDesignAddress(shared),
    shared:
      design && !isUndrawn(design)
        ? sharedPage({
            title: `${name}, ${described.size.text}`,
            description: description.join(" · "),
            picture: isPlanned(design) ? plannedCardAddress(design) : cardAddress(design),
          })
        : undefined,
  };
}

function drawingsOf(design: LineDesign, language: Language): string[] {
  if (isUndrawn(design)) return [];
  // A planned piece's fronts are in the first drawing, and its measures in the one of its inside.
  const measured = isPlanned(design)
    ? planViewAddress(design, "inside", language)
    : lineDrawingAddress(design, "measured", language);
  return [lineDrawingAddress(design, "picture", language), measured];
}

/** What cannot be built any more has no drawing. */
function isUndrawn(design: LineDesign): boolean {
  return isPlanned(design) && design.version === "";
}
