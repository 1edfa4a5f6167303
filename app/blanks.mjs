// @ts-check
// Pages with blanks, into which a person's own parts are filled.

/** @typedef {(Buffer | number)[]} Pieces a page's own texts, and the numbers of parts between them */

/**
 * @param {Buffer} html
 * @param {string} blank stands before the number of a part
 * @returns {Pieces}
 */
export function cutAtBlanks(html, blank) {
  const pieces = html.toString().split(new RegExp(`${blank}(\\d)`));
  return pieces.map((piece, index) => (index % 2 === 0 ? Buffer.from(piece) : Number(piece)));
}

/** @param {Pieces} pieces @param {string[]} parts */
export function fillIn(pieces, parts) {
  return Buffer.concat(
    pieces.map((piece) => (typeof piece === "number" ? Buffer.from(parts[piece] ?? "") : piece)),
  );
}
