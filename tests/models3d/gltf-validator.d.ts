declare module "gltf-validator" {
  interface Report {
    issues: {
      numErrors: number;
      numWarnings: number;
      messages: { code: string; pointer: string }[];
    };
  }
  export function validateBytes(file: Uint8Array): Promise<Report>;
}
