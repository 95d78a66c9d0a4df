import { createHash } from "node:crypto"
import { promisify } from "node:util"
import { brotliCompress, constants, gunzip, gzip } from "node:zlib"

const [toBrotli, toGzip, fromGzip] = [promisify(brotliCompress), promisify(gzip), promisify(gunzip)]

/** A file stored in two encodings. It is decompressed for the first client that accepts neither. */
export interface CompressedFile {
  readonly gzip: Uint8Array
  readonly brotli: Uint8Array
  /** Entity tag of the content, without quotes. */
  readonly tag: string
}

/** The headers of a request that determine the encoding, and whether the file is sent. */
export interface FileRequest {
  /** The header `accept-encoding`. */
  readonly encodings?: string | undefined
  /** The header `if-none-match`. */
  readonly ifNoneMatch?: string | undefined
}

/** A complete response. */
export interface FileResponse {
  readonly status: number
  readonly headers: Readonly<Record<string, string>>
  readonly body: Uint8Array
}

/**
 * Compresses a file in a thread pool.
 *
 * @param quality of Brotli, 0 to 11: 11 at build time, less if a request waits
 */
export async function compressFile(content: Uint8Array | string, quality: number): Promise<CompressedFile> {
  const params = { [constants.BROTLI_PARAM_QUALITY]: quality }
  const [zipped, brotli] = await Promise.all([toGzip(content, { level: 9 }), toBrotli(content, { params })])
  return { gzip: zipped, brotli, tag: createHash("sha256").update(content).digest("base64url").slice(0, 22) }
}

/** Creates a function that compresses texts and caches the last result. */
export function textCompressor(quality: number): (text: string) => Promise<CompressedFile> {
  let last: { readonly text: string; readonly file: Promise<CompressedFile> } | undefined
  return (text) => {
    if (last?.text !== text) last = { text, file: compressFile(text, quality) }
    return last.file
  }
}

/** Answers a request for a file: in an encoding that the client accepts, or with 304 if the client has this encoding already. */
export async function fileResponse(
  file: CompressedFile,
  { encodings, ifNoneMatch }: FileRequest,
  own: Readonly<Record<string, string>>,
): Promise<FileResponse> {
  const encoding = encodingFor(encodings)
  // Each encoding has its own entity tag, since its bytes differ.
  const etag = `"${file.tag}${encoding === undefined ? "" : `-${encoding}`}"`
  const headers = { ...own, etag, vary: "accept-encoding", "x-content-type-options": "nosniff" }
  const isKnown = ifNoneMatch?.split(",").some((tag) => tag.trim().replace(/^W\//, "") === etag)
  if (isKnown) return { status: 304, headers, body: new Uint8Array() }
  if (encoding === undefined) return { status: 200, headers, body: await decompressed(file) }
  const body = encoding === "br" ? file.brotli : file.gzip
  return { status: 200, headers: { ...headers, "content-encoding": encoding }, body }
}

const decompressedFiles = new WeakMap<CompressedFile, Promise<Uint8Array>>()

/** The decompressed bytes of a file, cached. */
export function decompressed(file: CompressedFile): Promise<Uint8Array> {
  const known = decompressedFiles.get(file)
  if (known !== undefined) return known
  const bytes = fromGzip(file.gzip)
  decompressedFiles.set(file, bytes)
  return bytes
}

function encodingFor(encodings = ""): "br" | "gzip" | undefined {
  const accepted = encodings
    .toLowerCase()
    .split(",")
    .map((one) => one.trim().split(/\s*;\s*/))
    .filter(([, weight = ""]) => !/^q=0(\.0*)?$/.test(weight))
    .map(([name]) => name)
  return (["br", "gzip"] as const).find((encoding) => accepted.includes(encoding))
}
