import { DirectionalLight, HemisphereLight, type Object3D } from "three";

/** Light as in a room: from above, a little more from the left, and from behind whoever looks. */
export function lights(): Object3D[] {
  const window = new DirectionalLight("#ffffff", 2);
  window.position.set(-1, 1.6, 2);
  const room = new DirectionalLight("#ffffff", 0.6);
  room.position.set(2, 0.6, 1);
  return [new HemisphereLight("#ffffff", "#a89c8e", 1.6), window, room];
}
