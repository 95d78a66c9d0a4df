/**
 * The text of an answer and its bytes so far: reading stops with the first chunk beyond the limit.
 */
export async function readText(response: Response, limit: number): Promise<readonly [text: string, bytes: number]> {
  if (!response.body) return ["", 0]
  const reader = response.body.getReader()
  const decoder = new TextDecoder()
  let text = ""
  let bytes = 0
  while (bytes <= limit) {
    const { value } = await reader.read()
    if (!value) break
    bytes += value.length
    text += decoder.decode(value, { stream: true })
  }
  return [text + decoder.decode(), bytes]
}
