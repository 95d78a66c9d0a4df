import { jsonItems } from "./raw-json.ts"

/** An answer to a call as it came, and what its JSON means. */
export interface ReadAnswer {
  readonly text: string
  readonly value: unknown
}

/** The answers in a node's answer to a batch by their ids, read once; of two with one id the last, and none where it is no list. */
export function batchAnswers(text: string): ReadonlyMap<unknown, ReadAnswer> {
  let values: unknown
  try {
    values = JSON.parse(text)
  } catch {
    return new Map()
  }
  if (!Array.isArray(values)) return new Map()
  const texts = jsonItems(text)
  return new Map(
    values.map((value: unknown, at) => {
      const { id } = Object(value) as { readonly id?: unknown }
      return [id, { text: texts[at] as string, value }]
    }),
  )
}
