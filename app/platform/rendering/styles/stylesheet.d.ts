/** A `Stylesheet` (css-rules.ts). */
declare module "*.css?inline&rules" {
  const sheet: unknown;
  export default sheet;
}
