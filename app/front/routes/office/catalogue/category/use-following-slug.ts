import { useRef, type FormEvent } from "react";

import { slugOf } from "~/platform/format/compare-texts";

/** With script the slug follows the name until somebody types another (spec §5). */
export function useFollowingSlug(original: string) {
  const expected = useRef(original);
  return (event: FormEvent<HTMLFormElement>) => {
    const typed = event.target;
    if (!(typed instanceof HTMLInputElement) || typed.name !== "name") return;
    const slug = event.currentTarget.elements.namedItem("slug");
    if (!(slug instanceof HTMLInputElement) || slug.value !== expected.current) return;
    expected.current = slugOf(typed.value);
    slug.value = expected.current;
  };
}
