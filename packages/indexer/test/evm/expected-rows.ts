import {
  decodeAbiParameters,
  getAddress,
  getContractAddress,
  type Hex,
  parseAbi,
  toEventSelector,
  zeroAddress,
} from "viem"
import type { Fixture } from "./fixtures.ts"

const [transfer, single, batch] = parseAbi([
  "event Transfer(address,address,uint256)",
  "event TransferSingle(address,address,address,uint256,uint256)",
  "event TransferBatch(address,address,address,uint256[],uint256[])",
]).map((event) => toEventSelector(event))

const decimal = (hex: string) => BigInt(hex).toString()
const party = (address: Hex) => ({ address: getAddress(address) })
const isPadded = (topic: string) => /^0x0{24}/.test(topic)
const addressIn = (topic: string): Hex => `0x${topic.slice(26)}`
const word = (value: bigint): Hex => `0x${value.toString(16).padStart(64, "0")}`

// biome-ignore lint/suspicious/noExplicitAny: recorded JSON, looked at member by member
type Json = any

/** The expected rows of a block, computed only with viem and BigInt; fragments as objects with empty holes. */
export function expectedRows({ block, receipts, traces }: Fixture, chainId: string) {
  const place = {
    blockNumber: decimal(block.number),
    blockTimestamp: Number(block.timestamp),
    blockTimestampMilliseconds: Number(block.timestampMilliseconds),
    blockHash: block.hash,
  }
  const chain = { chainId, blockMinDelayExcess: Number(block.minDelayExcess) }
  const blockNumber = Number(block.number)
  const executed = receipts.reduce((sum, one) => sum + BigInt(one.gasUsed), 0n)
  const gasUsed = block.settledHeight === undefined ? BigInt(block.gasUsed) : executed
  const fees = receipts.reduce((sum, one) => sum + BigInt(one.gasUsed) * BigInt(one.effectiveGasPrice), 0n)
  return {
    block: {
      number: blockNumber,
      hash: block.hash,
      parentHash: block.parentHash,
      timestamp: Number(block.timestamp),
      transactionCount: block.transactions.length,
      gasUsed,
      fragment: {
        ...place,
        ...chain,
        txCount: block.transactions.length,
        baseFee: decimal(block.baseFeePerGas),
        gasUsed: gasUsed.toString(),
        gasLimit: decimal(block.gasLimit),
        gasCost: decimal(block.blockGasCost),
        parentHash: block.parentHash,
        feesSpent: fees.toString(),
      },
    },
    transactions: block.transactions.map((tx: Json, index: number) => ({
      blockNumber,
      index,
      succeeded: receipts[index].status === "0x1",
      hash: tx.hash.toLowerCase(),
      from: tx.from.toLowerCase(),
      to: (tx.to ?? getContractAddress({ from: tx.from, nonce: BigInt(tx.nonce) })).toLowerCase(),
      fragment: {
        ...place,
        ...chain,
        blockIndex: index,
        txHash: tx.hash,
        txStatus: decimal(receipts[index].status),
        txType: Number(tx.type),
        gasLimit: decimal(tx.gas),
        gasUsed: decimal(receipts[index].gasUsed),
        gasPrice: decimal(receipts[index].effectiveGasPrice),
        nonce: decimal(tx.nonce),
        from: party(tx.from),
        to: party(tx.to ?? getContractAddress({ from: tx.from, nonce: BigInt(tx.nonce) })),
        method: methodOf(tx),
        value: decimal(tx.value),
      },
    })),
    transfers: receipts.flatMap((receipt) => receipt.logs.flatMap((log: Json) => transfersOf(log, place))),
    deployments: traces.flatMap(({ result }, index) => {
      const receipt = receipts[index]
      if (receipt.status !== "0x1") return []
      const common = {
        blockNumber,
        transactionIndex: index,
        transactionHash: receipt.transactionHash,
        deployer: receipt.from,
      }
      const creations = [result].flatMap(creationsIn)
      return creations.map(({ to, from, isTop }, sequence) => ({
        ...common,
        sequence,
        address: to,
        ...(isTop ? {} : { deployerContract: from }),
      }))
    }),
    internalTransactions: traces.flatMap(({ result }, transactionIndex) => {
      const { transactionHash, status } = receipts[transactionIndex]
      return internalIn(result, status === "0x0").map(({ call, isReverted }, sequence) => ({
        blockNumber,
        transactionIndex,
        sequence,
        from: call.from,
        ...(call.to && { to: call.to }),
        fragment: {
          ...place,
          txHash: transactionHash,
          from: party(call.from),
          to: party(call.to ?? zeroAddress),
          internalTxType: call.type === "SELFDESTRUCT" ? "UNKNOWN" : call.type,
          value: decimal(call.value ?? "0x0"),
          isReverted,
          gasUsed: decimal(call.gasUsed),
          gasLimit: decimal(call.gas),
        },
      }))
    }),
  }
}

/** The calls below a call that sent funds or created a contract, depth first. */
function internalIn(outer: Json, isUndone: boolean): readonly { call: Json; isReverted: boolean }[] {
  const isOuterUndone = isUndone || Boolean(outer.error)
  return (outer.calls ?? []).flatMap((call: Json) => {
    const sends = /^(CALL|CALLCODE|SELFDESTRUCT)$/.test(call.type) && BigInt(call.value ?? 0) > 0n
    const counts = sends || call.type.startsWith("CREATE")
    const isReverted = isOuterUndone || Boolean(call.error)
    return [...(counts ? [{ call, isReverted }] : []), ...internalIn(call, isOuterUndone)]
  })
}

function methodOf(tx: Json): Json {
  if (tx.to === null) return { callType: "CONTRACT_CREATION", methodHash: "", methodName: "Contract Created" }
  if (tx.input === "0x") return { callType: "NATIVE_TRANSFER", methodHash: "", methodName: "Native Transfer" }
  return { callType: "CONTRACT_CALL", methodHash: tx.input.length < 10 ? "" : tx.input.slice(0, 10) }
}

function creationsIn(frame: Json, depth: number): Json[] {
  if (frame.error) return []
  const own = frame.type.startsWith("CREATE") ? [{ to: frame.to, from: frame.from, isTop: depth === 0 }] : []
  return [...own, ...(frame.calls ?? []).flatMap((inner: Json) => creationsIn(inner, 1))]
}

function transfersOf(log: Json, place: object): Json[] {
  const moved = movedBy(log)
  if (!moved) return []
  const { standard, from, to, tokens } = moved
  if (!isPadded(from) || !isPadded(to)) return []
  return tokens.map(([tokenId, value], batchIndex) => ({
    blockNumber: Number(log.blockNumber),
    logIndex: Number(log.logIndex),
    batchIndex,
    standard,
    token: log.address,
    from: addressIn(from),
    to: addressIn(to),
    ...(tokenId === undefined ? {} : { tokenId: word(tokenId) }),
    fragment: {
      ...place,
      txHash: log.transactionHash,
      from: party(addressIn(from)),
      to: party(addressIn(to)),
      logIndex: Number(log.logIndex),
      ...(value === undefined ? {} : { value: value.toString() }),
    },
  }))
}

interface Moved {
  readonly standard: number
  readonly from: string
  readonly to: string
  readonly tokens: readonly (readonly [tokenId: bigint | undefined, value: bigint | undefined])[]
}

function movedBy({ topics, data }: Json): Moved | undefined {
  if (topics[0] === transfer) {
    const [, from, to, id] = topics
    if (topics.length === 3 && data.length === 66)
      return { standard: 20, from, to, tokens: [[undefined, BigInt(data)]] }
    if (topics.length === 4 && data === "0x") return { standard: 721, from, to, tokens: [[BigInt(id), undefined]] }
    return undefined
  }
  if (topics.length !== 4 || (topics[0] !== single && topics[0] !== batch)) return undefined
  const [, , from, to] = topics
  if (topics[0] === single) {
    if (data.length !== 130) return undefined
    const [id, value] = decodeAbiParameters([{ type: "uint256" }, { type: "uint256" }], data)
    return { standard: 1155, from, to, tokens: [[id, value]] }
  }
  try {
    const [ids, values] = decodeAbiParameters([{ type: "uint256[]" }, { type: "uint256[]" }], data)
    if (ids.length !== values.length) return undefined
    return { standard: 1155, from, to, tokens: ids.map((id, index) => [id, values[index]]) }
  } catch {
    return undefined
  }
}
