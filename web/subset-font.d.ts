declare module "subset-font" {
  export default function subset(
    font: Uint8Array,
    letters: string,
    options?: { targetFormat?: "woff2" | "woff" | "sfnt"; variationAxes?: Record<string, number | { min: number; max: number }> },
  ): Promise<Uint8Array>;
}
