import { axes, type Axis, type Form, type Vector } from "../front/model";
import { cushion, stadium } from "./cushions";
import { handleMesh } from "./handles";
import { prism } from "./prism";
import { lathe, tube, turned, type Mesh, type Ring } from "./surface";

/** The surface of a form. */
export function meshOf(form: Form): Mesh {
  switch (form.kind) {
    case "box":
      return box();
    case "rod":
      return turned(lathe(cylinder, 12), form.axis);
    case "disc":
      return lathe(cylinder, 48);
    case "basin":
      return lathe(basin, 32);
    case "leg":
      return leg(form);
    case "tube":
      return tube(form.points, form.radius, 10);
    case "prism":
      return turned(prism(form), form.axis);
    case "stadium":
      return stadium(form);
    case "cushion":
      return cushion(form);
    case "handle":
      return handleMesh(form);
  }
}

/** Whether a form is stretched to the size of its shape. */
export function isUnit({ kind }: Form): boolean {
  return ["box", "rod", "disc", "basin"].includes(kind);
}

function box(): Mesh {
  const mesh: Mesh = { positions: [], normals: [], indices: [] };
  for (const axis of [0, 1, 2]) {
    for (const side of [-1, 1]) {
      const first = mesh.positions.length / 3;
      for (const [a, b] of [
        [-0.5, -0.5],
        [0.5, -0.5],
        [0.5, 0.5],
        [-0.5, 0.5],
      ] as const) {
        const corner = [0, 0, 0];
        corner[axis] = side / 2;
        corner[(axis + 1) % 3] = a * side;
        corner[(axis + 2) % 3] = b;
        mesh.positions.push(...corner);
        const normal = [0, 0, 0];
        normal[axis] = side;
        mesh.normals.push(...normal);
      }
      mesh.indices.push(...[0, 1, 2, 0, 2, 3].map((index) => first + index));
    }
  }
  return mesh;
}

const cylinder: Ring[] = [
  { r: 0, y: -0.5 },
  { r: 0.5, y: -0.5 },
  { r: 0.5, y: 0.5 },
  { r: 0, y: 0.5 },
];

/** From below the foot, around the rim, down into the bowl. */
const basin: Ring[] = [
  { r: 0, y: -0.5 },
  { r: 0.35, y: -0.5 },
  { r: 0.5, y: 0.5 },
  { r: 0.465, y: 0.5 },
  { r: 0.38, y: -0.2 },
  { r: 0, y: -0.32 },
];

function leg({ height, top, foot, lean }: Extract<Form, { kind: "leg" }>): Mesh {
  const [x, z] = lean;
  const rings = [
    { r: 0, y: 0, x, z },
    { r: foot, y: 0, x, z },
    { r: top, y: height },
    { r: 0, y: height },
  ];
  return lathe(rings, 12);
}

/** How much of a grain texture lies on a metre, across and along. */
const repeats = { across: 1 / 0.64, along: 1 / 1.92 };

/**
 * Where each corner lies on the texture of a grain, two numbers each. Every face is looked at straight;
 * the grain runs along its axis on all faces but those across it.
 */
export function grainCoordinates(
  { positions, normals }: Mesh,
  size: Vector,
  grain: Axis,
  variant: number,
): number[] {
  const along = axes.indexOf(grain);
  const coordinates: number[] = [];
  for (let corner = 0; corner < positions.length; corner += 3) {
    const turns = [0, 1, 2].map((axis) => Math.abs(normals[corner + axis]!));
    const facing = turns.indexOf(Math.max(...turns));
    const [first, second] = [0, 1, 2].filter((axis) => axis !== facing) as [number, number];
    const v = facing === along ? second : along;
    const u = v === first ? second : first;
    const at = (axis: number) => positions[corner + axis]! * size[axis]!;
    coordinates.push(
      (at(u) + 0.27 * variant) * repeats.across,
      (at(v) + 0.71 * variant) * repeats.along,
    );
  }
  return coordinates;
}
