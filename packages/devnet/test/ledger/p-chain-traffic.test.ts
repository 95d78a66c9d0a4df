import { type PTransactionKind, pTransactionKinds } from "@serac/chain"
import { expect, test } from "vitest"
import { zeroID } from "../../src/ledger/index.ts"
import { Books } from "./traffic/books.ts"
import { digestOf, setsNow, setsOf } from "./traffic/digest.ts"
import { network, Traffic } from "./traffic/traffic.ts"

const steps = 800

/** The kinds of transactions that users may issue after the Helicon upgrade. */
const everyKind = Object.entries<PTransactionKind>(pTransactionKinds).flatMap(([type, { issuer, cost }]) =>
  issuer === "user" && cost !== null ? [type] : [],
)

test("no unit of AVAX is lost or made by a thousand random transactions, and validators are known at every height", () => {
  const traffic = new Traffic(1)
  const { chain, genesis } = traffic.network
  const books = new Books(chain, genesis.initialSupply)
  const seen: string[][] = []
  for (let step = 0; step < steps; step++)
    traffic.step((block) => {
      books.add(block)
      if (!chain.state.proposal) seen[block.height] = setsNow(chain.state)
      if (block.height % 10 > 0) return
      const { is, shouldBe } = books.balance
      expect({ height: block.height, ...is }).toEqual({ height: block.height, ...shouldBe })
    })
  const { is, shouldBe } = books.balance
  expect(is).toEqual(shouldBe)
  for (const [height, sets] of seen.entries()) if (sets) expect(setsOf(chain.state, height)).toEqual(sets)
  const total = [...traffic.counts.values()].reduce((sum, count) => sum + count, 0)
  expect(total).toBeGreaterThan(900)
  expect([...traffic.counts.keys()].sort()).toEqual(everyKind.toSorted())
})

test("blocks are all that another ledger needs, and going back to a mark undoes all that they did", () => {
  const traffic = new Traffic(3)
  const { chain, journal, genesis, time } = traffic.network
  const other = network()
  for (let step = 0; step < 150; step++) {
    const [before, now] = [digestOf(chain), time.now]
    const mark = journal.mark()
    traffic.step(() => undefined)
    if (step % 3 === 0) {
      journal.revert(mark)
      time.now = now
      expect(digestOf(chain)).toBe(before)
      continue
    }
    journal.forget(mark)
  }
  // Outputs imported from other chains are added directly to shared memory.
  for (const utxo of traffic.imported) other.memory.between(genesis.xChainID, zeroID).add(utxo)
  for (let height = 1; height <= chain.last.height; height++) {
    const block = chain.state.blocks.at(height)
    other.time.now = block?.acceptedAt ?? 0
    other.chain.accept(block?.bytes ?? new Uint8Array())
  }
  expect(chain.last.height).toBeGreaterThan(100)
  expect(digestOf(other.chain)).toBe(digestOf(chain))
})
