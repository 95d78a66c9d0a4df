import { keccak_256 } from "@noble/hashes/sha3.js"
import { headerHash, sharedKeccak } from "@serac/indexer/core/header"
import { type AnyAnswer, ofMethod, type PrimaryLie, type PrimaryLies } from "./lie.ts"

const keccak = await sharedKeccak()

/** Another quantity. */
const next = (quantity: string) => `0x${(BigInt(quantity) + 1n).toString(16)}`
/** The bytes with another last digit. */
const turned = (hex: string) => hex.slice(0, -1) + (hex.endsWith("0") ? "1" : "0")

/** Changes the header of every seventh block, and of the last one. A change returns whether there is anything to change. */
const header = (change: (block: AnyAnswer) => boolean): PrimaryLie =>
  ofMethod("eth_getBlockByNumber", (truth, { params }, { heights }) => {
    const height = Number(params[0])
    if (truth === null || (height % 7 !== 3 && height !== heights.C)) return undefined
    const block = { ...truth }
    return change(block) ? block : undefined
  })

const memberOf = (name: string, change: (value: string) => string) =>
  header((block) => {
    if (typeof block[name] !== "string" || block[name] === "0x") return false
    block[name] = change(block[name])
    return true
  })

/** The same with a hash that fits. */
const invented = (change: (block: AnyAnswer) => boolean) =>
  header((block) => {
    if (!change(block)) return false
    const hashed = headerHash(block, keccak)
    if (!("hash" in hashed)) return false
    block.hash = `0x${hashed.hash}`
    return true
  })

const emptyExtraDataHash = `0x${Buffer.from(keccak_256(Uint8Array.of(0x80))).toString("hex")}`

/** Lies about the C-Chain. */
export const cChainLies: PrimaryLies = {
  "C header: timestamp": memberOf("timestamp", next),
  "C header: parentHash": memberOf("parentHash", turned),
  "C header: stateRoot": memberOf("stateRoot", turned),
  "C header: gasUsed": memberOf("gasUsed", next),
  "C header: extDataHash": memberOf("extDataHash", turned),
  "C header: hash": memberOf("hash", turned),
  "C header: a member left out": header((block) => delete block.gasLimit),
  "C: the size of a block": memberOf("size", next),
  "C: atomic transactions left out": header((block) => {
    if (!/^0x[0-9a-f]/.test(block.blockExtraData)) return false
    block.blockExtraData = "0x"
    return true
  }),
  "C: a byte of atomic transactions": header((block) => {
    if (!/^0x[0-9a-f]/.test(block.blockExtraData)) return false
    block.blockExtraData = turned(block.blockExtraData)
    return true
  }),
  "C: atomic transactions left out, with hashes that fit": invented((block) => {
    if (!/^0x[0-9a-f]/.test(block.blockExtraData)) return false
    block.blockExtraData = "0x"
    block.extDataHash = emptyExtraDataHash
    return true
  }),
  "C: another block of the same parent": invented((block) => {
    block.stateRoot = turned(block.stateRoot)
    return true
  }),
  "C: a later block of the same parent": invented((block) => {
    block.timestamp = next(block.timestamp)
    return true
  }),
  "C: a block of another parent": invented((block) => {
    block.parentHash = turned(block.parentHash)
    return true
  }),
  "C: a block of another height": ofMethod("eth_getBlockByNumber", (truth, { params }, { world }) => {
    const { blocks } = world.recording.evm
    return truth === null ? undefined : blocks[Math.max(0, Number(params[0]) - 1)]?.block
  }),
  "C: no block": ofMethod("eth_getBlockByNumber", () => null),
  "C height: too high": ofMethod("eth_blockNumber", (truth) => `0x${(Number(truth) + 1000).toString(16)}`),
  "C height: too low": ofMethod("eth_blockNumber", (truth) => `0x${(Number(truth) >> 1).toString(16)}`),
  "C height: no number": ofMethod("eth_blockNumber", () => "latest"),
}
