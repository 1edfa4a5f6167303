import { strFromU8, unzipSync } from "fflate";

/** What stands in a cell, and in which format a number is shown. */
export interface ReadCell {
  value: string | number;
  format: string;
}

/** An element of a workbook's XML, whose elements of one name do not stand in each other. */
function elementsOf(
  xml: string,
  name: string,
): { attribute: (name: string) => string; inner: string }[] {
  const found = xml.matchAll(new RegExp(`<${name}(\\s[^>]*?)?(?:/>|>([^]*?)</${name}>)`, "g"));
  return [...found].map(([, attributes = "", inner = ""]) => ({
    attribute: (wanted) => new RegExp(`\\b${wanted}="([^"]*)"`).exec(attributes)?.[1] ?? "",
    inner,
  }));
}

/** The cells of a workbook's only sheet by row and column, as a spreadsheet reads them; empty ones are missing. */
export function readWorkbook(bytes: Uint8Array): Map<string, ReadCell>[] {
  const files = unzipSync(bytes);
  const xml = (path: string) => strFromU8(files[path] ?? new Uint8Array());
  const texts = elementsOf(xml("xl/sharedStrings.xml"), "si").map(({ inner }) => textIn(inner));
  const styles = xml("xl/styles.xml");
  const formats = new Map(
    elementsOf(styles, "numFmt").map(({ attribute }) => [
      attribute("numFmtId"),
      attribute("formatCode"),
    ]),
  );
  const [{ inner: used } = { inner: "" }] = elementsOf(styles, "cellXfs");
  const shown = elementsOf(used, "xf").map(
    ({ attribute }) => formats.get(attribute("numFmtId")) ?? "",
  );
  return elementsOf(xml("xl/worksheets/sheet1.xml"), "row").map(({ inner: row }) => {
    const cells = elementsOf(row, "c").map(({ attribute, inner }): [string, ReadCell] => {
      const written = Number(elementsOf(inner, "v")[0]?.inner);
      const value = attribute("t") === "s" ? (texts[written] ?? "") : written;
      return [
        attribute("r").replace(/\d+/, ""),
        { value, format: shown[Number(attribute("s"))] ?? "" },
      ];
    });
    return new Map(cells);
  });
}

function textIn(xml: string): string {
  const text = elementsOf(xml, "t").map(({ inner }) => inner);
  const signs: Record<string, string> = { lt: "<", gt: ">", quot: '"', apos: "'", amp: "&" };
  return text.join("").replace(/&(\w+);/g, (_all, name: string) => signs[name] ?? "");
}

/** The day that a spreadsheet shows for a number. */
export function dayOfSerial(serial: number): string {
  return new Date(Date.UTC(1899, 11, 30) + serial * 86_400_000).toISOString().slice(0, 10);
}
