import type { AbiEntry } from "../methods/abi-entry.ts"
import type { LoadedAbi } from "../methods/abi-file.ts"

/** Maximum parts of a request for entries. */
export const maxAbiParts = 100

/** The entries of the operator's ABIs for a chain: functions and errors by selector, events by topic. */
export class AbiBook {
  readonly #byKey = new Map<string, AbiEntry>()

  constructor(chainId: string, abis: readonly LoadedAbi[]) {
    // An ABI for one chain comes before one for all chains.
    const forAll = abis.filter((abi) => abi.chainId === undefined)
    for (const { address = "", entries } of [...forAll, ...abis.filter((abi) => abi.chainId === chainId)])
      for (const entry of entries) this.#byKey.set(`${address}.${entry.id}`, entry)
  }

  /**
   * The entry for a contract, from its own ABI or else from those for all contracts.
   *
   * @param part the address, a dot, and the selector or topic, in hexadecimal with `0x` in lower case
   */
  find(part: string): AbiEntry | undefined {
    return this.#byKey.get(part) ?? this.#byKey.get(part.slice(part.indexOf(".")))
  }
}
