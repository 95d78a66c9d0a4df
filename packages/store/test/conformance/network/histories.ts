import { formatId } from "@serac/chain"
import fc from "fast-check"
import type { NetworkBatch, PrimaryChain, UtxoKey, UtxoRow } from "../../../src/index.ts"
import { address, batchOf, emptyBatch, hexOf, id32, transactionOf, utxoOf } from "./rows.ts"

export const chains: readonly PrimaryChain[] = ["P", "X", "C"]
export const addresses = [address(1), address(2), address(3), address(4)]
export const assets = [id32(1, 0xa5), id32(2, 0xa5)]
export const types = ["BaseTx", "ExportTx", "ImportTx"]

const someChain = fc.constantFrom(...chains)
const someOutput = fc.record({
  owners: fc.subarray(addresses, { minLength: 0, maxLength: 3 }),
  asset: fc.constantFrom(...assets),
  amount: fc.constantFrom(0n, 1n, 5n, 5n, 300n, 2n ** 64n - 1n),
  to: fc.option(someChain, { freq: 3 }),
  locktime: fc.constantFrom(0, 0, 77),
  stakeableLocktime: fc.constantFrom(0, 0, 2 ** 53 - 1),
  staked: fc.constantFrom(false, false, true),
  isTransfer: fc.constantFrom(true, true, true, false),
})
const someTransaction = fc.record({
  chain: someChain,
  /** How many blocks after that of the transaction before it. */
  later: fc.integer({ min: 0, max: 2 }),
  type: fc.constantFrom(...types),
  outputs: fc.array(someOutput, { maxLength: 4 }),
  consumes: fc.array(fc.nat(), { maxLength: 3 }),
  returns: fc.array(fc.nat(), { maxLength: 1 }),
  names: fc.subarray(addresses, { maxLength: 1 }),
})

/** Transactions of the three chains in the order in which they depend on each other. */
export const someTransactions = fc.array(someTransaction, { maxLength: 30, size: "max" })
export type Drawn = typeof someTransactions extends fc.Arbitrary<infer Drawn> ? Drawn : never

/** In which order batches of the chains are stored, and how many blocks each has. */
export const someOrder = fc.array(fc.tuple(someChain, fc.integer({ min: 1, max: 5 })), { maxLength: 30, size: "max" })
export type Order = typeof someOrder extends fc.Arbitrary<infer Order> ? Order : never

/** All of each chain in one batch. */
export type History = Readonly<Record<PrimaryChain, NetworkBatch>>

/** What the transactions make of the three chains. */
export function historyOf(drawn: Drawn): History {
  const built = { P: start("P"), X: start("X"), C: start("C") }
  const unspent: UtxoRow[] = []
  for (const [number, step] of drawn.entries()) {
    const chain = built[step.chain]
    if (step.later > 0 && !(chain.height === 0 && chain.index === 0)) {
      chain.height += step.later
      chain.index = 0
    }
    const { height, index } = chain
    chain.index += 1
    const id = id32(number, 0x77)
    const timestamp = timeOf(height)
    const inputs: UtxoKey[] = []
    for (const each of step.consumes) {
      const usable = unspent.filter(({ consumedOn, staked }) => consumedOn === step.chain && !staked)
      const utxo = usable[each % usable.length]
      if (utxo === undefined) continue
      unspent.splice(unspent.indexOf(utxo), 1)
      inputs.push({ txId: utxo.txId, outputIndex: utxo.outputIndex })
    }
    for (const each of step.returns) {
      const usable = unspent.filter(({ createdOn, staked }) => createdOn === step.chain && staked)
      const utxo = usable[each % usable.length]
      if (utxo === undefined) continue
      unspent.splice(unspent.indexOf(utxo), 1, { ...utxo, staked: false })
      chain.returned.push({ txId: utxo.txId, outputIndex: utxo.outputIndex })
    }
    const utxos = step.outputs.map((output, outputIndex) =>
      utxoOf(
        { txId: id, outputIndex },
        {
          createdOn: step.chain,
          consumedOn: output.to ?? step.chain,
          assetId: output.asset,
          amount: output.amount,
          addresses: output.owners,
          height,
          timestamp,
          locktime: output.locktime,
          stakeableLocktime: output.stakeableLocktime,
          staked: output.staked && output.to === null,
          isTransfer: output.isTransfer,
        },
      ),
    )
    unspent.push(...utxos)
    chain.utxos.push(...utxos)
    const credentials = step.chain === "P" ? {} : { credentials: `[{"of":"${hexOf(id)}"}]` }
    chain.consumptions.push(...inputs.map((key) => ({ ...key, consumingTx: id, height, timestamp, ...credentials })))
    chain.transactions.push(
      transactionOf(height, index, id, {
        type: step.type,
        timestamp,
        fragment: `{"txHash":"${hexOf(id)}",${burning(step.chain, number)}`,
        inputs,
        outputs: utxos.length,
        assets: step.chain === "X" ? assets.filter((asset) => utxos.some(({ assetId }) => assetId === asset)) : [],
        addresses: addresses.filter(
          (owner) => step.names.includes(owner) || utxos.some((utxo) => utxo.addresses.includes(owner)),
        ),
      }),
    )
  }
  const whole = ({ chain, height, ...rows }: Building): NetworkBatch => ({
    ...batchOf(chain, 0, height + 1),
    blocks: batchOf(chain, 0, height + 1).blocks.map((block) => ({ ...block, timestamp: timeOf(block.height) })),
    ...rows,
  })
  return { P: whole(built.P), X: whole(built.X), C: whole(built.C) }
}

/** What a transaction burned: one more than its number of one of the assets. */
const burning = (chain: PrimaryChain, number: number) => {
  const amount = `[{"assetId":"${formatId(assets[number % assets.length] as Uint8Array)}","amount":"${number + 1}"}]`
  return chain === "P" ? `"amountBurned":${amount}` : `"amountUnlocked":${amount},"amountCreated":[]`
}

/** Several blocks may have one time. */
const timeOf = (height: number) => Math.floor(height / 2) * 10

interface Building {
  readonly chain: PrimaryChain
  height: number
  index: number
  readonly utxos: NetworkBatch["utxos"][number][]
  readonly consumptions: NetworkBatch["consumptions"][number][]
  readonly returned: UtxoKey[]
  readonly transactions: NetworkBatch["transactions"][number][]
}

function start(chain: PrimaryChain): Building {
  return { chain, height: 0, index: 0, utxos: [], consumptions: [], returned: [], transactions: [] }
}

/** The batches in which a history is stored, in an order that keeps each chain's own. */
export function batchesOf(history: History, order: Order): readonly NetworkBatch[] {
  const next: Record<PrimaryChain, number> = { P: 0, X: 0, C: 0 }
  const batches: NetworkBatch[] = []
  for (const [chain, count] of [...order, ...chains.map((each): [PrimaryChain, number] => [each, 1000])]) {
    const from = next[chain]
    const blocks = history[chain].blocks.slice(from, from + count)
    if (blocks.length === 0) continue
    next[chain] = from + blocks.length
    batches.push(cut(history[chain], from, from + blocks.length))
  }
  return batches
}

/** What is in the blocks from a height below another. What was returned comes with the last. */
function cut(batch: NetworkBatch, from: number, to: number): NetworkBatch {
  const within = ({ height }: { readonly height: number }) => height >= from && height < to
  return {
    ...emptyBatch(batch.chain),
    blocks: batch.blocks.filter(within),
    transactions: batch.transactions.filter(within),
    utxos: batch.utxos.filter(within),
    consumptions: batch.consumptions.filter(within),
    returned: to === batch.blocks.length ? batch.returned : [],
  }
}
