import { setTimeout as sleep } from "node:timers/promises"
import { describe, expect, test } from "vitest"
import { openStore } from "../../src/index.ts"
import type { TemporaryStore } from "../temporary-store.ts"
import { address, batchOf, plainBlocks, word } from "./chain-of.ts"
import * as network from "./network/rows.ts"
import { setUp } from "./setting.ts"

/** Longer than any engine's version may be behind. */
const behind = 10

const nft = {
  logIndex: 0,
  batchIndex: 0,
  standard: 721,
  token: address(5),
  from: address(1),
  to: address(2),
  tokenId: word(1),
} as const

export function describeVersions(name: string, createTemporaryStore: () => Promise<TemporaryStore>): void {
  describe(`${name}: versions`, () => {
    const setting = setUp(createTemporaryStore)

    async function versionsAfter(
      reader: { version(): Promise<string> },
      changes: readonly (() => Promise<unknown>)[],
    ): Promise<readonly string[]> {
      const versions = [await reader.version()]
      for (const change of changes) {
        await change()
        await sleep(behind)
        versions.push(await reader.version())
      }
      return versions
    }

    test("a chain's version changes with the first block, any other, metadata and a rollback, and none comes again", () =>
      setting.withChain(async ({ writer, reader }) => {
        const progress = { nodeHead: 2, now: 1 }
        const first = plainBlocks(1)
        const token = { contract: nft.token, tokenId: nft.tokenId, tokenUri: "", metadata: "{}", attempts: 1 }
        const versions = await versionsAfter(reader, [
          () => writer.append(batchOf(first), progress),
          () => writer.append(batchOf([{ transfers: [nft] }], { from: 1 }), progress),
          () => writer.saveContracts([{ address: nft.token, ercType: "ERC-721", name: "Ice", attempts: 1 }]),
          () => writer.saveTokens([token]),
          () => writer.rollback(0),
          () => writer.append(batchOf([{ transfers: [nft] }], { from: 1 }), progress),
          () => writer.rollback(0),
        ])
        expect(new Set(versions).size).toBe(8)
      }))

    test("a network's version changes with a block, UTXOs, what is observed and what is noted", async () => {
      const networkId = 77
      const reader = setting.store.network(networkId)
      const writer = await setting.store.openNetworkWriter(networkId)
      const batch = network.batchOf("P", 0, 1)
      const row = network.stakerOf(1)
      const versions = await versionsAfter(reader, [
        () => writer.append({ ...batch, stakers: [row] }, network.progressOf(batch)),
        () => writer.addUtxos([network.utxoOf({ txId: network.id32(9), outputIndex: 0 }, { height: 0, timestamp: 0 })]),
        () => writer.observe([{ txId: row.txId, uptime: 50 }], 9),
        () => writer.note(["nothing is missing"]),
      ])
      await writer.close()
      expect(new Set(versions).size).toBe(5)
    })

    test("a version is never behind a status that was read before", () =>
      setting.withChain(async ({ writer, reader }) => {
        const versions: string[] = []
        for (let from = 0; from < 20; from++) {
          versions.push(await reader.version())
          await writer.append(batchOf(plainBlocks(1), { from }), { nodeHead: from, now: 1 })
          await reader.status()
        }
        expect(new Set(versions).size).toBe(20)
      }))

    test("what is read after a version is of its state or of a later one, whatever is stored meanwhile", () =>
      setting.withChain(async ({ chainId, writer }) => {
        const other = await openStore(setting.temporary.location)
        const reader = other.chain(chainId)
        const rounds = 60
        const heads = new Map<string, number>()
        let stored = -1
        const store = async () => {
          for (let from = 0; from < rounds; from++) {
            await writer.append(batchOf(plainBlocks(1), { from }), { nodeHead: from, now: 1 })
            stored = from
            await elsewhere()
          }
        }
        const look = async () => {
          for (; stored < rounds - 1; await elsewhere()) {
            const version = await reader.version()
            const head = (await reader.status())?.head.number ?? -1
            heads.set(version, Math.min(head, heads.get(version) ?? head))
          }
        }
        await Promise.all([store(), look()])
        await other.close()
        // In the order in which the versions were seen, the lowest head of each never falls below that of an earlier one.
        const lowest = [...heads.values()]
        expect(lowest).toEqual([...lowest].sort((a, b) => a - b))
        expect(lowest.length).toBeGreaterThan(1)
      }))
  })
}

/** Lets others have their turn. */
const elsewhere = () => new Promise((resolve) => setImmediate(resolve))
