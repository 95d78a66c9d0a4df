/** A body as text; undefined where it has more bytes than it may, of which no more are read. */
export async function readBounded(response: Response, most: number): Promise<string | undefined> {
  if (Number(response.headers.get("content-length") ?? 0) > most) {
    await response.body?.cancel()
    return undefined
  }
  if (response.body === null) return ""
  const chunks: Uint8Array[] = []
  let length = 0
  for await (const chunk of response.body as unknown as AsyncIterable<Uint8Array>) {
    length += chunk.length
    if (length > most) return undefined
    chunks.push(chunk)
  }
  return Buffer.concat(chunks).toString("utf8")
}
