import { createHash } from "node:crypto"
import { brotliCompressSync, constants, gunzipSync, gzipSync } from "node:zlib"

/** A file in the two ways in which it is kept; what neither can be read by gets it unpacked. */
export interface PackedFile {
  readonly gzip: Uint8Array
  readonly brotli: Uint8Array
  /** An entity tag of what is in it, without quotes. */
  readonly tag: string
}

/** @param quality of Brotli, 0 to 11: 11 where it is done once for many, less where somebody waits */
export function pack(bytes: Uint8Array, quality: number): PackedFile {
  return {
    gzip: gzipSync(bytes, { level: 9 }),
    brotli: brotliCompressSync(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: quality } }),
    tag: createHash("sha256").update(bytes).digest("base64url").slice(0, 22),
  }
}

/** The form of a file that a client can read, by its header `accept-encoding`. */
export function unpackedFor(
  { gzip, brotli }: PackedFile,
  encodings = "",
): { readonly body: Uint8Array; readonly encoding?: "br" | "gzip" } {
  const accepted = encodings
    .split(",")
    .map((one) => one.trim().split(/\s*;\s*/))
    .filter(([, weight = ""]) => !/^q=0(\.0*)?$/.test(weight))
    .map(([name]) => name)
  if (accepted.includes("br")) return { body: brotli, encoding: "br" }
  if (accepted.includes("gzip")) return { body: gzip, encoding: "gzip" }
  return { body: gunzipSync(gzip) }
}
