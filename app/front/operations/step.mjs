// @ts-check

/** A step that is over sooner than this, in milliseconds, gets no line. */
const SOON_MS = 300;

/**
 * Says what is being done, and when it is over how long it took: `Building the shop … 41 s`. Steps may run
 * beside each other.
 *
 * @template Result
 * @param {string} title
 * @param {() => Promise<Result>} work
 * @returns {Promise<Result>}
 */
export async function step(title, work) {
  const began = performance.now();
  let isSaid = false;
  const say = setTimeout(() => {
    isSaid = true;
    console.log(`${title} …`);
  }, SOON_MS);
  try {
    const result = await work();
    if (isSaid) console.log(`${title} … ${secondsSince(began)} s`);
    return result;
  } finally {
    clearTimeout(say);
  }
}

/** @param {number} began */
function secondsSince(began) {
  const seconds = (performance.now() - began) / 1000;
  return seconds < 10 ? seconds.toFixed(1) : String(Math.round(seconds));
}
