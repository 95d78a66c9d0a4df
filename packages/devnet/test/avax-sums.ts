import {
  type CChainUnsignedAtomicTransaction,
  decodeAtomicBatch,
  decodePChainBlock,
  decodeXChainBlock,
  formatId,
} from "@serac/chain"
import { type EvmChain, fromHex, type Hex } from "../src/evm/index.ts"
import { decodeAccount } from "../src/evm/state/account-state.ts"
import { walkTrie } from "../src/evm/state/walk.ts"
import { zeroID } from "../src/ledger/index.ts"
import type { PrimaryNetwork } from "../src/network/primary-network.ts"

/** The total AVAX on X, on P, staked, and exported but not yet imported, in nAVAX. */
export function total({ x, p, memory, genesis }: PrimaryNetwork): bigint {
  let sum = 0n
  const avax = Buffer.from(genesis.avaxAssetID).toString("hex")
  const add = (utxos: Iterable<[string, { assetID: Uint8Array; output: object }]>) => {
    for (const [, { assetID, output }] of utxos) {
      if (Buffer.from(assetID).toString("hex") !== avax) continue
      const inner = "output" in output ? (output.output as object) : output
      if ("amount" in inner) sum += inner.amount as bigint
    }
  }
  add(x.state.utxos)
  add(p.state.utxos)
  const ids = [zeroID, genesis.xChainID, genesis.cChainID]
  for (const one of ids) for (const other of ids) if (one !== other) add(memory.between(one, other))
  for (const { kind, weight } of p.state.stakers.inOrder()) if (kind !== "subnet-validator") sum += weight
  return sum
}

interface Flow {
  readonly inputs?: readonly { assetID: Uint8Array; input: object }[]
  readonly importedInputs?: readonly { assetID: Uint8Array; input: object }[]
  readonly outputs?: readonly { assetID: Uint8Array; output: object }[]
  readonly exportedOutputs?: readonly { assetID: Uint8Array; output: object }[]
  readonly stake?: readonly { assetID: Uint8Array; output: object }[]
}

/** The difference between the inputs and outputs of all transactions of P and X, in nAVAX. */
export function burned({ p, x, genesis }: PrimaryNetwork): bigint {
  const avax = formatId(genesis.avaxAssetID)
  const amountOf = ({ assetID, ...one }: { assetID: Uint8Array; input?: object; output?: object }): bigint => {
    const slot = (one.input ?? one.output) as {
      amount?: bigint
      input?: { amount: bigint }
      output?: { amount: bigint }
    }
    return formatId(assetID) === avax ? (slot.amount ?? (slot.input ?? slot.output)?.amount ?? 0n) : 0n
  }
  const sum = (some: readonly Parameters<typeof amountOf>[0][] = []) =>
    some.reduce((all, one) => all + amountOf(one), 0n)
  const blocks = [
    ...Array.from({ length: p.last.height }, (_, at) =>
      decodePChainBlock(p.state.blocks.at(at + 1)?.bytes as Uint8Array),
    ),
    ...Array.from({ length: x.last.height }, (_, at) =>
      decodeXChainBlock(x.state.blocks.at(at + 1)?.bytes as Uint8Array),
    ),
  ]
  return blocks
    .flatMap(({ transactions }) => transactions.map(({ unsigned }) => unsigned as Flow))
    .reduce((all, { inputs, importedInputs, outputs, exportedOutputs, stake }) => {
      const [taken, given] = [
        [inputs, importedInputs],
        [outputs, exportedOutputs, stake],
      ]
      return all + taken.reduce((one, some) => one + sum(some), 0n) - given.reduce((one, some) => one + sum(some), 0n)
    }, 0n)
}

/** The balances paid back to L1 validators: the output after those of the transaction that ended or disabled them. */
export function refunded({ p }: PrimaryNetwork): bigint {
  const transactions = Array.from(
    { length: p.last.height },
    (_, at) => p.state.blocks.at(at + 1)?.bytes as Uint8Array,
  ).flatMap((bytes) => decodePChainBlock(bytes).transactions)
  const behind = new Set(
    transactions.flatMap(({ id, unsigned }) =>
      unsigned.type === "SetL1ValidatorWeightTx" || unsigned.type === "DisableL1ValidatorTx"
        ? [`${formatId(id)}:${unsigned.outputs.length}`]
        : [],
    ),
  )
  const unspent = [...p.state.utxos].map(([, { txID, outputIndex, output }]) => ({ txID, outputIndex, slot: output }))
  const spent = transactions.flatMap(({ unsigned }) =>
    "inputs" in unsigned
      ? unsigned.inputs.map(({ txID, outputIndex, input }) => ({ txID, outputIndex, slot: input }))
      : [],
  )
  return [...unspent, ...spent]
    .filter(({ txID, outputIndex }) => behind.has(`${formatId(txID)}:${outputIndex}`))
    .reduce((sum, { slot }) => sum + ("amount" in slot ? slot.amount : 0n), 0n)
}

/** The total of rewards for validation and delegation, in nAVAX. */
export const rewarded = ({ p }: PrimaryNetwork): bigint =>
  [...p.state.rewards]
    .flatMap(([, utxos]) => utxos)
    .reduce((sum, { output }) => sum + ("amount" in output ? output.amount : 0n), 0n)

/** The total of all balances of an EVM chain after its last block, in wei, read from the nodes of its state trie. */
export async function totalOfAccounts(chain: EvmChain): Promise<bigint> {
  const { nodes } = await chain.dump()
  let sum = 0n
  walkTrie(fromHex(chain.rootOf(chain.tip)), {
    read: (key) => fromHex(nodes[key] as Hex),
    visit: () => {},
    leaf: (value) => {
      sum += decodeAccount(value).balance
    },
  })
  return sum
}

/** The difference between the inputs and outputs of all atomic transactions of the C-Chain, in nAVAX. */
export function burnedByAtomic(chain: EvmChain): bigint {
  let sum = 0n
  const add = (some: readonly { readonly amount: bigint }[], sign: bigint) => {
    for (const { amount } of some) sum += sign * amount
  }
  for (let height = 1n; height <= chain.tip.header.number; height++) {
    const batch = chain.blockAt(height)?.blockExtraData ?? new Uint8Array(0)
    const transactions = batch.length === 0 ? [] : decodeAtomicBatch(batch)
    for (const { unsigned } of transactions as readonly { unsigned: CChainUnsignedAtomicTransaction }[])
      if (unsigned.type === "ImportTx") {
        add(
          unsigned.importedInputs.map(({ input }) => input),
          1n,
        )
        add(unsigned.outputs, -1n)
      } else {
        add(unsigned.inputs, 1n)
        add(
          unsigned.exportedOutputs.map(({ output }) => output),
          -1n,
        )
      }
  }
  return sum
}
