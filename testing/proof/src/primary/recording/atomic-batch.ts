import { Bytes } from "./bytes.ts"
import type { NodeTransaction, NodeUnsigned } from "./node-json.ts"
import { sha256, toAddress, toCb58 } from "./text.ts"

const secp256k1fx = "spdxUxVJQbX85MGxMHbKw1sHxMnSqJ3QBzDyDYEP3h6TLuxqQ"

/** A change of a C-Chain account by an atomic transaction. */
export interface AccountChange {
  /** `0x` and hexadecimal digits. */
  readonly address: string
  readonly amount: bigint
  readonly assetID: string
  readonly nonce?: bigint
}

/** An atomic transaction, in the shape of the node's JSON of the other chains, with what only the C-Chain has. */
export interface AtomicTransaction extends NodeTransaction {
  readonly accounts: readonly AccountChange[]
  readonly bytes: Buffer
}

/** Reads the atomic transactions of a C-Chain block (`blockExtraData`) with a separate codec that shares no code with the indexer. */
export function readAtomicBatch(batch: Buffer, hrp: string): readonly AtomicTransaction[] {
  if (batch.length === 0) return []
  const bytes = new Bytes(batch)
  const { u32, u64, id, list } = bytes
  const expect = (type: number) => {
    const found = u32()
    if (found !== type) throw new Error(`Type ${found} in blockExtraData where ${type} belongs`)
  }
  const account = () => `0x${bytes.take(20).toString("hex")}`
  const importedInput = () => {
    const location = { txID: id(), outputIndex: u32(), assetID: id() }
    expect(5)
    return { ...location, input: { amount: u64(), signatureIndices: list(u32) } }
  }
  const exportedOutput = () => {
    const assetID = id()
    expect(7)
    const [amount, locktime, threshold] = [u64(), u64(), u32()]
    const addresses = list(() => `C-${toAddress(bytes.take(20), hrp)}`)
    return { assetID, fxID: secp256k1fx, output: { addresses, amount, locktime, threshold } }
  }
  const transaction = (): AtomicTransaction => {
    const start = bytes.at
    const type = u32()
    if (type > 1) throw new Error(`Atomic transactions have no type ${type}`)
    const head = { networkID: u32(), blockchainID: id() }
    let unsignedTx: NodeUnsigned
    let accounts: readonly AccountChange[]
    if (type === 0) {
      unsignedTx = { ...head, sourceChain: id(), importedInputs: list(importedInput) }
      accounts = list(() => ({ address: account(), amount: u64(), assetID: id() }))
    } else {
      const destinationChain = id()
      accounts = list(() => ({ address: account(), amount: u64(), assetID: id(), nonce: u64() }))
      unsignedTx = { ...head, destinationChain, exportedOutputs: list(exportedOutput) }
    }
    const credentials = list(() => {
      expect(9)
      return { signatures: list(() => `0x${bytes.take(65).toString("hex")}`) }
    })
    const signed = Buffer.concat([Buffer.alloc(2), batch.subarray(start, bytes.at)])
    return { id: toCb58(sha256(signed)), unsignedTx, accounts, credentials, bytes: signed }
  }
  bytes.version()
  const transactions = list(transaction)
  bytes.end()
  return transactions
}
