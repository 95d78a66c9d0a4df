import type { ReadMembers, StructReaders } from "./reader.ts"

/**
 * A method with named parameters: of the X-Chain, the P-Chain, health, info, index, proposervm or avax. Create it with
 * {@link byNameMethod}, which checks the types of the arguments.
 */
export interface ByNameMethod {
  /** The readers of the parameters by name. */
  readonly parameters: StructReaders
  /** Executes the method. @returns a plain value for {@link writeJson}; its errors are returned to the caller. */
  call(given: Readonly<Record<string, unknown>>): unknown
}

/** The methods of an interface by full name: `avm.getTx`. */
export type ByNameMethods = Readonly<Record<string, ByNameMethod>>

/**
 * Creates a by-name method.
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
