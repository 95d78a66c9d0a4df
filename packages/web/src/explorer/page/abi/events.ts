import type { AbiEntry } from "./abi-entry.ts"
import { type AbiDataParameter, abiTypeName, decodeParameters, type TypedValue } from "./decode.ts"
import { eventsByTopic } from "./known-events.ts"

/** A decoded log. */
export interface DecodedLog {
  readonly name: string
  readonly parameters: readonly (TypedValue & { readonly name: string })[]
}

/**
 * Decodes a log of a known event; undefined for any other event, and for a log that only shares the event's name.
 *
 * @param entry the event by an ABI of its contract, which comes before the built-in ones
 */
export function decodeLog(topics: readonly string[], data: string, entry?: AbiEntry): DecodedLog | undefined {
  const [topic = "", ...indexed] = topics
  for (const { name, inputs } of [
    ...(entry === undefined ? [] : [entry]),
    ...(eventsByTopic.get(topic.toLowerCase()) ?? []),
  ]) {
    // The transfers of ERC-20 and ERC-721 differ only in the number of indexed parameters.
    if (inputs.filter((input) => input.indexed).length !== indexed.length) continue
    const rest = decodeParameters(
      inputs.filter((input) => !input.indexed),
      data,
    )
    if (rest === undefined) continue
    let [fromTopics, fromData] = [0, 0]
    const typed = (input: (typeof inputs)[number]) =>
      input.indexed === true ? topicValue(input, indexed[fromTopics++] ?? "") : (rest[fromData++] as TypedValue)
    return { name, parameters: inputs.map((input) => ({ ...typed(input), name: input.name ?? "" })) }
  }
  return undefined
}

/** The value of an indexed parameter: the topic itself, or its hash if the value is longer than a topic. */
function topicValue(parameter: AbiDataParameter, topic: string): TypedValue {
  return decodeParameters([parameter], topic)?.[0] ?? { type: abiTypeName(parameter), value: topic }
}
