import { RepeatWrapping, Texture, type Object3D } from "three";
import {
  GLTFLoader,
  type GLTF,
  type GLTFLoaderPlugin,
  type GLTFParser,
} from "three/examples/jsm/loaders/GLTFLoader.js";

import { materialsOf, meshesOf } from "./wear-decor";

const loader = new GLTFLoader().register((parser) => new PictureTextures(parser));

/** Fetches a model and reads it. Throws where it does not come or is none. */
export async function loadModel(address: string, signal: AbortSignal): Promise<GLTF> {
  const answer = await fetch(address, { signal });
  if (!answer.ok) throw new Error(`the model was answered with ${answer.status}`);
  return loader.parseAsync(await answer.arrayBuffer(), "");
}

/**
 * Textures from pictures with a data address: those that the loader makes by itself (`blob:`), the
 * shop's Content-Security-Policy forbids.
 */
class PictureTextures implements GLTFLoaderPlugin {
  readonly name = "picture-textures";

  constructor(private readonly parser: GLTFParser) {}

  async loadTexture(index: number): Promise<Texture> {
    const { textures, images } = this.parser.json as Described;
    const { bufferView, mimeType } = images[textures[index]!.source]!;
    const bytes = (await this.parser.getDependency("bufferView", bufferView)) as ArrayBuffer;
    const picture = new Image();
    picture.src = `data:${mimeType};base64,${base64(bytes)}`;
    await picture.decode();
    const texture = new Texture(picture);
    texture.flipY = false;
    // As every texture of the shop's models lies on its boards (write-glb.server.ts).
    texture.wrapS = RepeatWrapping;
    texture.wrapT = RepeatWrapping;
    // Boards are mostly seen from the side, where a grain would blur.
    texture.anisotropy = 4;
    texture.needsUpdate = true;
    return texture;
  }
}

/** What is read here of a model's description. */
interface Described {
  textures: { source: number }[];
  images: { bufferView: number; mimeType: string }[];
}

function base64(bytes: ArrayBuffer): string {
  let text = "";
  for (const byte of new Uint8Array(bytes)) text += String.fromCharCode(byte);
  return btoa(text);
}

/** Gives back what a model holds of the graphics card. */
export function releaseModel(piece: Object3D): void {
  const meshes = meshesOf(piece);
  for (const { geometry } of meshes) geometry.dispose();
  for (const material of materialsOf(meshes)) {
    material.map?.dispose();
    material.dispose();
  }
}
