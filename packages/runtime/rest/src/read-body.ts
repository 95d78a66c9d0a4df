/** The whole body, or `undefined` as soon as it is known to be larger than `max` bytes. */
export async function readBody({ body, headers }: Response, max: number): Promise<Uint8Array<ArrayBuffer> | undefined> {
  const reader = body?.getReader()
  const chunks: Uint8Array[] = []
  let size = 0
  if (reader) {
    // The declared length is that of the encoded body, so it can rule a body out but not in.
    let excess = Number(headers.get("content-length")) > max
    while (!excess) {
      const { value } = await reader.read()
      if (!value) break
      chunks.push(value)
      size += value.length
      excess = size > max
    }
    if (excess) {
      reader.cancel().catch(() => {})
      return undefined
    }
  }
  const bytes = new Uint8Array(size)
  for (const chunk of chunks.reverse()) {
    size -= chunk.length
    bytes.set(chunk, size)
  }
  return bytes
}
