import type { Material, Model, ModelNode, Vector } from "../front/model";
import { linearColor } from "./colors";
import { grainTexture } from "./grain-texture.server";
import { usedMeshes, type UsedMesh, type UsedMeshes } from "./used-meshes";

/**
 * A model as texts of Universal Scene Description, the first of which names all others: a text for each
 * mesh, which stands once however many boards show it, and the textures.
 */
export function writeUsda(model: Model): UsdFile[] {
  const { meshes, meshFor } = usedMeshes(model);
  const names = [...new Set(meshes.map(({ material }) => material))];
  const materials = names.map((name) => ({ name, material: model.materials[name]! }));
  const numbered = numbering();
  const scene = [
    header("Model"),
    'def Xform "Model" (\n    kind = "component"\n)\n{',
    ...model.nodes.map((node) => nodeText(node, meshFor, numbered)),
    'def Scope "Materials"\n{',
    ...materials.map(({ name, material }) => materialText(name, material)),
    "}",
    "}\n",
  ].join("\n");
  return [
    { name: "model.usda", content: scene },
    ...meshes.map((used, index) => ({ name: meshFile(index), content: meshText(used) })),
    ...materials.flatMap(({ name, material }) => {
      const content = grainTexture(material);
      return content ? [{ name: textureFile(name), content }] : [];
    }),
  ];
}

export interface UsdFile {
  name: string;
  content: string | Buffer;
}

/** Lengths are metres, y is up. */
function header(root: string): string {
  return `#usda 1.0\n(\n    defaultPrim = "${root}"\n    metersPerUnit = 1\n    upAxis = "Y"\n)\n`;
}

/** Counts nodes of the same name, because names are unique here: `side 1`, `side 2`. */
function numbering(): (name: string) => string {
  const counts = new Map<string, number>();
  return (name) => {
    const number = (counts.get(name) ?? 0) + 1;
    counts.set(name, number);
    return `${name} ${number}`;
  };
}

/** A name as USD allows it. */
function identifier(name: string): string {
  return name.replace(/[^A-Za-z0-9_]/g, "_");
}

function meshFile(number: number): string {
  return `meshes/${number}.usda`;
}

function textureFile(material: string): string {
  return `textures/${material}.png`;
}

function nodeText(
  node: ModelNode,
  meshFor: UsedMeshes["meshFor"],
  numbered: (name: string) => string,
): string {
  const { at, turned, shape, children } = node;
  const use = meshFor(node);
  const name = identifier(numbered(node.name));
  const size = use?.size;
  const moves = [
    `double3 xformOp:translate = ${tuple(at)}`,
    ...(turned ? [`float xformOp:rotateY = ${turned}`] : []),
    ...(size ? [`float3 xformOp:scale = ${tuple(size)}`] : []),
    `uniform token[] xformOpOrder = ["xformOp:translate"${turned ? ', "xformOp:rotateY"' : ""}${size ? ', "xformOp:scale"' : ""}]`,
  ].join("\n");
  if (!shape || !use) {
    const inside = (children ?? []).map((child) => nodeText(child, meshFor, numbered)).join("\n");
    return `def Xform "${name}"\n{\n${moves}\n${inside}\n}`;
  }
  return `def Xform "${name}" (
    prepend references = @./${meshFile(use.mesh)}@</Geometry>
    prepend apiSchemas = ["MaterialBindingAPI"]
)
{
${moves}
rel material:binding = </Model/Materials/${identifier(shape.material)}>
}`;
}

function meshText({ mesh, coordinates }: UsedMesh): string {
  const { positions, normals, indices } = mesh;
  const triangles = indices.length / 3;
  return [
    header("Geometry"),
    'def "Geometry"\n{\ndef Mesh "Geometry"\n{',
    `int[] faceVertexCounts = [${Array<number>(triangles).fill(3).join(",")}]`,
    `int[] faceVertexIndices = [${indices.join(",")}]`,
    `normal3f[] normals = [${tuples(normals, 3)}] (\n    interpolation = "vertex"\n)`,
    `point3f[] points = [${tuples(positions, 3)}]`,
    ...(coordinates
      ? [
          `texCoord2f[] primvars:st = [${tuples(coordinates, 2)}] (\n    interpolation = "vertex"\n)`,
        ]
      : []),
    'uniform token subdivisionScheme = "none"',
    "}\n}\n",
  ].join("\n");
}

/** The surface that all viewers of USD know. */
function materialText(name: string, material: Material): string {
  const { color, roughness, opacity, grain } = material;
  const path = `/Model/Materials/${identifier(name)}`;
  const plain = `color3f inputs:diffuseColor = ${tuple(linearColor(color))}`;
  const textured = `color3f inputs:diffuseColor.connect = <${path}/Grain.outputs:rgb>`;
  const grained = `def Shader "Place"
{
uniform token info:id = "UsdPrimvarReader_float2"
string inputs:varname = "st"
float2 outputs:result
}
def Shader "Grain"
{
uniform token info:id = "UsdUVTexture"
asset inputs:file = @${textureFile(name)}@
token inputs:sourceColorSpace = "sRGB"
float2 inputs:st.connect = <${path}/Place.outputs:result>
token inputs:wrapS = "repeat"
token inputs:wrapT = "repeat"
float3 outputs:rgb
}`;
  return `def Material "${identifier(name)}"
{
token outputs:surface.connect = <${path}/Surface.outputs:surface>
def Shader "Surface"
{
uniform token info:id = "UsdPreviewSurface"
${grain ? textured : plain}
float inputs:roughness = ${roughness}
float inputs:metallic = 0
float inputs:opacity = ${opacity}
token outputs:surface
}
${grain ? grained : ""}
}`;
}

function tuple(values: Vector | readonly number[]): string {
  return `(${values.map(short).join(", ")})`;
}

function tuples(values: readonly number[], size: number): string {
  const count = values.length / size;
  return Array.from(
    { length: count },
    (_, index) =>
      `(${values
        .slice(index * size, (index + 1) * size)
        .map(short)
        .join(",")})`,
  ).join(",");
}

function short(value: number): string {
  return String(Math.round(value * 100_000) / 100_000 + 0);
}
