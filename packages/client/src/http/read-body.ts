import type { FetchResponse } from "./fetch.ts"

/** A body, or the part that was read before it exceeded the limit. */
export interface BoundedBody {
  readonly bytes: Uint8Array<ArrayBuffer>
  readonly isWhole: boolean
}

/** Reads at most `max` bytes of a body, and does not wait for bytes beyond the limit. */
export async function readBody({ body, headers }: FetchResponse, max: number): Promise<BoundedBody> {
  const reader = (body as ReadableStream<Uint8Array> | null)?.getReader()
  const chunks: Uint8Array[] = []
  let size = 0
  // The declared length counts compressed bytes: it can show that a body is too large, but not that it is small enough.
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
