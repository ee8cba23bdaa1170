const SIGNATURES: readonly (readonly [type: string, pattern: RegExp])[] = [
  ["image/jpeg", /^\xff\xd8\xff/],
  ["image/png", /^\x89PNG/],
  ["image/gif", /^GIF8/],
  ["image/webp", /^RIFF[\s\S]{4}WEBP/],
  ["image/avif", /^[\s\S]{4}ftypavi[fs]/],
  ["image/svg+xml", /^\s*(<\?xml|<!--|<svg|<!doctype svg)/i],
];

const LONGEST = 200;

/** Recognises pictures by their beginning; browsers measure them by other means. */
// biome-ignore lint/style/noDefaultExport: the package has one
export default function sharp(data: Uint8Array) {
  return {
    async metadata(): Promise<{ mediaType: string | undefined }> {
      const start = new TextDecoder("latin1").decode(data.subarray(0, LONGEST));
      return { mediaType: SIGNATURES.find(([, pattern]) => pattern.test(start))?.[0] };
    },
  };
}
