import type { DecorExample } from "~/furniture/planner/decor-example.server";
import { Picture } from "~/platform/media/picture";

import type { ShownPlan } from "./shown-plan";

/** The photograph of a piece in the chosen decor, where there is one. It shows the decor, not the measures. */
export function Example({
  plan,
  examples,
}: {
  plan: ShownPlan;
  /** By decor. */
  examples: Record<string, DecorExample>;
}) {
  const { kind, body, front } = plan.design;
  // An open bookcase shows its body, the others their fronts.
  const example = examples[kind === "bookcase" ? body : front];
  if (!example) return null;
  return (
    <figure className="mb-6 flex items-center gap-4">
      <span className="block w-28 shrink-0 sm:w-72">
        <Picture
          src={example.src}
          alt={example.alt}
          placeholder="atelier"
          sizes="(min-width: 40rem) 18rem, 10rem"
          width={800}
          height={600}
          isFirst
          className="aspect-4/3 rounded-edge"
        />
      </span>
      <figcaption className="text-sm">
        {example.note}
        <span className="mt-1 block text-stone">{example.limits}</span>
      </figcaption>
    </figure>
  );
}
