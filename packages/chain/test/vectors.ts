import { readFileSync } from "node:fs"
import { gunzipSync } from "node:zlib"

/** A file of vectors or recordings: see ../fixtures/README.md. */
export const fixture = <Contents>(name: string): Contents =>
  JSON.parse(gunzipSync(readFileSync(new URL(`../fixtures/${name}.json.gz`, import.meta.url))).toString("utf8"))

/** Parses `0x` hex without a checksum, independently of the package. */
export const fromHex = (text: string): Uint8Array => new Uint8Array(Buffer.from(text.slice(2), "hex"))

/** Formats bytes as `0x` hex, independently of the package. */
export const toHex = (bytes: Uint8Array): string => `0x${Buffer.from(bytes).toString("hex")}`
