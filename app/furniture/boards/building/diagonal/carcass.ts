import type { Body } from "../../piece";
import { addBoard, count, type Assembly } from "../assembly";
import { addBacks } from "./backs";
import type { DiagonalCarcass } from "./measures";
import { addPentagon, joinToSides } from "./pentagon";
import { addPlinths } from "./plinths";
import { addPosts } from "./posts";

/** Sides, bottom, top, plinths, backs and post with their joints and grooves. */
export function addDiagonalCarcass(assembly: Assembly, body: Body): DiagonalCarcass {
  const { design, rules } = assembly;
  const { width: long, height, depth: deep, thickness: t } = design;
  const { plinth } = body;
  const edge = rules.edges.body;
  const upright = { y: 0, height };
  const side = (at: "left" | "right") =>
    addBoard(assembly, {
      name: "side",
      stock: "body",
      body: 0,
      place:
        at === "left"
          ? { ...upright, x: 0, z: 0, width: deep, depth: t }
          : { ...upright, x: long - t, z: long - deep, width: t, depth: deep },
      lengthAxis: "y",
      thicknessAxis: at === "left" ? "z" : "x",
      edges: at === "left" ? { rear: edge } : { front: edge },
    });
  const sides = { left: side("left"), right: side("right") };
  const level = { x: 0, z: t, size: long - t };
  const bottom = addPentagon(assembly, "bottom", { ...level, y: plinth }, deep);
  const top = addPentagon(assembly, "top", { ...level, y: height - t }, deep);
  for (const board of [bottom, top]) joinToSides(assembly, board, sides);
  const posts = addPosts(assembly, bottom, top);
  if (plinth > 0) addPlinths(assembly, plinth, sides);
  const carcass = { ...sides, bottom, top, posts };
  const backs = addBacks(assembly, carcass);
  count(assembly, "glide", 5);
  if (height > 600) count(assembly, "wall-kit", long > 1000 ? 2 : 1);
  return { ...carcass, backs };
}
