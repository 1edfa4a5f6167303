import type { Layout, Panel, Part, Result, Task } from "~/furniture/cutting/layout";
import type { SawCut } from "~/furniture/cutting/saw-sequence";

// Judges layouts by where their parts lie, and knows nothing of how they were found.

interface Lying {
  part: string;
  left: number;
  right: number;
  bottom: number;
  top: number;
}

/** What is wrong with the layouts of a batch; nothing where they can be cut. */
export function findFaults(task: Task, { layouts, unplaced, parted }: Result): string[] {
  const faults: string[] = [];
  const parts = new Map(task.parts.map((part) => [part.id, part]));
  const seen = new Map<string, number>();
  const see = (id: string) => seen.set(id, (seen.get(id) ?? 0) + 1);
  for (const { part } of unplaced) see(part);
  const offcuts = new Set<string>();
  for (const [index, layout] of layouts.entries()) {
    const fault = (what: string) => faults.push(`layout ${index + 1}: ${what}`);
    const lying = lyingOn(layout.panel);
    for (const one of lying) see(one.part);
    for (const what of judgeBlank(task, layout, offcuts)) fault(what);
    for (const what of judgeParts(task, layout, lying, parts)) fault(what);
    if (!canBeCutApart(lying, task.saw.kerf)) fault("no guillotine cuts it apart");
  }
  for (const id of parts.keys()) {
    if (seen.get(id) !== 1) faults.push(`${id} is there ${seen.get(id) ?? 0} times`);
  }
  for (const id of seen.keys()) if (!parts.has(id)) faults.push(`${id} is of no batch`);
  return [...faults, ...judgeStrips(task, { layouts, unplaced, parted })];
}

export function lyingOn(panel: Panel): Lying[] {
  if (panel.kind === "cut") {
    return [panel.first, panel.second].flatMap((one) => (one ? lyingOn(one) : []));
  }
  if (panel.kind === "rest") return [];
  const { part, x, y, length, width } = panel;
  return [{ part, left: x, right: x + length, bottom: y, top: y + width }];
}

function judgeBlank(task: Task, { offcut, material, length, width }: Layout, used: Set<string>) {
  const stock = offcut === null ? task.sheets : task.offcuts.filter(({ id }) => id === offcut);
  const found = stock.find((one) => one.material === material);
  const isTrue = found && found.length === length && found.width === width;
  const faults = isTrue ? [] : ["it is cut from what there is not"];
  if (offcut !== null && used.has(offcut)) faults.push(`${offcut} is used twice`);
  if (offcut !== null) used.add(offcut);
  return faults;
}

function judgeParts(
  { saw: { kerf, trim }, sheets }: Task,
  { offcut, material, length, width }: Layout,
  lying: Lying[],
  parts: Map<string, Part>,
): string[] {
  const faults: string[] = [];
  const sheet = sheets.find((one) => one.material === material);
  const edge = offcut === null ? (sheet?.trim ?? trim) : 0;
  for (const [index, one] of lying.entries()) {
    const { left, right, bottom, top } = one;
    const part = parts.get(one.part);
    if (part?.material !== material) faults.push(`${one.part} is of another material`);
    const isStraight = right - left === part?.length && top - bottom === part.width;
    const isTurned = right - left === part?.width && top - bottom === part.length;
    if (!isStraight && !(isTurned && part.canTurn)) faults.push(`${one.part} lies wrong`);
    if (left < edge || bottom < edge || right > length - edge || top > width - edge) {
      faults.push(`${one.part} is not inside`);
    }
    for (const other of lying.slice(index + 1)) {
      const across = Math.max(other.left - right, left - other.right);
      const up = Math.max(other.bottom - top, bottom - other.top);
      if (Math.max(across, up) < kerf) faults.push(`${one.part} and ${other.part} are too close`);
    }
  }
  return faults;
}

/**
 * The parts of a strip lie on one sheet, none of them turned: those of a column behind each other in their order, the
 * columns beside each other in theirs, the blade's way between any two. What no sheet holds so is broken between columns,
 * and its first columns are as many as a sheet holds, and so on.
 */
function judgeStrips(task: Task, { layouts, unplaced, parted }: Result): string[] {
  const lying = new Map(
    layouts.flatMap(({ panel }, sheet) =>
      lyingOn(panel).map((one) => [one.part, { ...one, sheet }] as const),
    ),
  );
  return [...new Set(task.parts.flatMap(({ strip }) => strip?.key ?? []))].flatMap((key) => {
    const members = task.parts
      .filter(({ strip }) => strip?.key === key)
      .sort((one, other) => one.strip!.place - other.strip!.place);
    if (members.some(({ id }) => unplaced.some(({ part }) => part === id))) return [];
    const isInOrder = (some: Part[]) => {
      const first = lying.get(some[0]!.id)!;
      return placesIn(some, task.saw.kerf).every(({ part, x, y }) => {
        const { sheet, left, right, bottom, top } = lying.get(part.id)!;
        const isThere = left - first.left === x && bottom - first.bottom === y;
        const isStraight = right - left === part.length && top - bottom === part.width;
        return sheet === first.sheet && isThere && isStraight;
      });
    };
    const isWhole = members.length === members[0]!.strip!.count;
    if (!parted.includes(key)) return isInOrder(members) ? [] : [`${key} is not in order`];
    if (!isWhole) return [];
    if (isHeld(members, task)) return [`${key} is parted for nothing`];
    return brokenInto(members, task).every(isInOrder)
      ? []
      : [`${key} is broken where it need not be`];
  });
}

/** The parts of a strip that no sheet holds, by how many of its next columns one does; without those that none does. */
function brokenInto(members: Part[], task: Task): Part[][] {
  const columns = [...new Set(members.map(({ strip }) => strip!.column))];
  const runs: Part[][] = [];
  for (let from = 0; from < columns.length;) {
    let to = columns.length;
    const run = () =>
      members.filter(({ strip }) => columns.slice(from, to).includes(strip!.column));
    while (to > from + 1 && !isHeld(run(), task)) to -= 1;
    if (isHeld(run(), task)) runs.push(run());
    from = to;
  }
  return runs;
}

/** How far from the first part of a strip each of them lies. */
function placesIn(members: Part[], kerf: number): { part: Part; x: number; y: number }[] {
  let [x, y] = [0, 0];
  return members.map((part, at) => {
    const before = members[at - 1];
    const isLong = part.strip!.along === "length";
    if (before?.strip!.column === part.strip!.column) {
      if (isLong) x += before.length + kerf;
      else y += before.width + kerf;
    } else if (before) {
      if (isLong) [x, y] = [0, y + before.width + kerf];
      else [x, y] = [x + before.length + kerf, 0];
    }
    return { part, x, y };
  });
}

/** Whether parts of a strip fill a rectangle that its sheet holds. */
function isHeld(members: Part[], { sheets, saw: { kerf, trim } }: Task): boolean {
  const placed = placesIn(members, kerf);
  const length = Math.max(...placed.map(({ part, x }) => x + part.length));
  const width = Math.max(...placed.map(({ part, y }) => y + part.width));
  const sheet = sheets.find(({ material }) => material === members[0]!.material)!;
  // Each part with the blade's way on two sides.
  const filled = members.reduce((sum, one) => sum + (one.length + kerf) * (one.width + kerf), 0);
  return (
    filled === (length + kerf) * (width + kerf) &&
    length <= sheet.length - 2 * trim &&
    width <= sheet.width - 2 * trim
  );
}

/** Tries to part them by a straight line that nothing lies across, and again on either side of it. */
export function canBeCutApart(lying: Lying[], kerf: number): boolean {
  if (lying.length < 2) return true;
  const sides = [
    ["left", "right"],
    ["bottom", "top"],
  ] as const;
  for (const [from, to] of sides) {
    const sorted = [...lying].sort((one, other) => one[from] - other[from]);
    let reach = -Infinity;
    for (const [index, one] of sorted.entries()) {
      if (index > 0 && one[from] - reach >= kerf) {
        return (
          canBeCutApart(sorted.slice(0, index), kerf) && canBeCutApart(sorted.slice(index), kerf)
        );
      }
      reach = Math.max(reach, one[to]);
    }
  }
  return false;
}

/**
 * Does what a saw sequence says, with a heap of pieces that begins as the one sheet. Returns the sizes
 * of all pieces in the end, or what could not be done.
 */
export function saw(layout: Layout, cuts: SawCut[], kerf: number): string[] | string {
  const heap = [`${layout.length}×${layout.width}`];
  for (const [index, { panel, along, at, run, isTrim }] of cuts.entries()) {
    const found = heap.indexOf(`${panel.length}×${panel.width}`);
    if (found < 0) return `cut ${index + 1} is of a piece that is not there`;
    heap.splice(found, 1);
    const { length, width } = panel;
    if (run !== (along === "length" ? length : width)) return `cut ${index + 1} is not as long`;
    const behind = (along === "length" ? width : length) - at;
    const left = isTrim ? behind : behind - kerf;
    const piece = (size: number) => (along === "length" ? `${length}×${size}` : `${size}×${width}`);
    if (!isTrim) heap.push(piece(at));
    if (left > 0) heap.push(piece(left));
  }
  return heap.sort();
}
