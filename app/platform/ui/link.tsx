import { forwardRef, type ReactNode } from "react";
import {
  Form as RouterForm,
  Link as RouterLink,
  NavLink as RouterNavLink,
  useLocation,
  type FormProps,
  type LinkProps,
  type NavLinkProps,
} from "react-router-dom";

/**
 * The router's links and forms, without what Remix adds to prefetch and discover routes. The server
 * renders them as plain HTML elements, because the router's own components compute for each what only
 * script needs, which took a third of the time of rendering a page. An address that does not begin with a
 * slash is left to the router; those of app/platform/paths/paths.ts do.
 */

interface OwnLinkProps extends Omit<LinkProps, "relative" | "state" | "viewTransition"> {
  to: string;
}

interface OwnNavLinkProps extends Omit<
  NavLinkProps,
  "caseSensitive" | "className" | "relative" | "state" | "style" | "viewTransition"
> {
  to: string;
  className: string;
  children: ReactNode;
}

export const Link = forwardRef<HTMLAnchorElement, OwnLinkProps>(function Link(props, ref) {
  if (import.meta.env.SSR && isWhole(props.to)) return plainLink(props);
  return <RouterLink {...props} ref={ref} />;
});

/** A link marked as current on the page it leads to and on the pages below that one. */
export function NavLink(props: OwnNavLinkProps) {
  if (import.meta.env.SSR && isWhole(props.to)) return <PlainNavLink {...props} />;
  return <RouterNavLink {...props} />;
}

export const Form = forwardRef<HTMLFormElement, FormProps>(function Form(props, ref) {
  const { action } = props;
  if (import.meta.env.SSR && action !== undefined && isWhole(action)) return plainForm(props);
  return <RouterForm {...props} ref={ref} />;
});

function isWhole(address: string): boolean {
  return /^\/(?!\/)/.test(address) && !address.includes("/.");
}

// Plain functions, because a component costs time to render and a page has a hundred of these.

function plainLink(props: OwnLinkProps) {
  // React leaves undefined attributes out. Copying all props and unsetting some is faster than copying
  // only the others.
  const own = { ...props, href: props.to, to: undefined };
  own.reloadDocument = own.replace = own.preventScrollReset = undefined;
  return <a {...own} />;
}

function PlainNavLink({ end = false, className, ...props }: OwnNavLinkProps) {
  const path = useLocation().pathname.toLowerCase();
  const own = props.to.replace(/[?#].*/, "").toLowerCase();
  const isCurrent = path === own || (!end && path.startsWith(own.endsWith("/") ? own : `${own}/`));
  return plainLink({
    ...props,
    "aria-current": isCurrent ? "page" : undefined,
    className: isCurrent ? `${className} active` : className,
  });
}

function plainForm({
  method = "get",
  reloadDocument: _reload,
  replace: _replace,
  preventScrollReset: _scroll,
  navigate: _navigate,
  fetcherKey: _key,
  relative: _relative,
  state: _state,
  viewTransition: _transition,
  ...attributes
}: FormProps) {
  return <form {...attributes} method={method.toLowerCase() === "get" ? "get" : "post"} />;
}
