import {
  canonicalConfiguration,
  configurationReads,
  readConfigurationFields,
} from "~/furniture/configurator/configuration";
import type { Choices } from "~/furniture/configurator/offered-options";
import { dimensions, type Sizes } from "~/furniture/configurator/sizes";
import { paths } from "~/platform/paths/paths";

export const tabs = ["customise", "specification", "reviews"] as const;
export type Tab = (typeof tabs)[number];

const panels = ["choices", "preview"] as const;
export type Panel = (typeof panels)[number];

const tabWords: Record<Tab, string> = {
  customise: "personalizare",
  specification: "specificatii",
  reviews: "recenzii",
};
const panelWords: Record<Panel, string> = { choices: "alegeri", preview: "previzualizare" };

/**
 * The tab that an address asks for. The customiser's page is about the piece made to order, the other tabs' about
 * the ready-made one. An address that chooses a material, a handle or a length asks for the customiser.
 */
export function readTab(query: URLSearchParams): Tab {
  const asked = tabs.find((tab) => tabWords[tab] === query.get("fila"));
  return asked ?? (designFields.some((name) => query.has(name)) ? "customise" : "specification");
}

const designFields = ["material", "handle", ...dimensions];

export function readPanel(query: URLSearchParams): Panel {
  return panels.find((panel) => panelWords[panel] === query.get("vedere")) ?? "choices";
}

export function tabWord(tab: Tab): string {
  return tabWords[tab];
}

export function panelWord(panel: Panel): string {
  return panelWords[panel];
}

/** The fields of a product's address, those among them that its forms send without script. */
export const productReads = {
  fila: Object.values(tabWords),
  vedere: Object.values(panelWords),
  scrie: ["da"],
  imagine: true,
  pagina: true,
  linie: true,
  ...configurationReads,
};

/** The short address of a design, from all the fields that a form without script sends. */
export function designAddress(
  product: { category_slug: string; number: number; sizes: Sizes },
  query: URLSearchParams,
  choices: Choices,
): string {
  const fields = readConfigurationFields(query, choices, product.sizes);
  const line = query.get("linie");
  return tabAddress(product, "customise", {
    ...Object.fromEntries(new URLSearchParams(canonicalConfiguration(fields))),
    vedere: panelWords[readPanel(query)],
    ...(line ? { linie: line } : {}),
  });
}

/** The address of one of a product page's tabs. Without script the browser jumps to it. */
export function tabAddress(
  product: { category_slug: string; number: number },
  tab: Tab,
  more: Record<string, string> = {},
): string {
  const query = new URLSearchParams({ fila: tabWords[tab], ...more });
  return `${paths.product(product.category_slug, product.number)}?${query}#fila`;
}
