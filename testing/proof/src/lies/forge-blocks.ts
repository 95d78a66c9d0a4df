import { decodePChainBlock, decodeXChainBlock, encodePChainBlock, encodeXChainBlock } from "@serac/chain"

// biome-ignore lint/suspicious/noExplicitAny: members of a decoded block of either chain, whichever it has
type AnyBlock = any

/** The order of secp256k1's group. */
const order = 0xfffffffffffffffffffffffffffffffebaaedce6af48a03bbfd25e8cd0364141n

/** Falsifies bytes of a block of the P- or the X-Chain; undefined if the block has nothing to falsify. */
export type BlockForgery = (chain: "P" | "X", bytes: Uint8Array) => Uint8Array | undefined

/** A block with changed members, whose ID fits its bytes. A change returns whether there is anything to change. */
const rewritten =
  (change: (block: AnyBlock) => boolean): BlockForgery =>
  (chain, bytes) => {
    const block: AnyBlock = { ...(chain === "P" ? decodePChainBlock(bytes) : decodeXChainBlock(bytes)) }
    if (!change(block)) return undefined
    return chain === "P" ? encodePChainBlock(block) : encodeXChainBlock(block)
  }

const ofTransactions = (change: (transactions: AnyBlock[]) => boolean) =>
  rewritten((block) => {
    if (!Array.isArray(block.transactions)) return false
    block.transactions = [...block.transactions]
    return change(block.transactions)
  })

const flipped = (bytes: Uint8Array, at: number) => bytes.with(at, (bytes[at] as number) ^ 1)

const signatureOf = (change: (signature: Uint8Array) => Uint8Array) =>
  ofTransactions((transactions) => {
    const credential = transactions.flatMap(({ credentials }) => credentials).find((one) => one.signatures?.length > 0)
    if (credential === undefined) return false
    credential.signatures[0] = change(credential.signatures[0])
    return true
  })

const changedOutput = (change: (output: AnyBlock) => boolean) =>
  ofTransactions((transactions) => {
    const outputs = transactions.flatMap(({ unsigned }) => unsigned.outputs ?? [])
    const output = outputs.map((one) => one.output).find((one) => one.amount !== undefined && one.addresses?.length > 0)
    return output !== undefined && change(output)
  })

function mirrored(signature: Uint8Array): Uint8Array {
  const s = order - BigInt(`0x${Buffer.from(signature.subarray(32, 64)).toString("hex")}`)
  const mirror = Uint8Array.from(signature)
  mirror.set(Buffer.from(s.toString(16).padStart(64, "0"), "hex"), 32)
  mirror[64] = (signature[64] as number) ^ 1
  return mirror
}

/** False blocks, by what is false. All but the first have an ID that fits their bytes. */
export const blockForgeries: Readonly<Record<string, BlockForgery>> = {
  "a byte of a block": (_, bytes) => flipped(bytes, bytes.length >> 1),
  "another block of the same parent": rewritten((block) => {
    if (block.time === undefined) return false
    block.time += 1n
    return true
  }),
  "a block of another parent": rewritten((block) => {
    block.parentID = flipped(block.parentID, 7)
    return true
  }),
  "a block of another height": rewritten((block) => {
    block.height += 1n
    return true
  }),
  "a transaction left out": ofTransactions((transactions) => transactions.pop() !== undefined),
  "a transaction twice": ofTransactions((transactions) => {
    const [first] = transactions
    return first !== undefined && transactions.push(first) > 0
  }),
  "transactions swapped": ofTransactions((transactions) => {
    const first = transactions.shift()
    return first !== undefined && transactions.push(first) > 1
  }),
  "a transaction of another network": ofTransactions(([first]) => {
    if (first?.unsigned.networkID === undefined) return false
    first.unsigned.networkID += 1
    return true
  }),
  "a spend that another key signed": signatureOf((signature) => flipped(signature, 5)),
  "a signature in its other form": signatureOf(mirrored),
  "a spend without a signature": signatureOf((signature) => new Uint8Array(signature.length)),
  "an amount": changedOutput((output) => {
    output.amount += 1n
    return true
  }),
  "an owner": changedOutput((output) => {
    output.addresses[0] = flipped(output.addresses[0], 3)
    return true
  }),
}
