/** A decor that a piece in view can wear, and the address of the decor alone. */
export interface TurnedDecor {
  id: string;
  name: string;
  look: string;
}
