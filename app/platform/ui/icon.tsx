const shapes = {
  cart: "M3 4h2l2.2 11h10.3l2-8H6.2M9 20a1 1 0 1 0 0-.01M17 20a1 1 0 1 0 0-.01",
  menu: "M3 6h18M3 12h18M3 18h18",
  close: "M5 5l14 14M19 5L5 19",
  chevron: "M6 9l6 6 6-6",
  globe: "M12 3a9 9 0 1 0 0 18 9 9 0 0 0 0-18ZM3 12h18M12 3c3 3 3 15 0 18M12 3c-3 3-3 15 0 18",
  search: "M10.5 4a6.5 6.5 0 1 0 0 13 6.5 6.5 0 0 0 0-13ZM15.5 15.5L21 21",
  filter: "M4 7h16M7 12h10M10 17h4",
  plus: "M12 5v14M5 12h14",
  minus: "M5 12h14",
  check: "M4 12.5l5 5L20 6.5",
  alert: "M12 3.5L22 20H2L12 3.5ZM12 10v4.5M12 17.2v.1",
  notice: "M12 3a9 9 0 1 0 0 18 9 9 0 0 0 0-18ZM12 7.5v5.5M12 16.2v.1",
  quality: "M12 3l2.6 5.6 6 .7-4.5 4.1 1.2 6L12 16.4 6.7 19.4l1.2-6L3.4 9.3l6-.7L12 3Z",
  customization: "M4 20l4-1L19.5 7.5l-3-3L5 16l-1 4ZM14 7l3 3",
  delivery:
    "M2 6h11v11H2zM13 10h5l3 3.5V17h-8M6.5 20a2 2 0 1 0 0-4 2 2 0 0 0 0 4ZM17.5 20a2 2 0 1 0 0-4 2 2 0 0 0 0 4Z",
  payment: "M3 6h18v12H3zM3 10h18M6 15h4",
  warranty: "M12 3l8 3v5.5c0 4.5-3.4 8-8 9.5-4.6-1.5-8-5-8-9.5V6l8-3ZM8.5 12l2.5 2.5 4.5-5",
  speed: "M12 5a8 8 0 1 0 0 16 8 8 0 0 0 0-16ZM12 9v4l3 2M9.5 2h5",
  account: "M12 4a4 4 0 1 0 0 8 4 4 0 0 0 0-8ZM4 21c.6-4 3.8-6 8-6s7.4 2 8 6",
  eye: "M2 12c2.6-4.4 6-6.5 10-6.5s7.4 2.1 10 6.5c-2.6 4.4-6 6.5-10 6.5S4.6 16.4 2 12ZM12 9a3 3 0 1 0 0 6 3 3 0 0 0 0-6Z",
  eyeClosed:
    "M3 3l18 18M9.9 5.8A10 10 0 0 1 12 5.5c4 0 7.4 2.1 10 6.5a18 18 0 0 1-3 3.7M6.3 7.3A17 17 0 0 0 2 12c2.6 4.4 6 6.5 10 6.5a10 10 0 0 0 4.6-1.1",
  pin: "M12 21c4.5-5 7-8.6 7-12a7 7 0 0 0-14 0c0 3.4 2.5 7 7 12ZM12 6.5a2.5 2.5 0 1 0 0 5 2.5 2.5 0 0 0 0-5Z",
  mail: "M3 6h18v12H3zM3 7l9 6.5L21 7",
  phone:
    "M6 3h3l1.5 5-2.2 1.6a12 12 0 0 0 6.1 6.1L16 13.5l5 1.5v3a3 3 0 0 1-3 3A15 15 0 0 1 3 6a3 3 0 0 1 3-3Z",
  leave: "M14 4H5v16h9M10 12h11M17 8l4 4-4 4",
  more: "M12 5.5v.01M12 12v.01M12 18.5v.01",
  assistant: "M4 5h16v11H11l-5 4v-4H4V5ZM8.5 10.5v.1M12 10.5v.1M15.5 10.5v.1",
  expand: "M14 4h6v6M20 4l-7 7M10 20H4v-6M4 20l7-7",
  key: "M8 10a5 5 0 1 0 0 .01M12.5 12H21v4M17.5 12v3",
  return: "M4 9h11a5 5 0 0 1 0 10H8M4 9l4-4M4 9l4 4",
} as const;

export type IconName = keyof typeof shapes;

/** A line drawing beside words, which screen readers skip. */
export function Icon({ name, className }: { name: IconName; className?: string }) {
  return <Lines path={shapes[name]} className={className} />;
}

/** The lines of a drawing that this file does not know. */
export function Lines({ path, className = "size-5" }: { path: string; className?: string }) {
  return (
    <svg aria-hidden="true" viewBox="0 0 24 24" className={`icon ${className}`}>
      <path d={path} />
    </svg>
  );
}
