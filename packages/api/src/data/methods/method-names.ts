import { AbiError } from "./abi-error.ts"
import type { LoadedAbi } from "./abi-file.ts"
import { bundledMethods } from "./bundled.ts"
import { selectorOf } from "./selector.ts"

/** The names of a chain's methods, as JSON members that are ready to join: `,"methodName":"transfer(address,uint256)"`. */
export interface MethodNames {
  /** Nothing for a selector that nobody knows. Without a contract, what the selector means most likely. */
  member(selector: string, contract?: string): string
  /** Whether the contract matters for any call. Where it does not, nobody needs to look for it. */
  readonly byContract: boolean
}

/** Both signatures have the selector. */
function collision(file: string, selector: string, one: string, other: string): AbiError {
  return new AbiError(file, undefined, `${other} has the selector ${selector} of ${one}: give its ABI an address`)
}

/**
 * The method names of a chain: an ABI of the contract itself first, then the operator's other ABIs, then what is bundled.
 * An ABI for one chain comes before one for all.
 *
 * Throws an {@link AbiError} where two signatures of the same rank have one selector.
 */
export function methodNames(chainId: string, abis: readonly LoadedAbi[]): MethodNames {
  const general = sortedMethods(bundledMethods())
  const contracts = new Map<string, Map<string, string>>()
  const forAll = abis.filter((abi) => abi.chainId === undefined)
  const forThis = abis.filter((abi) => abi.chainId === chainId)
  for (const rank of [forAll, forThis]) {
    for (const [address, methods] of byAddress(rank)) {
      const target = address === undefined ? general : (contracts.get(address) ?? new Map())
      for (const [selector, member] of sortedMethods(methods)) target.set(selector, member)
      if (address !== undefined) contracts.set(address, target)
    }
  }
  return {
    byContract: contracts.size > 0,
    member(selector, contract) {
      const own = contract === undefined ? undefined : contracts.get(contract.toLowerCase())?.get(selector)
      return own ?? general.get(selector) ?? ""
    },
  }
}

function byAddress(abis: readonly LoadedAbi[]): Map<string | undefined, Map<string, string>> {
  const addresses = new Map<string | undefined, Map<string, string>>()
  for (const { file, address, signatures } of abis) {
    const methods = addresses.get(address) ?? new Map<string, string>()
    for (const signature of signatures) {
      const selector = selectorOf(signature)
      const known = methods.get(selector)
      if (known !== undefined && known !== signature) throw collision(file, selector, known, signature)
      methods.set(selector, signature)
    }
    addresses.set(address, methods)
  }
  return addresses
}

function sortedMethods(methods: ReadonlyMap<string, string>): Map<string, string> {
  return new Map([...methods].map(([selector, signature]) => [selector, `,"methodName":"${signature}"`]))
}
