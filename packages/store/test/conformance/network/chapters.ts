import type { NetworkBatch } from "../../../src/index.ts"
import { address, batchOf, id32, transactionOf, utxoOf } from "./rows.ts"
import { story } from "./supply-story.ts"

const owner = { locktime: "0", threshold: 1, addresses: ["local1"] }

/** The story of all that sums are made of, and a row of each other kind. */
export const chapters: readonly NetworkBatch[] = [
  ...story.map(({ batch }) => batch),
  batchOf("P", 3, 2, {
    transactions: [
      transactionOf(3, 0, id32(3, 0x77), {
        inputs: [{ txId: id32(90), outputIndex: 0 }],
        addresses: [address(1), address(2)],
      }),
    ],
    consumptions: [
      { txId: id32(90), outputIndex: 0, consumingTx: id32(3, 0x77), height: 3, timestamp: 30, credentials: "[]" },
      // What it consumed is in no block.
      { txId: id32(91), outputIndex: 0, consumingTx: id32(3, 0x77), height: 3, timestamp: 30 },
    ],
    utxos: [utxoOf({ txId: id32(3, 0x77), outputIndex: 0 }, { addresses: [address(1), address(2)], height: 3 })],
    subnets: [{ subnetId: id32(7), height: 3, index: 0, createdAt: 30, data: { owner } }],
    blockchains: [
      {
        ...{ blockchainId: id32(1, 0xb0), subnetId: id32(7), height: 3, index: 0, createdAt: 30 },
        ...{ name: "chain", vmId: "vm", evmChainId: "77" },
      },
    ],
    rewards: [
      {
        ...{ utxo: { txId: id32(1, 0x57), outputIndex: 5 }, type: "VALIDATOR", stakerTx: id32(1, 0x57) },
        ...{ rewardTx: id32(4, 0x77), nodeId: address(1), addresses: [address(1)], amount: 6n, assetId: id32(1, 0xa5) },
        ...{ start: 1, end: 2, stake: 80n, height: 3, timestamp: 30 },
      },
    ],
    periods: [{ rewardTx: id32(4, 0x77), stakerTx: id32(1, 0x57), data: { reward: "1" } as never }],
  }),
  batchOf("X", 2, 1, {
    assets: [
      {
        ...{ assetId: id32(2, 0xa5), name: "Other", symbol: "OTH", denomination: 2, type: "secp256k1" as never },
        ...{ cap: "fixed" as never, createdAt: 20 },
      },
    ],
  }),
]
