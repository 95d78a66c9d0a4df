import { RLP } from "@ethereumjs/rlp"
import { addToBloom, type Bloom, newBloom } from "./logs-bloom.ts"

/** Members in the format of a node's JSON. */
export type Members = Readonly<Record<string, unknown>>

export const bytes = (data: unknown): Uint8Array => Buffer.from((data as string).slice(2), "hex")
export const dataOf = (data: Uint8Array): `0x${string}` => `0x${Buffer.from(data).toString("hex")}`

const quantity = (value: unknown) => BigInt(value as string)

const call = ["gas", "to", "value", "input"]
const byType = [
  ["nonce", "gasPrice", ...call],
  ["chainId", "nonce", "gasPrice", ...call, "accessList"],
  ["chainId", "nonce", "maxPriorityFeePerGas", "maxFeePerGas", ...call, "accessList"],
]

/** A transaction of type 0 to 2, encoded as in its block's trie (EIP-155, EIP-2930, EIP-1559); its access list is empty. */
export function encodeTransaction(tx: Members): Uint8Array {
  const type = Number(tx.type ?? 0)
  const fields = byType[type]
  if (fields === undefined) throw new Error(`transactions of type ${type} are not sealed`)
  const values = fields.map((name) => {
    if (name === "accessList") return []
    if (name === "to") return tx.to ? bytes(tx.to) : new Uint8Array()
    return name === "input" ? bytes(tx.input) : quantity(tx[name])
  })
  return typed(type, [...values, quantity(type === 0 ? tx.v : tx.yParity), quantity(tx.r), quantity(tx.s)])
}

/** A receipt, encoded as in its block's trie (EIP-658, EIP-2718), with its bloom filter. */
export function encodeReceipt({ status, cumulativeGasUsed, logs }: Members, type: number): [Uint8Array, Bloom] {
  const bloom = newBloom()
  const encodedLogs = (logs as readonly Members[]).map(({ address, topics, data }) => {
    const all = [address, ...(topics as readonly string[])].map(bytes)
    for (const one of all) addToBloom(bloom, one)
    return [bytes(address), all.slice(1), bytes(data)]
  })
  return [typed(type, [quantity(status), quantity(cumulativeGasUsed), bloom, encodedLogs]), bloom]
}

function typed(type: number, values: readonly unknown[]): Uint8Array {
  const list = RLP.encode(values as never)
  return type === 0 ? list : Uint8Array.of(type, ...list)
}

const beginning =
  "parentHash sha3Uncles miner stateRoot transactionsRoot receiptsRoot logsBloom difficulty number gasLimit gasUsed timestamp extraData mixHash nonce"
const coreth =
  "extDataHash baseFeePerGas extDataGasUsed blockGasCost blobGasUsed excessBlobGas parentBeaconBlockRoot timestampMilliseconds minDelayExcess targetExponent minPriceExponent settledHeight settledGasUnix settledGasNumerator settledExcess"
const data = new Set(
  "parentHash sha3Uncles miner stateRoot transactionsRoot receiptsRoot logsBloom extraData mixHash nonce extDataHash parentBeaconBlockRoot".split(
    " ",
  ),
)

/** A header of Subnet-EVM that ends with its base fee, or one of the C-Chain after Helicon, which has a hash of extra data. */
export function encodeHeader(header: Members): Uint8Array {
  const names = `${beginning} ${header.extDataHash === undefined ? "baseFeePerGas" : coreth}`.split(" ")
  return RLP.encode(
    names.map((name) => (data.has(name) || name === "miner" ? bytes(header[name]) : quantity(header[name]))) as never,
  )
}
