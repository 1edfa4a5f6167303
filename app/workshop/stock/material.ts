/** What boards are cut from: a decor by its id, or the boards of drawers and backs, which have none. */
export interface BoardMaterial {
  material: string;
  thickness: number;
}

/** Stands for no decor: no decor's id begins with a star. */
export const plainBoards = { drawer: "*drawer", hdf: "*hdf" } as const;

/** Both in one, as the packer tells materials apart. */
export function writeMaterial({ material, thickness }: BoardMaterial): string {
  return `${material} ${thickness}`;
}

export function readMaterial(key: string): BoardMaterial {
  const [material = "", thickness] = key.split(" ");
  return { material, thickness: Number(thickness) };
}

/** As staff read it: the decor's name, or which plain board it is, and the thickness. */
export function nameMaterial(
  { material, thickness }: BoardMaterial,
  decors: readonly { id: string; name: string }[],
  plain: { drawer: string; hdf: string },
): string {
  const named = decors.find(({ id }) => id === material)?.name ?? material;
  const name =
    material === plainBoards.drawer
      ? plain.drawer
      : material === plainBoards.hdf
        ? plain.hdf
        : named;
  return `${name} ${thickness} mm`;
}
