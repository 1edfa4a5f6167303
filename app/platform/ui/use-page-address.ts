import { useLocation } from "@remix-run/react";

/** The page's address as forms send it along to lead back to it. */
export function usePageAddress(): string {
  const { pathname, search } = useLocation();
  return pathname + search;
}
