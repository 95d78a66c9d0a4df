import { describe, expect, test } from "vitest"
import { chainPart, type ReadingConnection } from "../../src/engine.ts"
import { engineOf } from "../../src/engine-of.ts"
import { balanceKey } from "../../src/evm/balances/key.ts"
import { checkpointOf } from "../../src/evm/checkpoint.ts"
import { checkHoldings } from "../../src/evm/verification/holding-check.ts"
import { verifyingChain } from "../../src/index.ts"
import { type Consistency, Findings } from "../../src/verification/inconsistency.ts"
import type { TemporaryStore } from "../temporary-store.ts"
import { tamper } from "./archived.ts"
import { atHead, batchOf } from "./chain-of.ts"
import { ann, askAll, blockOf, bob, erc20, honest, mute, nobody, rebasing } from "./holders.ts"
import { setUp } from "./setting.ts"

const contents = [
  blockOf(erc20(honest, nobody, ann, 5n), erc20(rebasing, nobody, ann, 5n)),
  blockOf(erc20(honest, ann, bob, 5n)),
]
const [anns, bobs] = [ann, bob].map((holder) => balanceKey({ holder, standard: 20, contract: honest }))
const rule = "it says whether the last balance or answer of a key is above nothing"

export function describeVerifiedHoldings(name: string, createTemporaryStore: () => Promise<TemporaryStore>): void {
  describe(`${name}: verifying which balances are left`, () => {
    const setting = setUp(createTemporaryStore)

    /** A chain of these blocks, after contracts were asked: one says more than its events, and one of what they do not name. */
    async function stored() {
      const chainId = setting.newChainId()
      const writer = await setting.store.openWriter(chainId)
      const batch = batchOf(contents)
      await writer.append(batch, atHead(batch))
      await askAll(writer, ({ contract }) => (contract === rebasing ? 7n : contract === mute ? undefined : 0n))
      await writer.close()
      return chainId
    }

    async function checking(chainId: string) {
      const connection = engineOf(setting.store).reader(chainPart(chainId))
      const chain = BigInt(chainId)
      const checkpoint = await checkpointOf(connection, chain)
      if (checkpoint === undefined) throw new Error("nothing is stored")
      return { connection, check: { chain, checkpoint } }
    }

    const found = async (chainId: string) =>
      (await verifyingChain(setting.store, chainId).check()).inconsistencies.filter(
        ({ table }) => table === "evm_holding",
      )

    test("what follows from balances and answers is no contradiction", async () => {
      expect(await found(await stored())).toEqual([])
    })

    test.each([
      ["left where it is gone", `UPDATE evm_holding SET held = 1 WHERE chain_id = :chain AND held = 0`, "held", "gone"],
      ["lost", `DELETE FROM evm_holding WHERE chain_id = :chain AND held = 0`, "no row", "gone"],
      [
        "told twice",
        `INSERT INTO evm_holding (chain_id, held, key) SELECT chain_id, 1, key FROM evm_holding WHERE chain_id = :chain AND held = 0`,
        "held and gone",
        "gone",
      ],
    ])("a key that is %s is named", async (_, sql, stored_, expected) => {
      const chainId = await stored()
      await tamper(setting.store, chainId, sql)
      expect(await found(chainId)).toEqual([{ table: "evm_holding", key: anns, rule, stored: stored_, expected }])
    })

    test("a key of no balance is named", async () => {
      const chainId = await stored()
      await tamper(
        setting.store,
        chainId,
        `DELETE FROM evm_balance WHERE chain_id = :chain AND block_number = 1 AND balance <> '0'`,
      )
      // The contract answered that he has nothing.
      expect(await found(chainId)).toEqual([
        { table: "evm_holding", key: bobs, rule, stored: "held", expected: "no row" },
      ])
    })

    test("it is the same in however many pieces", async () => {
      const chainId = await stored()
      await tamper(setting.store, chainId, "UPDATE evm_holding SET held = 1 - held WHERE chain_id = :chain")
      const { connection, check } = await checking(chainId)
      const results: Consistency[] = []
      for (const keysAtOnce of [1, 2, 3, 100]) {
        const findings = new Findings()
        await checkHoldings({ ...check, connection, findings }, keysAtOnce)
        results.push(findings.result())
      }
      expect(results[0]).toMatchObject({ checked: { evm_holding: 3 }, inconsistencies: { length: 3 } })
      for (const result of results) expect(result).toEqual(results[0])
    })

    test("blocks that come while they are looked through are no contradiction", async () => {
      await setting.withChain(async ({ chainId, writer }) => {
        const first = batchOf(contents.slice(0, 1))
        await writer.append(first, atHead(first))
        const { connection: reader, check } = await checking(chainId)
        let isWritten = false
        const connection = writing(reader, async () => {
          if (isWritten) return
          isWritten = true
          const second = batchOf(contents.slice(1), { from: 1 })
          await writer.append(second, atHead(second))
        })
        const findings = new Findings()
        await checkHoldings({ ...check, connection, findings })
        expect([isWritten, findings.result().inconsistencies]).toEqual([true, []])
      })
    })
  })
}

/** A connection on which something is done before the keys are read, after the balances were. */
function writing(connection: ReadingConnection, act: () => Promise<void>): ReadingConnection {
  return new Proxy(connection, {
    get: (target, member) => {
      if (member === "all")
        return async (...given: Parameters<ReadingConnection["all"]>) => {
          if (given[0].name === "dump_evm_holding") await act()
          return target.all(...given)
        }
      if (member === "snapshot")
        return (work: Parameters<ReadingConnection["snapshot"]>[0]) =>
          target.snapshot((state) => work(writing(state as ReadingConnection, act)))
      const value = Reflect.get(target, member) as unknown
      return typeof value === "function" ? value.bind(target) : value
    },
  })
}
