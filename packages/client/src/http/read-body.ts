import type { FetchResponse } from "./fetch.ts"

/** A body, or what of it was read until it was known to be larger than the limit. */
export interface BoundedBody {
  readonly bytes: Uint8Array<ArrayBuffer>
  readonly isWhole: boolean
}

/** Reads at most `max` bytes of a body; what is beyond the limit is not waited for. */
export async function readBody({ body, headers }: FetchResponse, max: number): Promise<BoundedBody> {
  const reader = (body as ReadableStream<Uint8Array> | null)?.getReader()
  const chunks: Uint8Array[] = []
  let size = 0
  // The declared length counts the bytes before decompression, so it can rule a body out but not in.
  let isWhole = !(Number(headers.get("content-length")) > max)
  while (reader && isWhole) {
    const { value } = await reader.read()
    if (!value) break
    chunks.push(value)
    size += value.length
    isWhole = size <= max
  }
  if (!isWhole) reader?.cancel().catch(() => {})
  const [only] = chunks as Uint8Array<ArrayBuffer>[]
  if (only?.length === size) return { bytes: only, isWhole }
  const bytes = new Uint8Array(size)
  let offset = 0
  for (const chunk of chunks) {
    bytes.set(chunk, offset)
    offset += chunk.length
  }
  return { bytes, isWhole }
}
