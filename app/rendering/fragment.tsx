import { useLocation } from "@remix-run/react";
import { createContext, useContext, type ComponentType } from "react";

/** Where the server keeps what the parts of its pages look like (app/rendering/fragment-cache.server.ts). */
export interface DrawnParts {
  /** The place of a part on this page: what marks it, and whether it has been drawn before. */
  place: (name: string, path: string, props: object) => { mark: string; isKnown: boolean };
  /** Stand for the page's address and its search part until the page is finished. */
  address: string;
  search: string;
}

export const DrawnPartsContext = createContext<DrawnParts | undefined>(undefined);

/** Only values that JSON tells whole may decide what a part looks like. */
type Told<Value> = Value extends (...args: never) => unknown
  ? never
  : Value extends object
    ? { [Key in keyof Value]: Told<Value[Key]> }
    : Value;

/**
 * A part of pages that the server draws once for all who see it alike. It may depend on its props,
 * the language, the visitor's economy, `usePageAddress`, `usePageSearch` and as much of the address
 * as `segments` says, and on nothing else. In the browser it is the part itself.
 */
export function drawnOnce<Props extends object>(
  name: string,
  Part: ComponentType<Props & Told<Props>>,
  segments = 0,
): ComponentType<Props & Told<Props>> {
  if (!import.meta.env.SSR) return Part;
  return function DrawnOnce(props) {
    const parts = useContext(DrawnPartsContext);
    const { pathname } = useLocation();
    if (!parts) return <Part {...props} />;
    const path = segments === 0 ? "" : pathname.split("/", segments + 1).join("/");
    const { mark, isKnown } = parts.place(name, path, props);
    if (isKnown) return <i id={mark} />;
    return (
      <>
        <i id={mark} />
        <Part {...props} />
        <i id={mark} />
      </>
    );
  };
}

/** The page's address as forms send it along to lead back to it. */
export function usePageAddress(): string {
  const { pathname, search } = useLocation();
  return useContext(DrawnPartsContext)?.address ?? pathname + search;
}

/** What the page's address asks for behind its path, for links that keep it. */
export function usePageSearch(): string {
  const { search } = useLocation();
  return useContext(DrawnPartsContext)?.search ?? search;
}
