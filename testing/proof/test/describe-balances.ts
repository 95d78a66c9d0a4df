import { lowestRollback, openStore, type Store, type StoreLocation } from "@serac/store"
import type { Address } from "viem"
import { describe, expect, it } from "vitest"
import { balanceAt, compareBalances, holdersOf } from "../src/evm/compare-balances.ts"
import { Comparison } from "../src/evm/comparison.ts"
import type { Proof } from "../src/evm/prove-recording.ts"

/** The contracts' answers, by node, block and token: the same for both stores and for each call. */
const answers = new Map<string, Promise<bigint | undefined>>()
const ask: typeof balanceAt = (rpcUrl, token, at) => {
  const { standard, contract, holder, tokenId } = token
  const key = [rpcUrl, at, standard, contract, holder, tokenId].join(" ")
  const answer = answers.get(key) ?? balanceAt(rpcUrl, token, at)
  answers.set(key, answer)
  return answer
}

/** A recording with running nodes, and the store with its data. */
export interface StoredRecording {
  readonly proof: Proof
  readonly location: StoreLocation
}

/**
 * Proves balances. It rolls back blocks and indexes them again.
 *
 * @param stored - is called when a test runs.
 */
export function describeBalances(name: string, stored: () => StoredRecording): void {
  describe(`balances of ${name}`, () => {
    async function withStore<Result>(use: (store: Store) => Promise<Result>): Promise<Result> {
      const store = await openStore(stored().location)
      try {
        return await use(store)
      } finally {
        await store.close()
      }
    }

    /** Compares all chains, now and at blocks derived from the last one; all contract calls are made first. */
    async function compare(blocksOf: (head: number) => readonly (number | undefined)[]): Promise<Comparison> {
      const comparison = new Comparison([0, 0])
      await withStore(async (store) => {
        for (const { ledger, definition } of stored().proof.chains) {
          const { chainId } = ledger
          const rpcUrl = definition.rpcUrls[0] as string
          await askAll(store, chainId, rpcUrl)
          const reader = store.chain(chainId)
          const head = (await reader.status())?.head.number ?? 0
          for (const blockNumber of blocksOf(head))
            await compareBalances(
              { chainId, ledger, rpcUrl, reader, ask, ...(blockNumber !== undefined && { blockNumber }) },
              comparison,
            )
        }
      })
      return comparison
    }

    it("are what the contracts answer, for every holder, now and at earlier blocks", async () => {
      const comparison = await compare((head) => [undefined, head - 1, head / 2].map((at) => at && Math.floor(at)))
      expect(comparison.differences).toEqual([])
      expect(comparison.counts.get("erc20")?.items).toBeGreaterThan(50)
      const holders = stored().proof.chains.flatMap(({ ledger }) => holdersOf(ledger))
      expect(holders.length).toBeGreaterThan(10)
      expect(new Set(holders.map(({ standard }) => standard)).size).toBeGreaterThan(1)
    })

    it("are so after blocks were undone, and when they have come again", async () => {
      await withStore(async (store) => {
        for (const { ledger } of stored().proof.chains) {
          const lowest = (await lowestRollback(store, ledger.chainId)) ?? -1
          const writer = await store.openWriter(ledger.chainId)
          await writer.rollback(Math.max(lowest, Math.floor(ledger.blocks.length / 2)))
          await writer.close()
        }
      })
      expect((await compare(() => [undefined])).differences).toEqual([])
      const { proof, location } = stored()
      await proof.index(location)
      expect((await compare(() => [undefined])).differences).toEqual([])
    })
  })
}

/** Calls the contract for every missing holder, with separate code, at the block's number. */
async function askAll(store: Store, chainId: string, rpcUrl: string): Promise<void> {
  const writer = await store.openWriter(chainId)
  const now = Math.floor(Date.now() / 1000)
  for (let due = await writer.dueBalances(500, now); due !== undefined; due = await writer.dueBalances(500, now)) {
    const at = `0x${due.block.number.toString(16)}`
    const answers = []
    for (const holding of due.holdings) {
      const { standard, contract, holder, tokenId } = holding
      const asked = { standard, contract: contract as Address, holder: holder as Address }
      const balance = await ask(rpcUrl, { ...asked, ...(tokenId && { tokenId: BigInt(tokenId) }) }, at)
      answers.push({ holding, balance })
    }
    await writer.saveBalances(due, answers, now)
  }
  await writer.close()
}
