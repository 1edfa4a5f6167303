import type { CategorySlug } from "./catalogue";

/** The gallery's pictures in their order, with the category that each shows. */
export const gallery: { file: string; category: CategorySlug }[] = [
  { file: "galerie-1.webp", category: "dormitoare" },
  { file: "galerie-2.webp", category: "bucatarii" },
  { file: "galerie-3.webp", category: "living" },
  { file: "galerie-4.webp", category: "birouri" },
  { file: "galerie-5.webp", category: "bai" },
  { file: "galerie-6.webp", category: "dormitoare" },
  { file: "galerie-7.webp", category: "bucatarii" },
  { file: "galerie-8.webp", category: "living" },
  { file: "galerie-9.webp", category: "birouri" },
  { file: "galerie-10.webp", category: "bai" },
  { file: "galerie-11.webp", category: "living" },
  { file: "galerie-12.webp", category: "living" },
];
