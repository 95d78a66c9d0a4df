import { type AbiValue, decodeParameters } from "./decode.ts"
import { eventsByTopic } from "./known-events.ts"

/** A log, read. */
export interface DecodedLog {
  readonly name: string
  readonly parameters: readonly { readonly name: string; readonly type: string; readonly value: AbiValue }[]
}

/** Reads a log of an event that is known; undefined of any other, and of one that only has its name. */
export function decodeLog(topics: readonly string[], data: string): DecodedLog | undefined {
  const [topic = "", ...indexed] = topics
  for (const { name, parameters } of eventsByTopic.get(topic.toLowerCase()) ?? []) {
    // ERC-20 and ERC-721 have the same transfer, but for what is indexed.
    const inTopics = parameters.filter(({ isIndexed }) => isIndexed)
    if (inTopics.length !== indexed.length) continue
    const rest = decodeParameters(`(${parameters.filter(({ isIndexed }) => !isIndexed).map(({ type }) => type)})`, data)
    if (rest === undefined) continue
    let [fromTopics, fromData] = [0, 0]
    return {
      name,
      parameters: parameters.map(({ name: parameter, type, isIndexed }) => {
        const value = isIndexed ? topicValue(type, indexed[fromTopics++] ?? "") : rest[fromData++]?.value
        return { name: parameter, type, value: value ?? "" }
      }),
    }
  }
  return undefined
}

/** An indexed value stands in its topic, unless it is longer than one: then its hash does. */
function topicValue(type: string, topic: string): AbiValue {
  return decodeParameters(`(${type})`, topic)?.[0]?.value ?? topic
}
