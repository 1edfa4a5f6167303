import type { Flat } from "../geometry";
import { curve } from "../svg";

/** How tall the person is, and how much room the figure takes from elbow to elbow, in centimetres. */
export const personHeight = 170;
export const personWidth = 54;

const color = "#a79d90";

/**
 * The right half of somebody who stands upright with hanging arms, from the neck around arm and leg to
 * between the legs: a start, then three points for each curve, in centimetres from between the feet.
 */
const rightHalf: Flat[] = [
  [4.7, 151],
  [4.7, 146.6],
  [6, 144.9],
  [9.4, 143.7],
  [14.4, 142],
  [18.9, 141.4],
  [20.5, 136.2],
  [21.9, 131.4],
  [22.3, 124],
  [23, 115.5],
  [23.8, 107.5],
  [25.2, 97],
  [25.6, 87.5],
  [26.5, 83],
  [26.3, 77],
  [24.4, 73.6],
  [22.9, 72.6],
  [21.9, 75.4],
  [21.8, 79],
  [21.6, 82.6],
  [21.6, 85.4],
  [21.1, 88.4],
  [20.2, 97.4],
  [18.6, 105],
  [17.9, 112.6],
  [17.4, 117.6],
  [16.8, 121.6],
  [16.1, 126.4],
  [15.6, 119.4],
  [14, 113.6],
  [14, 107],
  [14, 101.4],
  [16.8, 96.2],
  [17.4, 88.4],
  [17.9, 78],
  [16.1, 66],
  [14.8, 54],
  [14.4, 49],
  [15.1, 44.4],
  [14.7, 38.4],
  [14.2, 28.4],
  [12.2, 18],
  [11.6, 9.4],
  [11.8, 6.2],
  [16.2, 4],
  [16.9, 1.6],
  [17, 0.3],
  [15.8, 0],
  [14.2, 0],
  [11.8, 0],
  [9, 0],
  [6.8, 0],
  [5.5, 0],
  [5.1, 1],
  [5.1, 2.6],
  [5.1, 5.2],
  [5.5, 7.2],
  [5.3, 10.2],
  [5.1, 22],
  [3.8, 30],
  [3.7, 40],
  [3.5, 46],
  [3.1, 50.4],
  [2.8, 55],
  [2.2, 66],
  [1.2, 74],
  [0, 80.6],
];

const bend = 0.5523;
const head = { x: 7.5, y: 10.8, middle: personHeight - 10.8 };
const headOutline: Flat[] = (
  [
    [-1, 0],
    [-1, bend],
    [-bend, 1],
    [0, 1],
    [bend, 1],
    [1, bend],
    [1, 0],
    [1, -bend],
    [bend * 0.9, -1],
    [0, -1],
    [-bend * 0.9, -1],
    [-1, -bend],
    [-1, 0],
  ] as const
).map(([x, y]) => [x * head.x, head.middle + y * head.y]);

/** Somebody 1.70 m tall, standing at `x` on the ground of a sheet with so many units a centimetre. */
export function drawPerson(x: number, ground: number, scale: number): string {
  const leftHalf = rightHalf.map(([across, up]): Flat => [-across, up]).reverse();
  const place = ([across, up]: Flat): Flat => [x + across * scale, ground - up * scale];
  // Both halves meet between the legs; across the neck runs a straight line.
  const body = [...rightHalf, ...leftHalf.slice(1)].map(place);
  const data = curve(body, true) + curve(headOutline.map(place), true);
  return `<path d="${data}" fill="${color}"/>`;
}
