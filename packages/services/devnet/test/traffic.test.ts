import { decodePChainBlock, decodeXChainBlock, formatId } from "@serac/chain"
import { loadCrypto } from "@serac/evm-chain"
import { zeroID } from "@serac/ledger"
import { expect, test } from "vitest"
import { DevnetClock } from "../src/network/devnet-clock.ts"
import { fastRecover } from "../src/network/fast-recover.ts"
import { PrimaryNetwork } from "../src/network/primary-network.ts"
import { busyness } from "../src/traffic/rhythm.ts"
import { Traffic } from "../src/traffic/traffic.ts"

const start = Date.parse("2026-01-01T00:00:00Z")
const day = 86_400_000

/** AVAX of all kinds that there is: on X, on P, staked, on its way. */
function total({ x, p, memory, genesis }: PrimaryNetwork): bigint {
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

/** What all transactions of P and X took in and did not give out again, in nAVAX. */
function burned({ p, x, genesis }: PrimaryNetwork): bigint {
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

const crypto = await loadCrypto()

/** What L1 validators got back of their balances: the output behind those of the transaction that ended or disabled them. */
function refunded({ p }: PrimaryNetwork): bigint {
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

function run(seed: string, days: number) {
  const clock = new DevnetClock({ start, isStopped: true })
  const network = new PrimaryNetwork({ clock, seed, recover: fastRecover(crypto) })
  const first = total(network)
  const traffic = new Traffic({ network, seed, pace: 0.14 })
  traffic.run(start + days * day)
  return { network, traffic, first }
}

const digest = ({ network: { p, x, consensus } }: ReturnType<typeof run>) => ({
  P: `${p.last.height} ${formatId(p.last.id)}`,
  X: `${x.last.height} ${formatId(x.last.id)}`,
  containers: [consensus.P, consensus.X].map((chain) => formatId(chain.at(chain.length - 1).id)),
})

test("does the same on the same seed, of every kind, and creates nothing but rewards", () => {
  const [one, other] = [run("a", 2), run("a", 2)]
  expect(digest(one)).toEqual(digest(other))
  const { issued } = one.traffic.counts
  expect(Object.keys(issued).sort()).toEqual([
    "L1.balance",
    "L1.create",
    "L1.disable",
    "L1.register",
    "L1.weight",
    "P.createSubnet",
    "P.delegator",
    "P.export",
    "P.import",
    "P.removal",
    "P.subnetOwner",
    "P.subnetValidator",
    "P.transfer",
    "P.validator",
    "X.createAsset",
    "X.export",
    "X.import",
    "X.operate",
    "X.transfer",
    "X.transferAsset",
  ])
  const { network, first } = one
  const paid = [...network.p.state.rewards].flatMap(([, utxos]) => utxos)
  expect(paid.length).toBeGreaterThan(0)
  const rewards = paid.reduce((sum, { output }) => sum + ("amount" in output ? output.amount : 0n), 0n)
  expect(total(network)).toBe(first - burned(network) + rewards + refunded(network))
})

test("is busiest in the afternoon and quiet before dawn", () => {
  const at = (hour: number) => Math.round(busyness(start + hour * 3_600_000) * 100) / 100
  expect([4, 10, 16, 22, 28].map(at)).toEqual([0.2, 0.6, 1, 0.6, 0.2])
})
