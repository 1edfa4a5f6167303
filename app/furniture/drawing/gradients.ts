import { short } from "./svg";

type Stop = [offset: number, color: string, opacity: number];

interface Gradient {
  name: string;
  /** The end of its line in the shape's own box; none for a round one. */
  to?: [number, number];
  stops: Stop[];
}

const gradients: Gradient[] = [
  {
    name: "light",
    to: [0.4, 1],
    stops: [
      [0, "#fff", 0.14],
      [0.5, "#fff", 0],
      [1, "#000", 0.09],
    ],
  },
  {
    name: "gloss",
    to: [1, 0.7],
    stops: [
      [0, "#fff", 0.4],
      [0.3, "#fff", 0.12],
      [0.4, "#fff", 0.38],
      [0.6, "#fff", 0.2],
      [0.6, "#fff", 0.02],
      [1, "#000", 0.1],
    ],
  },
  {
    name: "hollow",
    to: [0.2, 1],
    stops: [
      [0, "#000", 0.26],
      [0.5, "#000", 0.08],
      [1, "#000", 0],
    ],
  },
  {
    name: "pane",
    to: [1, 0.5],
    stops: [
      [0, "#fff", 0.3],
      [0.3, "#fff", 0.05],
      [0.5, "#fff", 0.05],
      [0.5, "#fff", 0.28],
      [0.7, "#fff", 0.12],
      [0.7, "#fff", 0.02],
      [1, "#fff", 0.1],
    ],
  },
  {
    name: "mirror",
    to: [0.7, 1],
    stops: [
      [0, "#f4f8f9", 1],
      [0.4, "#c9d6da", 1],
      [0.4, "#e6eef0", 1],
      [0.6, "#dbe6e9", 1],
      [0.6, "#c3d1d6", 1],
      [1, "#e9f0f2", 1],
    ],
  },
  {
    name: "ground",
    stops: [
      [0, "#2a2015", 0.3],
      [0.6, "#2a2015", 0.14],
      [1, "#2a2015", 0],
    ],
  },
];

/** The definitions of the gradients that a painted piece refers to. */
export function gradientsUsedBy(painted: string, id: string): string {
  return gradients
    .filter(({ name }) => painted.includes(`(#${id}${name})`))
    .map(({ name, to, stops }) => {
      const inner = stops.map(
        ([offset, color, opacity]) =>
          `<stop offset="${short(offset)}" stop-color="${color}" stop-opacity="${opacity}"/>`,
      );
      return to
        ? `<linearGradient id="${id}${name}" x2="${short(to[0])}" y2="${short(to[1])}">${inner.join("")}</linearGradient>`
        : `<radialGradient id="${id}${name}">${inner.join("")}</radialGradient>`;
    })
    .join("");
}
