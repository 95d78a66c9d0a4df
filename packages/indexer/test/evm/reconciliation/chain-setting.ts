import { mkdtemp, rm } from "node:fs/promises"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { DatabaseSync } from "node:sqlite"
import { EvmNode } from "@serac/kits/nodes"
import { type Batch, openStore, type Store, verifyingChain } from "@serac/store"
import { afterEach } from "vitest"
import { type DecodedBlock, decodeBlock } from "../../../src/evm/decode/block.ts"
import { Parties } from "../../../src/evm/decode/parties.ts"
import { createNode } from "../../../src/evm/node/node.ts"
import { VirtualClock } from "../../core/virtual-clock.ts"
import { FakeChain } from "../fake-chain.ts"

const chainId = "43112"

/** A chain stored in SQLite and served by a node, with functions to corrupt either. */
export function chainSetting() {
  const undo: (() => unknown)[] = []
  afterEach(async () => {
    for (const step of undo.splice(0).reverse()) await step()
  })

  /** @param traced - makes the chain's traces, which are stored too then. Default its node does not trace. */
  return async (length = 20, traced?: (chain: FakeChain) => void) => {
    const directory = await mkdtemp(join(tmpdir(), "serac-reconcile-"))
    undo.push(() => rm(directory, { recursive: true }))
    const store: Store = await openStore({ kind: "sqlite", directory })
    undo.push(() => store.close())
    const writer = await store.openWriter(chainId)
    undo.push(() => writer.close())
    const fake = new EvmNode(new FakeChain(length), { offersTraces: traced !== undefined })
    traced?.(fake.chain)
    const clock = new VirtualClock()
    const chain = { chainId, rpcUrls: ["http://node.test/"] }
    const node = createNode({ chain, clock, log: () => {}, fetch: fake.fetch, traces: "off" })
    const append = async (of: FakeChain, from: number) => {
      await writer.append(batchOf(of, from, traced !== undefined), { nodeHead: of.head, now: 1_800_000_000 })
    }
    await append(fake.chain, 0)
    const { signal } = new AbortController()
    return {
      sides: { reader: verifyingChain(store, chainId), node, parties: new Parties() },
      options: { clock, signal, confirmAfter: 5_000 },
      store,
      location: { kind: "sqlite", directory } as const,
      chain,
      fake,
      clock,
      writer,
      append,
      /** Corrupts stored data in a way that no product code would. */
      spoil(sql: string): void {
        const database = new DatabaseSync(join(directory, "chains", `${chainId}.sqlite`))
        if (database.prepare(sql).run().changes === 0) throw new Error(`nothing was changed by ${sql}`)
        database.close()
      },
      /** Lets time pass until the work is done. */
      async passing<T>(work: Promise<T>): Promise<T> {
        let isDone = false
        const done = () => {
          isDone = true
        }
        work.then(done, done)
        await clock.until(() => isDone)
        return work
      },
    }
  }
}

function batchOf({ blocks }: FakeChain, from: number, isTraced: boolean): Batch {
  const context = { chainId, parties: new Parties() }
  const decoded = blocks.slice(from).map(({ block, receipts, traces }, at): DecodedBlock => {
    const answers = isTraced ? { block, receipts, traces } : { block, receipts }
    return decodeBlock({ number: from + at }, answers, context)
  })
  return {
    blocks: decoded.map(({ block }) => block),
    transactions: decoded.flatMap(({ transactions }) => transactions),
    transfers: decoded.flatMap(({ transfers }) => transfers),
    deployments: decoded.flatMap(({ deployments }) => deployments),
    ...(isTraced && { internalTransactions: decoded.flatMap((one) => one.internalTransactions ?? []) }),
  }
}
