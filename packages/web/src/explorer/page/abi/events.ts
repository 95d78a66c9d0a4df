import { type AbiDataParameter, abiTypeName, decodeParameters, type TypedValue } from "./decode.ts"
import { eventsByTopic } from "./known-events.ts"

/** A log, read. */
export interface DecodedLog {
  readonly name: string
  readonly parameters: readonly (TypedValue & { readonly name: string })[]
}

/** Reads a log of an event that is known; undefined of any other, and of one that only has its name. */
export function decodeLog(topics: readonly string[], data: string): DecodedLog | undefined {
  const [topic = "", ...indexed] = topics
  for (const { name, inputs } of eventsByTopic.get(topic.toLowerCase()) ?? []) {
    // ERC-20 and ERC-721 have the same transfer, but for what is indexed.
    if (inputs.filter((input) => input.indexed).length !== indexed.length) continue
    const rest = decodeParameters(
      inputs.filter((input) => !input.indexed),
      data,
    )
    if (rest === undefined) continue
    let [fromTopics, fromData] = [0, 0]
    const typed = (input: (typeof inputs)[number]) =>
      input.indexed ? topicValue(input, indexed[fromTopics++] ?? "") : (rest[fromData++] as TypedValue)
    return { name, parameters: inputs.map((input) => ({ name: input.name ?? "", ...typed(input) })) }
  }
  return undefined
}

/** An indexed value stands in its topic, unless it is longer than one: then its hash does. */
function topicValue(parameter: AbiDataParameter, topic: string): TypedValue {
  return decodeParameters([parameter], topic)?.[0] ?? { type: abiTypeName(parameter), value: topic }
}
