import fc from "fast-check"
import { beforeAll, describe, expect, test } from "vitest"
import { type Batch, dump, NotConsecutiveError, type RepairOptions, verifyingChain } from "../../src/index.ts"
import type { TemporaryStore } from "../temporary-store.ts"
import { archived, tamper } from "./archived.ts"
import { address, type BlockContent, batchOf, transactionHash, word } from "./chain-of.ts"
import { damages, derivedDamages, where } from "./damages.ts"
import { linesOf } from "./lines-of.ts"
import { messengerEvent } from "./messenger-content.ts"
import { setUpRebuilding } from "./rebuild-setting.ts"

const blockCount = 12
const progress = { nodeHead: blockCount - 1, now: 2_000_000_000 }
const { now } = progress

/** Blocks in which the same tokens move again and again, over two days. */
const contents: readonly BlockContent[] = Array.from(
  { length: blockCount },
  (_, number): BlockContent => ({
    timestamp: number * 15_000,
    gasUsed: BigInt(1 + number * 100),
    feesSpent: BigInt(1 + number * 7),
    transactions: [true, { succeeded: false, from: address(number % 3), to: address(7) }],
    transfers: [
      { logIndex: 0, batchIndex: 0, standard: 20, token: address(20), from: address(0), to: address(1), value: 9n },
      {
        logIndex: 1,
        batchIndex: 0,
        standard: 20,
        token: address(20),
        from: address(1),
        to: address(2 + (number % 2)),
        value: 4n,
      },
      {
        logIndex: 2,
        batchIndex: 0,
        standard: 721,
        token: address(30),
        tokenId: word(number % 4),
        from: address(number % 3),
        to: address(4 + (number % 3)),
      },
      ...[0, 1].map((batchIndex) => ({
        logIndex: 3,
        batchIndex,
        standard: 1155 as const,
        token: address(40),
        tokenId: word(batchIndex),
        from: address(0),
        to: address(5),
        value: 2n,
      })),
    ],
    deployments: [
      { transactionIndex: 0, sequence: 0, address: address(100 + number), deployer: address(1) },
      {
        transactionIndex: 0,
        sequence: 1,
        address: address(200 + number),
        deployer: address(1),
        deployerContract: address(100 + number),
      },
    ],
    internalTransactions: [{ transactionIndex: 1, sequence: 0, from: address(7), to: address(8) }],
    messengerEvents: [{ logIndex: 4, event: messengerEvent(number % 2 === 0 ? "sent" : "executed", number) }],
  }),
)
const stretch = (from: number, to: number) => batchOf(contents.slice(from, to), { from })
const whole = stretch(0, blockCount)

export function describeRepairing(
  name: string,
  createTemporaryStore: () => Promise<TemporaryStore>,
  share: number,
): void {
  describe(`${name}: repairing`, () => {
    const { setting, dumped, stored, withWriter } = setUpRebuilding(createTemporaryStore)
    const fresh = async () => stored(whole)

    /** Repairs blocks, and then what contradicts them. */
    const repairAll = (chainId: string, blocks = 5) =>
      withWriter(chainId, async (writer) => {
        for (let from = 0; from < blockCount; from += blocks) {
          const options = { now, derived: false, isFromStart: true }
          await writer.repair(stretch(from, Math.min(blockCount, from + blocks)), options)
        }
        const { inconsistencies } = await verifyingChain(setting.store, chainId).check()
        const found = await writer.repairDerived(inconsistencies)
        while ((await writer.catchUp(7)) !== undefined);
        return found
      })

    const repair = (chainId: string, batch: Batch, options: Partial<RepairOptions> = {}) =>
      withWriter(chainId, (writer) => writer.repair(batch, { now, ...options }))

    describe("of one chain", () => {
      let chain: Awaited<ReturnType<typeof stored>>
      beforeAll(async () => {
        chain = await fresh()
      })

      test.each(damages)("%s that are false are found and corrected, deep below the head", async (_, sql) => {
        const { chainId, lines } = chain
        await tamper(setting.store, chainId, sql(4))
        const before = await dumped(chainId)
        expect(before).not.toEqual(lines)
        const found = await repair(chainId, stretch(4, 5), { isDryRun: true })
        expect(await dumped(chainId)).toEqual(before)
        expect(await repair(chainId, stretch(4, 5))).toEqual(found)
        expect(await dumped(chainId)).toEqual(lines)
        expect(await repair(chainId, stretch(4, 5))).toEqual([])
      })

      test.each(derivedDamages)("%s that are false are made of the rows again", async (_, sql) => {
        const { chainId, lines } = chain
        await tamper(setting.store, chainId, sql)
        await repairAll(chainId)
        expect(await dumped(chainId)).toEqual(lines)
      })
    })

    test("a block that is lost comes again where it was", async () => {
      const { chainId, lines } = await fresh()
      await tamper(setting.store, chainId, "DELETE FROM evm_block WHERE chain_id = :chain AND number IN (4, 5)")
      expect(await repair(chainId, stretch(3, 7))).toEqual([4, 5].map((number) => ({ number, tables: ["evm_block"] })))
      expect(await dumped(chainId)).toEqual(lines)
    })

    test("what a lying node told of transfers is as if it had not: lists, balances, holders, owners, contracts and fees too", async () => {
      const { lines } = await fresh()
      const lies = contents.map((content, number): BlockContent => {
        if (number !== 3) return content
        const [mint, sent, owned, ...rest] = content.transfers ?? []
        if (mint === undefined || sent === undefined || owned === undefined) throw new Error("it has none")
        const other = { ...mint, token: address(60) }
        const stolen = { ...owned, to: address(66) }
        const transfers = [mint, { ...sent, value: 5n, to: address(66) }, stolen, ...rest, { ...other, logIndex: 8 }]
        const created = { transactionIndex: 1, sequence: 0, address: address(67), deployer: address(68) }
        const deployments = [...(content.deployments ?? []), created]
        return { ...content, transfers, deployments, feesSpent: 10_000n, gasUsed: 1n }
      })
      const { chainId } = await stored(batchOf(lies))
      expect(await dumped(chainId)).not.toEqual(lines)
      const [found, ...others] = await repair(chainId, stretch(3, 4), { derived: false })
      expect(others).toEqual([])
      expect(found).toEqual({
        number: 3,
        tables: ["evm_block", "evm_nft_owner", "evm_transfer", "evm_deployment", "evm_balance", "evm_counter"],
      })
      const owned = (all: readonly string[]) => all.filter((line) => !line.startsWith("evm_archive"))
      expect(owned(await dumped(chainId))).toEqual(owned(lines))
    })

    test("a balance alone is corrected without those after it, and with them where they are made of it", async () => {
      const { chainId, lines } = await fresh()
      const shifted = `UPDATE evm_balance SET balance = CAST(CAST(balance AS INTEGER) + 100 AS TEXT)
        WHERE chain_id = :chain AND block_number`
      const changed =
        "AND length(key) = 41 AND key IN (SELECT key FROM evm_balance WHERE chain_id = :chain AND block_number = 6)"
      for (const sql of [`${shifted} = 6 ${changed}`, `${shifted} >= 6 ${changed}`]) {
        await tamper(setting.store, chainId, sql)
        await repair(chainId, stretch(6, 7))
        expect(await dumped(chainId)).toEqual(lines)
      }
    })

    test("blocks above one whose transactions were counted falsely count on from it", async () => {
      const { chainId, lines } = await fresh()
      await tamper(
        setting.store,
        chainId,
        `UPDATE evm_block SET json = replace(json, '"cumulativeTransactions":"', '"cumulativeTransactions":"1') WHERE chain_id = :chain AND number > 6`,
      )
      await tamper(setting.store, chainId, "UPDATE evm_checkpoint SET transactions = 100 WHERE chain_id = :chain")
      await repair(chainId, stretch(7, 8))
      expect(await dumped(chainId)).toEqual(lines)
      expect((await setting.store.chain(chainId).status())?.transactions).toBe(2 * blockCount)
    })

    test("without traces what only they tell stays as it is", async () => {
      const { chainId, lines } = await fresh()
      const { internalTransactions: _, ...untraced } = stretch(2, 9)
      const top = untraced.deployments.filter(({ deployerContract }) => deployerContract === undefined)
      expect(await repair(chainId, { ...untraced, deployments: top })).toEqual([])
      expect(await dumped(chainId)).toEqual(lines)
    })

    test("the feed tells of blocks that are corrected, and of nothing where none was false", async () => {
      const { chainId } = await fresh()
      const reader = setting.store.chain(chainId)
      const { sequence } = await reader.changePosition()
      const told = async () => {
        const changes = await reader.changes({ after: sequence, limit: 9 })
        return changes === "gone" ? changes : changes.map(({ sequence: _, at: __, ...change }) => change)
      }
      await repair(chainId, stretch(0, 9))
      expect(await told()).toEqual([])
      for (const block of [2, 5])
        await tamper(setting.store, chainId, `DELETE FROM evm_deployment WHERE ${where(block)}`)
      await repair(chainId, stretch(0, 9), { isDryRun: true })
      expect(await told()).toEqual([])
      await repair(chainId, stretch(0, 9))
      expect(await told()).toEqual([{ kind: "repair", from: 2, to: 5 }])
      const { inconsistencies } = await verifyingChain(setting.store, chainId).check()
      expect(inconsistencies.filter(({ table }) => table === "evm_change")).toEqual([])
    })

    test("a false hash is corrected, and blocks of another fork, of a gap or above the head are refused", async () => {
      const { chainId, lines } = await fresh()
      await tamper(
        setting.store,
        chainId,
        "UPDATE evm_block SET hash = substr(hash, 2) WHERE chain_id = :chain AND number = 11",
      )
      await repair(chainId, stretch(11, 12))
      expect(await dumped(chainId)).toEqual(lines)
      for (const batch of [
        batchOf(contents.slice(4, 6), { from: 4, fork: 1 }),
        batchOf(contents.slice(0, 6), { fork: 1 }),
        batchOf(contents.slice(0, 2), { from: 11 }),
        { ...stretch(4, 7), blocks: stretch(4, 7).blocks.toSpliced(1, 1) },
      ])
        await expect(repair(chainId, batch)).rejects.toThrow(NotConsecutiveError)
      expect(await dumped(chainId)).toEqual(lines)
      await expect(repair(setting.newChainId(), stretch(0, 1))).rejects.toThrow("Nothing is stored")
    })

    test("what is corrected can be undone as what came by itself", async () => {
      const { chainId } = await stored(whole)
      const sql = `DELETE FROM evm_transfer WHERE chain_id = :chain AND block_number > 7`
      for (const each of [sql, "DELETE FROM evm_journal WHERE chain_id = :chain"])
        await tamper(setting.store, chainId, each)
      for (const table of ["evm_list", "evm_balance", "evm_nft_owner"])
        await tamper(setting.store, chainId, `DELETE FROM ${table} WHERE chain_id = :chain AND block_number > 7`)
      await withWriter(chainId, async (writer) => {
        await writer.repair(stretch(5, 12), { now })
        await writer.rollback(7)
      })
      const { lines } = await stored(stretch(0, 8))
      expect(await dumped(chainId)).toEqual(lines)
    })

    test("archived answers are replaced, those beside them in a chunk stay, and what is damaged can be filled again", async () => {
      const { chainId, lines } = await fresh()
      const archive = async (from: number, to: number) => archived(stretch(from, to))
      const other = await archived({ ...stretch(4, 6) }, [50, 50])
      await repair(chainId, other)
      expect(await dumped(chainId)).not.toEqual(lines)
      await repair(chainId, await archive(4, 6))
      expect(await dumped(chainId)).toEqual(lines)
      await tamper(
        setting.store,
        chainId,
        "UPDATE evm_archive SET digest = hash FROM evm_block b WHERE evm_archive.chain_id = :chain AND b.chain_id = :chain AND b.number = 0",
      )
      for (const [from, to] of [
        [3, 6],
        [0, 3],
        [6, 12],
      ] as const)
        await repair(chainId, await archive(from, to))
      expect(await dumped(chainId)).toEqual(lines)
    })

    test("whichever rows of whichever blocks are false, and in whatever pieces they are repaired, the chain is as freshly indexed", async () => {
      const someDamage = fc.record({ at: fc.nat(damages.length - 1), block: fc.nat(blockCount - 1) })
      const some = fc.record({
        rows: fc.array(someDamage, { maxLength: 6 }),
        derived: fc.array(fc.nat(derivedDamages.length - 1), { maxLength: 2 }),
        pieces: fc.integer({ min: 1, max: blockCount }),
      })
      const { lines } = await fresh()
      await fc.assert(
        fc.asyncProperty(some, async ({ rows, derived, pieces }) => {
          const { chainId } = await fresh()
          for (const { at, block } of rows) await tamper(setting.store, chainId, damages[at]?.[1](block) ?? "")
          for (const at of derived) await tamper(setting.store, chainId, derivedDamages[at]?.[1] ?? "")
          await repairAll(chainId, pieces)
          expect(await linesOf(dump(setting.store, chainId))).toEqual(lines)
        }),
        {
          numRuns: Math.ceil(30 * share),
          // A balance of a block above the head, whose own block is repaired for another reason.
          examples: [[{ rows: [{ at: 2, block: 11 }], derived: [3], pieces: 1 }]],
        },
      )
    }, 120_000)

    test("transactions are found by their hashes again", async () => {
      const { chainId } = await fresh()
      await tamper(setting.store, chainId, `DELETE FROM evm_transaction WHERE ${where(3)}`)
      const reader = setting.store.chain(chainId)
      expect(await reader.transaction(transactionHash(3, 0))).toBeUndefined()
      await repair(chainId, stretch(3, 4))
      expect(await reader.transaction(transactionHash(3, 0))).toMatchObject({ blockNumber: 3, index: 0 })
    })
  })
}
