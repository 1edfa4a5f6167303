import type { PdfPart, PdfPictures } from "~/platform/format/pdf-text";

import type { OrderSheet, PieceSheet, SheetPicture, SheetSection } from "../front/package-sheet";

/** Draws a picture of a line; undefined where there is nothing to draw. */
type Draw = (picture: SheetPicture) => string | undefined;

/** The pages of one order of a package; each piece begins a page. */
export function orderBlocks(order: OrderSheet, isFirst: boolean, draw: Draw): PdfPart[] {
  const { title, lines, notes, pieces } = order;
  return [
    ...(isFirst ? [] : [{ kind: "page" } as const, heading(1, title)]),
    ...[...lines, ...notes].map(paragraph),
    ...pieces.flatMap((piece, index) => pieceBlocks(piece, index === 0, draw)),
  ];
}

/** All drawings of an order's pages. */
export function picturesOf({ pieces }: OrderSheet): SheetPicture[] {
  return pieces.flatMap(({ pictures, sections }) => [
    ...pictures,
    ...sections.flatMap(({ steps }) => steps.map(({ picture }) => picture)),
  ]);
}

function pieceBlocks(piece: PieceSheet, isFirst: boolean, draw: Draw): PdfPart[] {
  const { title, quantity, facts, note, warnings, pictures, sections, check } = piece;
  return [
    ...(isFirst ? [] : [{ kind: "page" } as const]),
    heading(2, `${title} · ${quantity}`),
    ...facts.map(([label, value]): PdfPart => ({
      kind: "paragraph",
      depth: 0,
      runs: [{ text: `${label}: ` }, { text: value, style: "bold" }],
    })),
    ...(note ? [paragraph(note)] : []),
    ...(warnings ? [heading(3, warnings.title)] : []),
    ...(warnings?.items ?? []).map((text): PdfPart => ({
      kind: "item",
      depth: 1,
      mark: "•",
      runs: [{ text }],
    })),
    ...pictureBlocks(pictures, draw),
    ...sections.flatMap((section) => sectionBlocks(section, draw)),
    paragraph(check),
  ];
}

/** A part of a package: tables, or the steps of assembly. */
export function sectionBlocks(
  { title, note, tables, steps, sum }: SheetSection,
  draw: Draw,
): PdfPart[] {
  return [
    heading(3, title),
    ...(note ? [paragraph(note)] : []),
    ...tables.flatMap((table): PdfPart[] => [
      ...(table.title ? [heading(4, table.title)] : []),
      ...(table.note ? [paragraph(table.note)] : []),
      { kind: "table", columns: table.columns, rows: table.rows },
    ]),
    ...(steps.length > 0 ? [picturesBlock(steps, { perRow: 3, height: 165 }, draw)] : []),
    ...(sum ? [paragraph(sum)] : []),
  ];
}

/** The drawings of a piece, large ones on a row of their own after the others. */
function pictureBlocks(pictures: SheetPicture[], draw: Draw): PdfPictures[] {
  const blockOf = (isLarge: boolean, size: Pick<PdfPictures, "perRow" | "height">) => {
    const some = pictures.filter((picture) => (picture.isLarge ?? false) === isLarge);
    const titled = some.map((picture) => ({ picture, title: picture.caption }));
    return some.length > 0 ? [picturesBlock(titled, size, draw)] : [];
  };
  return [
    ...blockOf(false, { perRow: 2, height: 215 }),
    ...blockOf(true, { perRow: 1, height: 620 }),
  ];
}

function picturesBlock(
  steps: { title: string; text?: string; picture: SheetPicture }[],
  size: Pick<PdfPictures, "perRow" | "height">,
  draw: Draw,
): PdfPictures {
  const pictures = steps.flatMap(({ title: caption, text, picture }) => {
    const svg = draw(picture);
    return svg === undefined
      ? []
      : [text === undefined ? { svg, caption } : { svg, caption, text }];
  });
  return { kind: "pictures", ...size, pictures };
}

function heading(level: number, text: string): PdfPart {
  return { kind: "heading", level, runs: [{ text }] };
}

function paragraph(text: string): PdfPart {
  return { kind: "paragraph", depth: 0, runs: [{ text }] };
}
