import type { Layout, Part } from "../layout";
import { panelOf, type Bin, type Blank } from "./bin";
import { pack, type Supply } from "./pack";

/** So many times the whole is packed anew before parts of it are. */
const FIRST_TRIES = 30;
/** How much worse than the best a state may be that the search goes on from, in the measure of `worth`. */
const SLACK = 0.02;

interface State {
  bins: Bin[];
  /** Offcuts that no part was cut from. */
  unused: Blank[];
  sheets: number;
  worth: number;
}

/**
 * Packs the parts of one material better and better: each `round` takes a few sheets apart and packs
 * their parts anew. It goes on from what is no worse, or hardly, and hands out the best of all. Every
 * part must fit a sheet.
 */
export class Improver {
  #now: State;
  #best: State;
  readonly #supply: Omit<Supply, "most" | "offcuts">;
  readonly #random: () => number;
  /** How many rounds have brought nothing since the last that did. */
  idle = 0;

  constructor(
    parts: readonly Part[],
    { sheet, offcuts, kerf }: Omit<Supply, "most">,
    random: () => number,
  ) {
    this.#supply = { sheet, kerf };
    this.#random = random;
    const all = { sheet, offcuts, kerf, most: Infinity };
    let best = stateOf(pack(parts, all, random)!, offcuts);
    for (let tries = 1; tries < FIRST_TRIES; tries++) {
      const other = pack(parts, { ...all, most: best.sheets }, random);
      if (!other) continue;
      const state = stateOf(other, offcuts);
      if (isBetter(state, best)) best = state;
    }
    this.#now = this.#best = best;
  }

  /** How many sheets it takes, besides offcuts. */
  get sheets(): number {
    return this.#best.sheets;
  }

  /** Grows with everything that becomes better: a sheet saved is worth more than all else. */
  get quality(): number {
    return this.#best.worth - 1000 * this.#best.sheets;
  }

  /** Takes a few sheets and offcuts apart and packs their parts anew. */
  round(): void {
    this.idle += 1;
    const { bins, unused } = this.#now;
    const taken = this.#takeSome();
    const before = [...taken].map((index) => bins[index]!);
    const own = before.filter(({ offcut }) => offcut !== null).map(blankOf);
    const offcuts = [...own, ...unused];
    const parts = before.flatMap((bin) => bin.parts);
    const after = pack(parts, { ...this.#supply, offcuts, most: sheetsOf(before) }, this.#random);
    if (!after) return;
    const state = stateOf([...bins.filter((_, index) => !taken.has(index)), ...after], offcuts);
    const isNear = state.sheets === this.#best.sheets && state.worth > this.#best.worth - SLACK;
    if (isNear || state.sheets < this.#now.sheets || !isBetter(this.#now, state)) this.#now = state;
    if (!isBetter(state, this.#best)) return;
    this.#best = state;
    this.idle = 0;
  }

  /** The emptiest one or any, and some others. */
  #takeSome(): Set<number> {
    const random = this.#random;
    const { bins } = this.#now;
    const any = () => Math.floor(random() * bins.length);
    const emptiest = bins.reduce(
      (best, bin, index) => (fill(bin) < fill(bins[best]!) ? index : best),
      0,
    );
    const taken = new Set([random() < 0.6 ? emptiest : any()]);
    const count = Math.min(bins.length, 2 + Math.floor(random() * 3));
    while (taken.size < count) taken.add(any());
    return taken;
  }

  /** The best layouts so far, the fullest first. */
  layouts(material: string): Layout[] {
    return [...this.#best.bins]
      .sort((one, other) => fill(other) - fill(one))
      .map(({ offcut, length, width, root }) => ({
        material,
        length,
        width,
        offcut,
        panel: panelOf(root),
      }));
  }
}

function stateOf(bins: Bin[], offcuts: readonly Blank[]): State {
  const used = new Set(bins.map(({ offcut }) => offcut));
  const unused = offcuts.filter(({ offcut }) => !used.has(offcut));
  return { bins, unused, sheets: sheetsOf(bins), worth: worthOf(bins) };
}

function blankOf({ offcut, length, width }: Bin): Blank {
  return { offcut, length, width, trim: 0 };
}

function sheetsOf(bins: readonly Bin[]): number {
  return bins.filter(({ offcut }) => offcut === null).length;
}

function fill({ used, length, width }: Bin): number {
  return used / (length * width);
}

/** Fewer sheets; then what is left in as few and as large pieces as can be. */
function isBetter(one: State, other: State): boolean {
  if (one.sheets !== other.sheets) return one.sheets < other.sheets;
  return one.worth > other.worth + 1e-9;
}

/** One nearly empty sheet is worth more than two half empty ones. */
function worthOf(bins: readonly Bin[]): number {
  return bins.reduce((sum, bin) => {
    const largest = bin.free.reduce((most, { length, width }) => Math.max(most, length * width), 0);
    return sum + fill(bin) ** 2 + 0.1 * (largest / (bin.length * bin.width)) ** 2;
  }, 0);
}
