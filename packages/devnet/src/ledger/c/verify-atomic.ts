import { sha256 } from "@noble/hashes/sha2.js"
import {
  atomicFee,
  atomicGas,
  type CChainAtomicTransaction,
  type CChainExportTx,
  type CChainImportTx,
  type CChainUnsignedAtomicTransaction,
  compareBytes,
  encodeCChainUtxo,
  equalBytes,
  ethAddressOfPublicKey,
  formatId,
  recoverPublicKey,
  utxoId,
} from "@serac/chain"
import { keyOf, zeroID } from "../bytes.ts"
import { LedgerError, withContext } from "../ledger-error.ts"
import type { Recover } from "../spend/credentials.ts"
import { Flow } from "../spend/flow.ts"
import { isAscending, isSorted, verifyInputOrder } from "../spend/order.ts"
import { verifySpend, verifyTransferInput, verifyTransferOutput } from "../spend/transfer.ts"
import type { SharedMemory } from "../state/shared-memory.ts"

/** The constants and look-ups that verification of atomic transactions needs. Ids are 32 bytes. */
export interface AtomicRules {
  readonly networkID: number
  readonly cChainID: Uint8Array
  readonly avaxAssetID: Uint8Array
  readonly memory: SharedMemory
  /** The subnet that validates a chain; `undefined` for an unknown chain. */
  readonly subnetOf: (chainID: Uint8Array) => Uint8Array | undefined
  readonly recover?: Recover | undefined
}

/** The block context in which an atomic transaction is verified. */
export interface AtomicMoment {
  /** Base fee of the block that includes the transaction, in wei per unit of gas. */
  readonly baseFee: bigint
  /** Current time in seconds since 1970. */
  readonly now: bigint
}

/**
 * Verifies an atomic transaction except for C-Chain account balances and nonces: its form, fee, imported UTXOs and signatures.
 *
 * @throws {LedgerError}
 */
export function verifyAtomic(rules: AtomicRules, transaction: CChainAtomicTransaction, moment: AtomicMoment): void {
  const { unsigned } = transaction
  if (unsigned.type === "ImportTx") verifyImport(rules, transaction, unsigned, moment)
  else verifyExport(rules, transaction, unsigned, moment)
}

function verifyImport(
  rules: AtomicRules,
  { credentials, unsignedBytes }: CChainAtomicTransaction,
  unsigned: CChainImportTx,
  { baseFee, now }: AtomicMoment,
): void {
  const { sourceChain, importedInputs, outputs } = unsigned
  if (importedInputs.length === 0) throw new LedgerError("tx has no imported inputs")
  verifyChain(rules, unsigned)
  if (outputs.length === 0) throw new LedgerError("tx has no EVM outputs")
  verifyPeer(rules, sourceChain)
  for (const { amount, assetID } of outputs) {
    withContext("EVM Output failed verification", () => verifyAmount("output", amount, assetID))
    if (!equalBytes(assetID, rules.avaxAssetID)) throw new LedgerError("import output cannot contain non-AVAX in Banff")
  }
  for (const { input, assetID } of importedInputs) {
    withContext("atomic input failed verification", () => verifyTransferInput(input))
    if (!equalBytes(assetID, rules.avaxAssetID)) throw new LedgerError("import input cannot contain non-AVAX in Banff")
  }
  verifyInputOrder(importedInputs)
  if (!isAscending(outputs, compareAccounts)) throw new LedgerError("outputs not sorted and unique")
  const flow = new Flow()
  flow.produce(rules.avaxAssetID, atomicFee(atomicGas(unsigned), baseFee))
  for (const { amount, assetID } of outputs) flow.produce(assetID, amount)
  for (const { input, assetID } of importedInputs) flow.consume(assetID, input.amount)
  withContext("import tx flow check failed due to", () => flow.verify())
  if (credentials.length !== importedInputs.length) {
    const counts = `(${importedInputs.length} vs. ${credentials.length})`
    throw new LedgerError(`incorrect number of credentials: ${counts}`)
  }
  const waiting = rules.memory.between(sourceChain, rules.cChainID)
  const message = { hash: sha256(unsignedBytes), now, recover: rules.recover }
  const imported = importedInputs.map(({ txID, outputIndex }) => {
    const utxo = waiting.get(keyOf(utxoId(txID, outputIndex)))
    if (utxo) return utxo
    throw new LedgerError(`failed to fetch import UTXOs from ${formatId(sourceChain)} due to: not found`)
  })
  for (const [at, { assetID, input }] of importedInputs.entries()) {
    const [utxo, credential] = [imported[at] as (typeof imported)[0], credentials[at] as (typeof credentials)[0]]
    if (!equalBytes(utxo.assetID, assetID)) throw new LedgerError("asset IDs in the input don't match the utxo")
    withContext("import tx transfer failed verification", () => {
      if (credential.type !== "secp256k1fx.Credential") throw new LedgerError("wrong credential type")
      verifySpend(message, input, credential, utxo.output)
    })
  }
}

function verifyExport(
  rules: AtomicRules,
  { credentials, unsignedBytes }: CChainAtomicTransaction,
  unsigned: CChainExportTx,
  { baseFee }: AtomicMoment,
): void {
  const { destinationChain, inputs, exportedOutputs } = unsigned
  if (exportedOutputs.length === 0) throw new LedgerError("tx has no export outputs")
  verifyChain(rules, unsigned)
  verifyPeer(rules, destinationChain)
  for (const { amount, assetID } of inputs) {
    verifyAmount("input", amount, assetID)
    if (!equalBytes(assetID, rules.avaxAssetID)) throw new LedgerError("export input cannot contain non-AVAX in Banff")
  }
  for (const { assetID, output } of exportedOutputs) {
    verifyTransferOutput(output)
    if (equalBytes(assetID, rules.avaxAssetID)) continue
    if (equalBytes(destinationChain, zeroID)) throw new LedgerError("tx has wrong chain ID")
    throw new LedgerError("export output cannot contain non-AVAX in Banff")
  }
  const encode = (one: (typeof exportedOutputs)[0]) => encodeCChainUtxo({ txID: zeroID, outputIndex: 0, ...one })
  if (!isSorted(exportedOutputs.map(encode), compareBytes)) throw new LedgerError("tx outputs not sorted")
  if (!isAscending(inputs, compareAccounts)) throw new LedgerError("inputs not sorted and unique")
  const flow = new Flow()
  flow.produce(rules.avaxAssetID, atomicFee(atomicGas(unsigned), baseFee))
  for (const { assetID, output } of exportedOutputs) flow.produce(assetID, output.amount)
  for (const { assetID, amount } of inputs) flow.consume(assetID, amount)
  withContext("export tx flow check failed due to", () => flow.verify())
  if (inputs.length !== credentials.length) {
    const counts = `want ${inputs.length} got ${credentials.length}`
    throw new LedgerError(`export tx contained incorrect number of credentials ${counts}`)
  }
  const hash = sha256(unsignedBytes)
  for (const [at, { address }] of inputs.entries())
    verifyAccount(hash, address, credentials[at] as (typeof credentials)[0], rules.recover)
}

type AtomicCredential = CChainAtomicTransaction["credentials"][0]

function verifyAccount(
  hash: Uint8Array,
  address: Uint8Array,
  credential: AtomicCredential,
  recover: Recover = recoverPublicKey,
): void {
  if (credential.type !== "secp256k1fx.Credential")
    throw new LedgerError("expected *secp256k1fx.Credential but got *secp256k1fx.Credential")
  const { signatures } = credential
  if (signatures.length !== 1) {
    const counts = `want 1 signature for EVM Input Credential, but got ${signatures.length}`
    throw new LedgerError(`incorrect number of signatures ${counts}`)
  }
  const [signature] = signatures as [Uint8Array]
  const signer = ethAddressOfPublicKey(publicKeyOf(hash, signature, recover))
  if (!equalBytes(signer, address)) throw new LedgerError("signature doesn't match public key")
}

function publicKeyOf(hash: Uint8Array, signature: Uint8Array, recover: Recover): Uint8Array {
  try {
    return recover(hash, signature)
  } catch {
    throw new LedgerError("invalid signature")
  }
}

function verifyChain(
  { networkID, cChainID }: AtomicRules,
  unsigned: Pick<CChainUnsignedAtomicTransaction, "networkID" | "blockchainID">,
): void {
  if (unsigned.networkID !== networkID) throw new LedgerError("tx was issued with a different network ID")
  if (!equalBytes(unsigned.blockchainID, cChainID)) throw new LedgerError("tx has wrong chain ID")
}

/** Verifies that the id is another chain of the primary network. */
function verifyPeer({ cChainID, subnetOf }: AtomicRules, chainID: Uint8Array): void {
  const subnet = equalBytes(chainID, cChainID) ? undefined : subnetOf(chainID)
  if (!subnet || !equalBytes(subnet, zeroID)) throw new LedgerError("tx has wrong chain ID")
}

function verifyAmount(kind: "input" | "output", amount: bigint, assetID: Uint8Array): void {
  if (amount === 0n) throw new LedgerError(`${kind} has no value`)
  if (equalBytes(assetID, zeroID)) throw new LedgerError("empty asset ID is not valid")
}

const compareAccounts = (
  one: { readonly address: Uint8Array; readonly assetID: Uint8Array },
  other: { readonly address: Uint8Array; readonly assetID: Uint8Array },
): number => compareBytes(one.address, other.address) || compareBytes(one.assetID, other.assetID)
