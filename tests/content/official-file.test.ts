import fc from "fast-check";
import { expect, test } from "vitest";

import { readOfficialFile } from "~/shop/content/texts/official-file";

import { picture } from "../images";

const read = (text: string) => readOfficialFile(Buffer.from(text));
const drawing = (inside: string, attributes = 'viewBox="0 0 210 297"') =>
  `<?xml version="1.0" encoding="UTF-8"?>\n<svg xmlns="http://www.w3.org/2000/svg" ${attributes}>${inside}</svg>`;

test("a PNG and a drawing are known by their bytes, with their proportions", async () => {
  expect(readOfficialFile(await picture("png", 250, 50))).toEqual({
    content_type: "image/png",
    width: 250,
    height: 50,
  });
  const shape = { content_type: "image/svg+xml", width: 210, height: 297 };
  expect(read(drawing("<path d='M0 0'/>"))).toEqual(shape);
  expect(read(drawing("", 'width="210mm" height="297mm"'))).toEqual(shape);
  expect(read("\uFEFF<!-- Generator: a program --><svg viewBox='0 0 210 297'/>")).toEqual(shape);
  // What official drawings hold: styles, gradients and pictures of their own.
  const own =
    "<style>.a{fill:url(#g)}</style><use xlink:href='#b'/><image href='data:image/png;base64,AA=='/>";
  expect(read(drawing(own))).toEqual(shape);
});

test("what is no picture is refused, whatever it is called", async () => {
  const others = [
    "",
    "<html><svg viewBox='0 0 1 1'></svg></html>",
    drawing("", ""),
    drawing("", 'viewBox="0 0 0 50"'),
    drawing("", 'width="90000" height="5"'),
    "\x89PNG\r\n\x1a\n",
    "%PDF-1.7",
  ];
  for (const text of others) {
    expect(readOfficialFile(Buffer.from(text, "latin1")), text).toBe("type");
  }
  expect(readOfficialFile(await picture("jpeg"))).toBe("type");
});

test.each([
  "<script>alert(1)</script>",
  "<g onload='alert(1)'/>",
  "<g\nONCLICK = 'x()'/>",
  "<foreignObject><body/></foreignObject>",
  "<a href='javascript:alert(1)'><path/></a>",
  "<image href='https://elsewhere.example/x.png'/>",
  "<use xlink:href='//elsewhere.example/x.svg#a'/>",
  "<image href='data:image/svg+xml,<svg/>'/>",
  "<style>@import 'https://elsewhere.example/x.css';</style>",
  "<path style='fill:url(https://elsewhere.example/x)'/>",
])("a drawing that runs or fetches something is refused: %s", (inside) => {
  expect(read(drawing(inside))).toBe("active");
});

test("no bytes break the reader", () => {
  fc.assert(
    fc.property(fc.uint8Array({ maxLength: 200 }), fc.string(), (bytes, text) => {
      readOfficialFile(Buffer.from(bytes));
      read(drawing(text, text));
    }),
  );
});
