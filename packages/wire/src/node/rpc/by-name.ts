import type { ReadMembers, StructReaders } from "./reader.ts"

/**
 * A method whose parameters have names: of the X-Chain, the P-Chain, health, info, index, proposervm, avax. Make it with
 * {@link byNameMethod}, which checks that what it is called with is what the readers make.
 */
export interface ByNameMethod {
  /** The parameters' names and readers. */
  readonly parameters: StructReaders
  /** The result, a plain value that is written as {@link writeJson} does; what it throws is the caller's error. */
  call(given: Readonly<Record<string, unknown>>): unknown
}

/** The methods of an interface by their whole names: `avm.getTx`. */
export type ByNameMethods = Readonly<Record<string, ByNameMethod>>

/**
 * A method by name.
 *
 * @example
 * import { byNameMethod, read } from "@serac/wire/node"
 *
 * const double = byNameMethod({ amount: read.uint64 }, ({ amount }) => ({ amount: String(amount * 2n) }))
 * const methods = { "avm.double": double }
 */
export function byNameMethod<Readers extends StructReaders>(
  parameters: Readers,
  call: (given: ReadMembers<Readers>) => unknown,
): ByNameMethod {
  return { parameters, call: (given) => call(given as ReadMembers<Readers>) }
}
