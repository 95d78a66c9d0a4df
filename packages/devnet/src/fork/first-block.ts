import { type Crypto, type EvmBlock, type EvmKind, fromHex, type Header, type Hex, headerHash } from "../evm/index.ts"
import type { Answers } from "./answers.ts"

/** Header members by the kind of their value; those that a chain does not have are absent in its node's answers. */
const bytesMembers = ["logsBloom", "extraData"] as const
const hexMembers = [
  "parentHash",
  "sha3Uncles",
  "miner",
  "stateRoot",
  "transactionsRoot",
  "receiptsRoot",
  "mixHash",
  "nonce",
] as const
const optionalHexMembers = ["extDataHash", "parentBeaconBlockRoot"] as const
const integerMembers = ["difficulty", "number", "gasLimit", "gasUsed", "timestamp"] as const
const optionalIntegerMembers = [
  "baseFeePerGas",
  "extDataGasUsed",
  "blockGasCost",
  "blobGasUsed",
  "excessBlobGas",
  "timestampMilliseconds",
  "minDelayExcess",
  "targetExponent",
  "minPriceExponent",
  "settledHeight",
  "settledGasUnix",
  "settledGasNumerator",
  "settledExcess",
] as const

/** The first block of a fork, and whether its hash is that of its header. */
export interface FirstBlock {
  readonly kind: EvmKind
  readonly block: EvmBlock
  readonly isHashed: boolean
}

/**
 * Makes the first block of a fork of a node's answer to `eth_getBlockByNumber`. Its transactions stay with the node.
 *
 * @throws UpstreamError for an answer of another form
 */
export function firstBlock(answer: Readonly<Record<string, unknown>>, answers: Answers, crypto: Crypto): FirstBlock {
  const kind: EvmKind = answer.extDataHash === undefined ? "subnet-evm" : "coreth"
  const hash = answers.hash(answer.hash, "the hash of its block")
  const header = readHeader(answer, answers)
  const block = { header, hash, transactions: [], receipts: [], predicates: new Map(), size: 0 }
  return {
    kind,
    block: { ...block, blockExtraData: new Uint8Array(0) },
    isHashed: headerHash(header, kind, crypto) === hash,
  }
}

/** A header of a node's answer. @throws UpstreamError for an answer of another form */
export function readHeader(answer: Readonly<Record<string, unknown>>, answers: Answers): Header {
  const named = (name: string) => `${name} of its block`
  const hex = (name: string): Hex => {
    answers.bytes(answer[name], named(name))
    return (answer[name] as string).toLowerCase() as Hex
  }
  const given = (name: string) => answer[name] !== undefined && answer[name] !== null
  const members = [
    ...bytesMembers.map((name) => [name, fromHex(hex(name))]),
    ...hexMembers.map((name) => [name, hex(name)]),
    ...optionalHexMembers.filter(given).map((name) => [name, hex(name)]),
    ...integerMembers.map((name) => [name, answers.quantity(answer[name], named(name))]),
    ...optionalIntegerMembers.filter(given).map((name) => [name, answers.quantity(answer[name], named(name))]),
  ]
  return Object.fromEntries(members) as Header
}
