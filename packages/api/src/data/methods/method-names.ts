import { AbiError } from "./abi-error.ts"
import type { LoadedAbi } from "./abi-file.ts"
import { bundledMethods } from "./bundled.ts"
import { selectorOf } from "./selector.ts"

/** The method names of a chain as JSON members, such as `,"methodName":"transfer(address,uint256)"`. */
export interface MethodNames {
  /** Empty for an unknown selector. Without a contract, the most likely meaning of the selector. */
  member(selector: string, contract?: string): string
  /** Whether any name depends on the contract; otherwise callers need not read it. */
  readonly byContract: boolean
}

/** The error of two signatures with the same selector. */
function collision(file: string, selector: string, one: string, other: string): AbiError {
  return new AbiError(file, undefined, `${other} has the selector ${selector} of ${one}: give its ABI an address`)
}

/**
 * Makes the method names of a chain: first from an ABI of the contract itself, then from the operator's other ABIs, then from the bundled
 * signatures. An ABI for one chain comes before one for all chains.
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
