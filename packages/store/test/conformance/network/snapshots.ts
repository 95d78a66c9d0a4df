import { describe, expect, test } from "vitest"
import type { Connection } from "../../../src/engine.ts"
import { networkPart } from "../../../src/engine.ts"
import { listNetworkBlocks } from "../../../src/network/queries/blocks.ts"
import { EngineStore } from "../../../src/store.ts"
import type { TemporaryStore } from "../../temporary-store.ts"
import { address, batchOf, id32, progressOf, transactionOf, utxoOf } from "./rows.ts"
import { type NetworkSetting, type OpenNetwork, setUpNetwork } from "./setting.ts"

export function describeSnapshots(name: string, createTemporaryStore: () => Promise<TemporaryStore>): void {
  describe(`${name}: snapshots`, () => {
    const setting = setUpNetwork(createTemporaryStore)
    const append = async ({ writer }: OpenNetwork, height: number) => {
      const batch = batchOf("P", height, 1)
      await writer.append(batch, progressOf(batch))
    }

    test("all statements see one state, whatever is stored between them", () =>
      setting.withNetwork(async (network) => {
        await append(network, 0)
        const reader = readerOf(setting, network)
        const counts = await reader.snapshot(async (connection) => {
          const before = await blocksOf(connection, network)
          await append(network, 1)
          return [before, await blocksOf(connection, network)]
        })
        expect(counts).toEqual([1, 1])
        expect(await reader.snapshot((connection) => blocksOf(connection, network))).toBe(2)
      }))

    test("of what is not there yet nothing is seen, and what comes then is", async () => {
      const networkId = setting.newNetworkId()
      const network = { networkId, writer: undefined as never, reader: undefined as never }
      const reader = readerOf(setting, network)
      expect(await reader.snapshot((connection) => blocksOf(connection, network))).toBe(0)
      const writer = await setting.store.openNetworkWriter(networkId)
      await append({ ...network, writer }, 0)
      await writer.close()
      expect(await reader.snapshot((connection) => blocksOf(connection, network))).toBe(1)
    })

    test("one that fails keeps nothing from the next", () =>
      setting.withNetwork(async (network) => {
        await append(network, 0)
        const reader = readerOf(setting, network)
        const boom = new Error("boom")
        const failing = Array.from({ length: 10 }, () =>
          reader.snapshot(async (connection) => {
            await blocksOf(connection, network)
            throw boom
          }),
        )
        const reading = reader.snapshot((connection) => blocksOf(connection, network))
        const failed = { status: "rejected", reason: boom }
        expect(await Promise.allSettled([...failing, reading])).toEqual([
          ...failing.map(() => failed),
          { status: "fulfilled", value: 1 },
        ])
        await append(network, 1)
        expect(await reader.snapshot((connection) => blocksOf(connection, network))).toBe(2)
      }))

    test("funds that go from one to the other are never seen twice or not at all", () =>
      setting.withNetwork(async ({ writer, reader }) => {
        const owners = [address(1), address(2)]
        const [rounds, seen] = [40, new Set<string>()]
        let stored = 0
        const store = async () => {
          for (let height = 0; height < rounds; height += 1) {
            const spent = { txId: id32(height - 1, 0x77), outputIndex: 0 }
            const consumingTx = id32(height, 0x77)
            // Now one owns it alone, now both, now it is locked: each is counted in another way.
            const terms = { addresses: height % 3 === 2 ? owners : [address(1 + (height % 2))], locktime: height % 5 }
            const utxo = utxoOf({ txId: consumingTx, outputIndex: 0 }, { ...terms, height, timestamp: height * 10 })
            const batch = batchOf("P", height, 1, {
              transactions: [transactionOf(height, 0, consumingTx, { inputs: [spent], outputs: 1 })],
              utxos: [utxo],
              consumptions: [{ ...spent, consumingTx, height, timestamp: height * 10 }],
            })
            await writer.append(batch, progressOf(batch))
            stored += 1
            await elsewhere()
          }
        }
        const look = async () => {
          for (; stored < rounds; await elsewhere()) {
            if (stored > 0) {
              const [balances, utxos] = await Promise.all([
                reader.balances("P", owners),
                reader.utxos(
                  { chain: "P", addresses: owners, includeSpent: false, sortBy: "amount", order: "asc" },
                  { limit: 9 },
                ),
              ])
              seen.add(`${balances.map(({ amount }) => amount)} in ${utxos.length}`)
            }
          }
        }
        await Promise.all([store(), look(), look()])
        expect([...seen]).toEqual(["100 in 1"])
      }))
  })
}

/** Lets others have their turn. */
const elsewhere = () => new Promise((resolve) => setImmediate(resolve))

function readerOf({ store }: NetworkSetting, { networkId }: OpenNetwork) {
  if (!(store instanceof EngineStore)) throw new TypeError("no engine")
  return store.engine.reader(networkPart(networkId))
}

async function blocksOf(connection: Connection, { networkId }: OpenNetwork): Promise<number> {
  const all = { network: networkId, chain: 0, height: 1000, limit: 1000 }
  return (await connection.all(listNetworkBlocks, all)).length
}
