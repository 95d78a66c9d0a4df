import type { CChainUnsignedAtomicTransaction } from "../c/transactions.ts"
import { authorizationOf } from "../fees/complexity.ts"
import type { Owners } from "../fx/secp256k1fx.ts"
import type { PChainUnsignedTransaction } from "../p/transactions.ts"
import { formatUtxoLocation, type UtxoLocation } from "../text/utxo-id.ts"
import type { CChainUtxo, PChainUtxo, XChainUtxo } from "../utxo/utxo.ts"
import type { XChainOperation } from "../x/slots.ts"
import type { XChainUnsignedTransaction } from "../x/transactions.ts"
import { BuildError } from "./build-error.ts"
import type { Signers } from "./unsigned-transaction.ts"

interface Input {
  readonly signatureIndices: readonly number[]
}

type AnyUtxo = UtxoLocation & { readonly output: Owners | { readonly output: Owners } }

const signersOfInput = (owners: Owners, { signatureIndices }: Input): Uint8Array[] =>
  signatureIndices.map((index) => {
    const address = owners.addresses[index]
    if (address) return address
    throw new BuildError("not-authorized", `Signature ${index} is asked of ${owners.addresses.length} owners`)
  })

/** Looks up the signers of an input by the UTXO that it consumes. */
function lookUp(utxos: readonly AnyUtxo[]): (location: UtxoLocation, input: Input) => Uint8Array[] {
  const owners = new Map(
    utxos.map((utxo) => [formatUtxoLocation(utxo), "output" in utxo.output ? utxo.output.output : utxo.output]),
  )
  return (location, input) => {
    const found = owners.get(formatUtxoLocation(location))
    if (found) return signersOfInput(found, input)
    throw new BuildError("not-found", `The unspent output ${formatUtxoLocation(location)} is not given`)
  }
}

/**
 * The signers of a P-Chain transaction of any builder: for each credential, in order, the addresses.
 *
 * @param utxos At least the UTXOs that it consumes
 * @param authority The owners of the subnet that it changes, or of the L1 validator that it disables
 * @throws {BuildError} `not-found` when an unspent output is missing, `not-authorized` when there are fewer owners than signers
 * @example
 * import { type PChainUnsignedTransaction, type PChainUtxo, pChainSigners, signTransaction } from "@serac/chain"
 *
 * // The first of two who share an output; the second signs with `{ signed: transaction }`.
 * function signFirst(unsigned: PChainUnsignedTransaction, utxos: PChainUtxo[], key: Uint8Array) {
 *   const signers = pChainSigners(unsigned, utxos)
 *   return signTransaction({ chain: "P", unsigned, signers }, [key], { partial: true }).transaction
 * }
 */
export function pChainSigners(
  unsigned: PChainUnsignedTransaction,
  utxos: readonly PChainUtxo[],
  authority?: Owners,
): Signers {
  const signersOf = lookUp(utxos)
  const inputs = "inputs" in unsigned ? [...unsigned.inputs] : []
  if ("importedInputs" in unsigned) inputs.push(...unsigned.importedInputs)
  const signers = inputs.map(({ input, ...location }) => signersOf(location, "input" in input ? input.input : input))
  const authorization = authorizationOf(unsigned)
  if (authorization === undefined) return signers
  if (!("signatureIndices" in authorization) || !authority) {
    throw new BuildError("not-authorized", "The transaction needs the owners of what it changes")
  }
  return [...signers, signersOfInput(authority, authorization)]
}

/**
 * The signers of an X-Chain transaction of any builder: for each credential, in order, the addresses.
 *
 * @param utxos At least the UTXOs that it consumes
 * @throws {BuildError} `not-found` when an unspent output is missing, `not-authorized` when it has fewer owners than signers
 * @example
 * import { signTransaction, type XChainUnsignedTransaction, type XChainUtxo, xChainSigners } from "@serac/chain"
 *
 * const sign = (unsigned: XChainUnsignedTransaction, utxos: XChainUtxo[], keys: Uint8Array[]) =>
 *   signTransaction({ chain: "X", unsigned, signers: xChainSigners(unsigned, utxos) }, keys)
 */
export function xChainSigners(unsigned: XChainUnsignedTransaction, utxos: readonly XChainUtxo[]): Signers {
  const signersOf = lookUp(utxos)
  const signers = unsigned.inputs.map(({ input, ...location }) => signersOf(location, input))
  if (unsigned.type === "ImportTx") {
    signers.push(...unsigned.importedInputs.map(({ input, ...location }) => signersOf(location, input)))
  }
  if (unsigned.type === "OperationTx") {
    for (const { inputIDs, operation } of unsigned.operations) {
      const [location] = inputIDs
      if (!location) throw new BuildError("not-found", "An operation consumes nothing")
      signers.push(signersOf(location, inputOf(operation)))
    }
  }
  return signers
}

/**
 * The signers of an atomic C-Chain transaction of any builder: for each credential, in order, the addresses; for
 * an export the accounts' EVM addresses.
 *
 * @param utxos At least the UTXOs that an import consumes
 * @throws {BuildError} `not-found` when an unspent output is missing, `not-authorized` when it has fewer owners than signers
 * @example
 * import { type CChainUnsignedAtomicTransaction, type CChainUtxo, cChainSigners, signTransaction } from "@serac/chain"
 *
 * const sign = (unsigned: CChainUnsignedAtomicTransaction, utxos: CChainUtxo[], keys: Uint8Array[]) =>
 *   signTransaction({ chain: "C", unsigned, signers: cChainSigners(unsigned, utxos) }, keys)
 */
export function cChainSigners(unsigned: CChainUnsignedAtomicTransaction, utxos: readonly CChainUtxo[]): Signers {
  if (unsigned.type === "ExportTx") return unsigned.inputs.map(({ address }) => [address])
  const signersOf = lookUp(utxos)
  return unsigned.importedInputs.map(({ input, ...location }) => signersOf(location, input))
}

function inputOf(operation: XChainOperation): Input {
  if (operation.type === "propertyfx.BurnOperation") return operation
  return "mintInput" in operation ? operation.mintInput : operation.input
}
