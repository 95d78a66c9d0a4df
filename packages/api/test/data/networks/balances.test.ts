import { parseId } from "@serac/chain"
import type { BalanceGroup, NetworkReader } from "@serac/store"
import { afterAll, beforeAll, expect, test, vi } from "vitest"
import { now } from "../house.ts"
import {
  askedOf,
  cChain,
  get,
  houseOf,
  type NetworkHouse,
  network,
  pChain,
  platformChainId,
  refusal,
  xChain,
} from "./fake-network.ts"
import { address, bech32, cb58, id } from "./ids.ts"
import { avax } from "./utxo-rows.ts"

let house: NetworkHouse

beforeAll(async () => {
  house = await houseOf()
})

afterAll(() => house.close())

test("balances at a time are asked of the store, and parted by what was locked then", async () => {
  const asked: unknown[] = []
  house.reader.balancesAt = async (chain, addresses, moment) => {
    asked.push([chain, addresses.length, moment])
    return [group(5n, { locktime: 1000 }), group(7n, { stakeableLocktime: 500 }), group(9n, { staked: true })]
  }
  const [early, late] = [
    await get(house, `${path("p-chain")}&blockTimestamp=700`),
    await get(house, `${path("p-chain")}&blockTimestamp=1000`),
  ]
  expect(asked).toEqual([
    ["P", 2, 700],
    ["P", 2, 1000],
  ])
  const body = (unlockedUnstaked: object[], lockedPlatform: object[]) => ({
    status: 200,
    body: {
      balances: {
        unlockedUnstaked,
        unlockedStaked: [balance("9", 1)],
        lockedPlatform,
        lockedStakeable: [],
        lockedStaked: [],
        pendingStaked: [],
        atomicMemoryUnlocked: [],
        atomicMemoryLocked: [],
      },
      chainInfo: pChain,
    },
  })
  expect([early, late]).toEqual([body([balance("7", 1)], [balance("5", 1)]), body([balance("12", 2)], [])])
})

const group = (amount: bigint, more: Partial<BalanceGroup> = {}): BalanceGroup => ({
  assetId: parseId(network.avaxAssetId),
  createdOn: "P",
  locktime: 0,
  stakeableLocktime: 0,
  staked: false,
  amount,
  utxoCount: 1,
  ...more,
})
const balance = (amount: string, utxoCount: number, more: object = {}) => ({ ...avax, amount, utxoCount, ...more })
const path = (chain: string) => `/v1/networks/fuji/blockchains/${chain}/balances?addresses=P-${bech32(1)},${bech32(2)}`
const balancesOn = (...groups: readonly BalanceGroup[]) => {
  const read = vi.fn<NetworkReader["balances"]>(async () => groups)
  house.reader.balances = read
  return read
}

test("P-Chain balances are parted by what can be done with them now", async () => {
  const [over, ahead] = [now, now + 1]
  const read = balancesOn(
    group(1n),
    group(2n ** 64n - 1n, { locktime: over, stakeableLocktime: over, utxoCount: 2 }),
    group(10n, { staked: true }),
    group(20n, { staked: true, stakeableLocktime: over }),
    group(100n, { staked: true, stakeableLocktime: ahead }),
    group(200n, { staked: true, locktime: ahead }),
    group(1000n, { stakeableLocktime: ahead }),
    group(10_000n, { locktime: ahead }),
    group(20_000n, { locktime: ahead, stakeableLocktime: ahead }),
    group(5n, { createdOn: "X" }),
    group(6n, { createdOn: "C" }),
    group(7n, { createdOn: "C", locktime: ahead }),
  )
  expect(await get(house, path("p-chain"))).toEqual({
    status: 200,
    body: {
      balances: {
        unlockedUnstaked: [balance("18446744073709551616", 3)],
        unlockedStaked: [balance("30", 2)],
        lockedPlatform: [balance("30000", 2)],
        lockedStakeable: [balance("1000", 1)],
        lockedStaked: [balance("300", 2)],
        pendingStaked: [],
        atomicMemoryUnlocked: [
          balance("6", 1, { sharedWithChainId: network.cChainId, status: "import" }),
          balance("5", 1, { sharedWithChainId: network.xChainId, status: "import" }),
        ],
        atomicMemoryLocked: [balance("7", 1, { sharedWithChainId: network.cChainId, status: "import" })],
      },
      chainInfo: pChain,
    },
  })
  expect(askedOf(read)).toEqual([["P", [address(1), address(2)]]])
})

test("X-Chain balances name each asset once, the native one first, and no right to mint", async () => {
  balancesOn(
    group(3n, { createdOn: "X", assetId: id(2) }),
    group(0n, { createdOn: "X", assetId: id(3) }),
    group(4n, { createdOn: "X", assetId: id(1) }),
    group(5n, { createdOn: "X" }),
    group(6n, { createdOn: "X", locktime: now + 1, assetId: id(1) }),
    group(7n, { createdOn: "C" }),
  )
  const unknown = { name: "", symbol: "", denomination: 0, type: "secp256k1" }
  expect(await get(house, path("x-chain"))).toEqual({
    status: 200,
    body: {
      balances: {
        locked: [balance("6", 1, { ...unknown, assetId: cb58(1) })],
        unlocked: [
          balance("5", 1),
          ...[1, 2]
            .map((number) => balance(number === 1 ? "4" : "3", 1, { ...unknown, assetId: cb58(number) }))
            .sort((left, right) => (left.assetId < right.assetId ? -1 : 1)),
        ],
        atomicMemoryUnlocked: [balance("7", 1, { sharedWithChainId: network.cChainId })],
        atomicMemoryLocked: [],
      },
      chainInfo: xChain,
    },
  })
})

test("of the C-Chain only what can be imported is told", async () => {
  balancesOn(group(7n), group(8n, { createdOn: "X", locktime: now + 1 }))
  expect(await get(house, path("c-chain"))).toEqual({
    status: 200,
    body: {
      balances: {
        atomicMemoryUnlocked: [balance("7", 1, { sharedWithChainId: platformChainId })],
        atomicMemoryLocked: [balance("8", 1, { sharedWithChainId: network.xChainId })],
      },
      chainInfo: cChain,
    },
  })
})

test("balances of nobody are a 400", async () => {
  expect(await get(house, path("p-chain").split("?")[0] as string)).toEqual(
    refusal(400, "Bad Request", "addresses must be given"),
  )
})
