import type { Hex } from "@serac/store"
import { Random } from "../random.ts"
import { hexQuantity, textHash } from "./hex.ts"
import { messageEvents } from "./messages.ts"
import { executeSent, type SentTransaction, type TransactionOutcome } from "./transaction.ts"

/** A block with all data that a node has of it, as JSON. */
export interface SimulatedBlock {
  readonly number: number
  readonly hash: Hex
  readonly timestamp: number
  readonly parent: SimulatedBlock | undefined
  readonly transactions: readonly SentTransaction[]
  readonly texts: {
    readonly full: string
    readonly brief: string
    /** One for each transaction. */
    readonly receipts: readonly string[]
    readonly traces: string
  }
  /** For newHeads. */
  readonly header: Readonly<Record<string, unknown>>
}

const noBloom = `0x${"0".repeat(512)}`
const someBloom = `0x${"0".repeat(511)}1`

/** Puts transactions into a block on top of another. */
export function makeBlock(
  parent: SimulatedBlock | undefined,
  transactions: readonly SentTransaction[],
  timestamp: number,
  random: Random,
): SimulatedBlock {
  const number = parent ? parent.number + 1 : 0
  const hash = textHash(`block ${parent?.hash} ${random.next()} ${timestamp}`)
  const place = { blockHash: hash, blockNumber: hexQuantity(number) }
  let logIndex = 0
  let gas = 0
  const receipts: object[] = []
  const outcomes: TransactionOutcome[] = []
  for (const [index, sent] of transactions.entries()) {
    const outcome = executeSent(sent, random)
    const gasUsed = random.between(21_000, 500_000)
    gas += gasUsed
    const at = { ...place, transactionHash: sent.hash, transactionIndex: hexQuantity(index) }
    const messages = outcome.succeeded && sent.kind === "call" ? messageEvents(new Random(`${hash} ${sent.hash}`)) : []
    const logs = [...outcome.events, ...messages].map((event) => ({
      ...event,
      ...at,
      logIndex: hexQuantity(logIndex++),
      removed: false,
    }))
    outcomes.push(outcome)
    receipts.push({
      ...at,
      from: sent.fields.from,
      to: sent.fields.to,
      // For a failed creation, some nodes return the contract address and some do not.
      contractAddress: (outcome.succeeded || random.chance(0.5)) && outcome.created ? outcome.created : null,
      status: outcome.succeeded ? "0x1" : "0x0",
      gasUsed: hexQuantity(gasUsed),
      cumulativeGasUsed: hexQuantity(gas),
      effectiveGasPrice: sent.fields.gasPrice,
      logs,
      logsBloom: logs.length > 0 ? someBloom : noBloom,
    })
  }
  const header = {
    number: hexQuantity(number),
    hash,
    parentHash: parent?.hash ?? `0x${"0".repeat(64)}`,
    timestamp: hexQuantity(timestamp),
    gasLimit: "0xe4e1c0",
    gasUsed: hexQuantity(gas),
    baseFeePerGas: hexQuantity(random.between(1, 2 ** 40)),
    logsBloom: logIndex > 0 ? someBloom : noBloom,
  }
  const whole = transactions.map(({ hash, fields }, index) => ({
    ...place,
    hash,
    transactionIndex: hexQuantity(index),
    ...fields,
  }))
  return {
    number,
    hash,
    timestamp,
    parent,
    transactions,
    header,
    texts: {
      full: JSON.stringify({ ...header, transactions: whole }),
      brief: JSON.stringify({ ...header, transactions: transactions.map(({ hash }) => hash) }),
      receipts: receipts.map((receipt) => JSON.stringify(receipt)),
      traces: JSON.stringify(
        outcomes.map(({ trace }, index) => ({ txHash: transactions[index]?.hash, result: trace })),
      ),
    },
  }
}

/** The block of this number below a block, or the block itself. */
export function ancestorAt(tip: SimulatedBlock, number: number): SimulatedBlock | undefined {
  let block: SimulatedBlock | undefined = tip
  while (block && block.number > number) block = block.parent
  return block?.number === number ? block : undefined
}

/** The last block that two chains share. */
export function commonAncestor(one: SimulatedBlock, other: SimulatedBlock): SimulatedBlock {
  let a = ancestorAt(one, Math.min(one.number, other.number)) as SimulatedBlock
  let b = ancestorAt(other, a.number) as SimulatedBlock
  while (a !== b) {
    a = a.parent as SimulatedBlock
    b = b.parent as SimulatedBlock
  }
  return a
}
