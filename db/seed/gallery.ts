import { writeDesign } from "~/furniture/boards/address";
import type { Kind } from "~/furniture/boards/design";
import { sampleOf } from "~/furniture/boards/samples";

import type { CategorySlug } from "./catalogue";

/** A picture of the gallery: the category that it shows, and of a piece of boards its size and a design like it. */
interface SamplePicture {
  file: string;
  category: CategorySlug;
  work?: { width_cm: number; height_cm: number; depth_cm: number; design: string };
}

const look = { body: "pal-alb", front: "pal-alb", handle: "metal" };
/** A design of a kind in a size, in centimetres, as the planner writes it. */
function workOf(kind: Kind, width_cm: number, height_cm: number, depth_cm: number) {
  const size = { width: width_cm * 10, height: height_cm * 10, depth: depth_cm * 10 };
  const design = writeDesign({ ...sampleOf(kind, look), ...size });
  return { width_cm, height_cm, depth_cm, design };
}

/** The gallery's pictures in their order. */
export const gallery: SamplePicture[] = [
  { file: "galerie-1.webp", category: "dormitoare" },
  { file: "galerie-2.webp", category: "bucatarii" },
  { file: "galerie-3.webp", category: "living", work: workOf("chest", 120, 80, 45) },
  { file: "galerie-4.webp", category: "birouri" },
  { file: "galerie-5.webp", category: "bai" },
  { file: "galerie-6.webp", category: "dormitoare" },
  { file: "galerie-7.webp", category: "bucatarii" },
  { file: "galerie-8.webp", category: "living" },
  { file: "galerie-9.webp", category: "birouri" },
  { file: "galerie-10.webp", category: "bai" },
  { file: "galerie-11.webp", category: "living" },
  { file: "galerie-12.webp", category: "living", work: workOf("wardrobe", 80, 220, 40) },
];
