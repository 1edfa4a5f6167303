import { Icon, Lines, type IconName } from "~/platform/ui/icon";

/** What only the back office draws, so that the shop's visitors need not carry it. */
const shapes = {
  products: "M4 8l8-4 8 4v8l-8 4-8-4V8ZM4 8l8 4 8-4M12 12v8",
  categories: "M4 4h7v7H4zM13 4h7v7h-7zM4 13h7v7H4zM13 13h7v7h-7z",
  materials: "M4 6l8-3 8 3-8 3-8-3ZM4 12l8 3 8-3M4 17l8 3 8-3",
  orders: "M6 3h12v18l-3-2-3 2-3-2-3 2V3ZM9 8h6M9 12h6",
  production: "M3 7h18v4H3zM6 11v9M18 11v9M6 16h12",
  gallery: "M3 5h18v14H3zM3 16l5-5 4 4 3-3 6 6M15.5 9a1 1 0 1 0 0-.01",
  pages: "M6 3h9l4 4v14H6zM9 11h7M9 15h7",
  settings: "M4 7h9M17 7h3M4 17h3M11 17h9M15 5v4M9 15v4",
  journal: "M5 3h14v18H5zM9 3v18M12 8h4M12 12h4",
  dashboard: "M4 20V10M10 20V4M16 20v-7M21 20H3",
  batches: "M3 5h18v14H3zM3 13h18M10 5v8M15 13v6",
  offcuts: "M4 20V4h7v9h9v7z",
  appointments: "M4 6h16v15H4zM4 10h16M8 3v5M16 3v5M8 14h3M13 14h3M8 17h3",
  launch: "M5 13l4 4L19 6M4 21h16",
} as const;

export type PlaceIconName = keyof typeof shapes | IconName;

/** The drawing of one of the back office's places. */
export function PlaceIcon({ name, className }: { name: PlaceIconName; className: string }) {
  return name in shapes ? (
    <Lines path={shapes[name as keyof typeof shapes]} className={className} />
  ) : (
    <Icon name={name as IconName} className={className} />
  );
}
