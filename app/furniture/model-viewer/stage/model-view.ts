import {
  AnimationMixer,
  Box3,
  PerspectiveCamera,
  Scene,
  Sphere,
  Spherical,
  Vector3,
  WebGLRenderer,
  type AnimationAction,
  type Object3D,
} from "three";
import { OrbitControls } from "three/examples/jsm/controls/OrbitControls.js";

import { loadModel, releaseModel } from "./load-model";
import { Outlines } from "./outline";
import { lights } from "./room-light";
import { HIGHEST, LOWEST, turn, type Move } from "./turn";
import { meshesOf, wearDecor } from "./wear-decor";
import { type Opens, whatOpens } from "./what-opens";

/** How close and how far one may go, in times of the first distance. */
const NEAREST = 0.35;
const FARTHEST = 2.5;

/** How much farther away one stands, so that open doors and drawers are in view too. */
const ROOM_TO_OPEN = 1.15;

/** Degrees, upright. */
const FIELD_OF_VIEW = 30;

/** Enough for sharp edges; more would only cost. */
const MOST_PIXELS = 2;

/** Loads a model and draws it with `context`, which the view keeps until it is disposed of. */
export async function createModelView(
  context: WebGL2RenderingContext,
  address: string,
  signal: AbortSignal,
): Promise<ModelView> {
  const { scene, animations } = await loadModel(address, signal);
  return new ModelView(context, scene, (mixer) => {
    const open = animations.find(({ name }) => name === "open");
    return open && mixer.clipAction(open, scene);
  });
}

/** A piece that can be turned. It draws when something has changed, and not otherwise. */
export class ModelView {
  readonly opens: Opens;
  readonly #piece: Object3D;
  readonly #canvas: HTMLCanvasElement;
  readonly #renderer: WebGLRenderer;
  readonly #scene = new Scene();
  readonly #camera = new PerspectiveCamera(FIELD_OF_VIEW);
  readonly #controls: OrbitControls;
  readonly #mixer: AnimationMixer;
  readonly #opening: AnimationAction | undefined;
  readonly #middle = new Vector3();
  readonly #radius: number;
  readonly #outlines = new Outlines();
  readonly #decors = new Map<string, Promise<Object3D>>();
  #distance = 1;
  #frame: number | undefined;
  /** Where the doors are going, and when they were last moved. */
  #goal = 0;
  #movedAt: number | undefined;

  constructor(
    context: WebGL2RenderingContext,
    piece: Object3D,
    openingOf: (mixer: AnimationMixer) => AnimationAction | undefined,
  ) {
    this.#canvas = context.canvas as HTMLCanvasElement;
    this.#canvas.className = "absolute inset-0 size-full";
    this.#piece = piece;
    const sphere = new Box3().setFromObject(piece).getBoundingSphere(new Sphere());
    this.#middle.copy(sphere.center);
    this.#radius = sphere.radius;
    this.#mixer = new AnimationMixer(piece);
    this.#opening = openingOf(this.#mixer);
    this.#opening?.play();
    this.opens = this.#opening && whatOpens(piece);

    this.#renderer = new WebGLRenderer({ canvas: this.#canvas, context, alpha: true });
    for (const mesh of meshesOf(piece)) this.#outlines.draw(mesh);
    this.#scene.add(piece, ...lights());
    this.#controls = new OrbitControls(this.#camera, this.#canvas);
    this.#controls.enablePan = false;
    this.#controls.enableZoom = false;
    this.#controls.minPolarAngle = HIGHEST;
    this.#controls.maxPolarAngle = LOWEST;
    this.#controls.target.copy(this.#middle);
    this.#controls.addEventListener("change", this.#draw);
    // A finger that goes up or down scrolls the page, as everywhere.
    this.#canvas.style.touchAction = "pan-y";
    this.#canvas.addEventListener("webglcontextrestored", this.#draw);
    this.#resize(1, 1);
    this.move("home");
  }

  /** Fills a box, whatever size that has and takes, until the returned function is called. */
  showIn(box: HTMLElement): () => void {
    box.append(this.#canvas);
    const follow = new ResizeObserver(() => this.#resize(box.clientWidth, box.clientHeight));
    follow.observe(box);
    return () => {
      follow.disconnect();
      this.#canvas.remove();
    };
  }

  move(move: Move): void {
    this.#place((seen) => turn(seen, move, this.#distance));
  }

  /** Whether wheel and two fingers come closer: not while a page only scrolls past. */
  allowZoom(isAllowed: boolean): void {
    this.#controls.enableZoom = isAllowed;
  }

  /** Opens or shuts all that opens, at once where nothing on the screen should move. */
  open(isOpen: boolean, isAtOnce: boolean): void {
    if (!this.#opening) return;
    this.#goal = isOpen ? this.#opening.getClip().duration : 0;
    if (isAtOnce) this.#opening.time = this.#goal;
    this.#movedAt = undefined;
    this.#draw();
  }

  /** Changes the decor to another, of which its look alone is loaded, once. */
  async wear(address: string, signal: AbortSignal): Promise<void> {
    const loading =
      this.#decors.get(address) ?? loadModel(address, signal).then(({ scene }) => scene);
    this.#decors.set(address, loading);
    try {
      const decor = await loading;
      if (signal.aborted) return;
      wearDecor(this.#piece, decor);
      this.#draw();
    } catch (error) {
      this.#decors.delete(address);
      throw error;
    }
  }

  /** Gives back what the view holds of the graphics card. */
  dispose(): void {
    if (this.#frame !== undefined) cancelAnimationFrame(this.#frame);
    this.#controls.dispose();
    releaseModel(this.#piece);
    this.#outlines.dispose();
    this.#renderer.dispose();
    this.#renderer.forceContextLoss();
  }

  /** Takes a size in pixels of the page. */
  #resize(width: number, height: number): void {
    if (width === 0 || height === 0) return;
    this.#renderer.setPixelRatio(Math.min(devicePixelRatio, MOST_PIXELS));
    this.#renderer.setSize(width, height, false);
    this.#camera.aspect = width / height;
    const narrower = Math.min(1, this.#camera.aspect);
    const half = Math.atan(Math.tan((FIELD_OF_VIEW * Math.PI) / 360) * narrower);
    const before = this.#distance;
    this.#distance = (this.#radius / Math.sin(half)) * (this.opens ? ROOM_TO_OPEN : 1.02);
    this.#controls.minDistance = this.#distance * NEAREST;
    this.#controls.maxDistance = this.#distance * FARTHEST;
    this.#camera.near = this.#distance / 100;
    this.#camera.far = this.#distance * 10;
    this.#camera.updateProjectionMatrix();
    this.#place((seen) => (seen.radius *= this.#distance / before));
    // At once: a canvas is empty after its size has changed.
    this.#render();
  }

  /** Looks from another place at the middle of the piece. */
  #place(change: (seen: Spherical) => void): void {
    const seen = new Spherical().setFromVector3(this.#camera.position.clone().sub(this.#middle));
    change(seen);
    this.#camera.position.setFromSpherical(seen).add(this.#middle);
    // It keeps within the bounds, and has the picture drawn if anything is another.
    this.#controls.update();
  }

  /** Draws with the screen's next picture. */
  readonly #draw = (): void => {
    this.#frame ??= requestAnimationFrame((now) => {
      this.#frame = undefined;
      this.#moveDoors(now);
      this.#render();
    });
  };

  #render(): void {
    this.#renderer.render(this.#scene, this.#camera);
  }

  #moveDoors(now: number): void {
    const opening = this.#opening;
    if (!opening) return;
    const gone = (now - (this.#movedAt ?? now)) / 1000;
    const way = this.#goal - opening.time;
    opening.time += Math.sign(way) * Math.min(Math.abs(way), gone);
    this.#mixer.update(0);
    const isThere = opening.time === this.#goal;
    this.#movedAt = isThere ? undefined : now;
    if (!isThere) this.#draw();
  }
}
