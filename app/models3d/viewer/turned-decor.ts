/** A decor that a piece in view can wear, and its model in it. */
export interface TurnedDecor {
  id: string;
  name: string;
  glb: string;
}
