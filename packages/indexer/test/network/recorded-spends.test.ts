import { decodePChainBlock, decodeXChainBlock, parseHex, parseId } from "@serac/chain"
import type { UtxoRow } from "@serac/store"
import { beforeAll, expect, test } from "vitest"
import { sharedKeccak } from "../../src/core/header/index.ts"
import { NodesDifferError } from "../../src/core/index.ts"
import { readCBlock } from "../../src/network/c/c-block.ts"
import { readContainer } from "../../src/network/node/read-container.ts"
import { utxoKeyText } from "../../src/network/owners.ts"
import { blockKind, transactionsOf } from "../../src/network/p/block-reader.ts"
import { cSpends, pSpends, type SignedSpends, xSpends } from "../../src/network/verify/spend.ts"
import { SpendSignatures, verifySpend, verifyWithdrawal } from "../../src/network/verify/verify-spend.ts"
import { FakeNetworkNode } from "./fake-network-node.ts"
import { forgedChains, lastId, otherChains } from "./forged-blocks.ts"
import { runNetworkHouse } from "./network-house.ts"
import { recordedNetwork } from "./primary-fixtures.ts"
import { recordedChains } from "./recorded-chains.ts"
import { linesOf, withoutProposers } from "./row-lines.ts"

const bytesOf = (hex: string) => parseHex(hex, "hexnc")
const place = { networkId: 1337, blockchainId: parseId(recordedNetwork.cChainId) }

async function recordedSpends(): Promise<readonly SignedSpends[]> {
  const keccak = await sharedKeccak()
  const P = recordedChains.P.flatMap(({ height, bytes, container }) => {
    const acceptedAt = container === undefined ? undefined : readContainer(bytesOf(container)).proposer?.timestamp
    return transactionsOf(blockKind(decodePChainBlock(bytesOf(bytes)))).map((one) =>
      pSpends(one, { height, acceptedAt }),
    )
  })
  const X = recordedChains.X.flatMap(({ height, bytes }) => {
    const block = decodeXChainBlock(bytesOf(bytes))
    return block.transactions.map((one) => xSpends(one, { height, acceptedAt: Number(block.time) }))
  })
  const C = recordedChains.C.flatMap((answer) => {
    const { height, timestamp, transactions } = readCBlock(answer, place, keccak)
    return transactions.map((one) => cSpends(one, { height, acceptedAt: timestamp }))
  })
  return [...P, ...X, ...C]
}

let utxos: ReadonlyMap<string, UtxoRow>
let whole: readonly string[]
beforeAll(async () => {
  const node = new FakeNetworkNode()
  const house = runNetworkHouse([node], { verify: "full" })
  await house.synced(node)
  await house.stop()
  expect(house.logged.filter(({ level }) => level === "error" || level === "warn")).toEqual([])
  whole = withoutProposers(linesOf(house.writer))
  utxos = new Map([...house.writer.utxoRows.values()].map((row) => [utxoKeyText(row), row]))
})

test("every recorded spend of the three chains was signed by the owners of its UTXO", async () => {
  const counts = { spends: 0, withdrawals: 0, unknown: 0 }
  for (const { message, acceptedAt, spends, withdrawals } of await recordedSpends()) {
    const signatures = new SpendSignatures(message)
    for (const spend of spends) {
      const utxo = utxos.get(utxoKeyText(spend))
      if (utxo === undefined) counts.unknown++
      else verifySpend(spend, utxo, signatures, acceptedAt)
      counts.spends++
    }
    for (const withdrawal of withdrawals) verifyWithdrawal(withdrawal, signatures)
    counts.withdrawals += withdrawals.length
  }
  expect(counts).toEqual({ spends: 247, withdrawals: 5, unknown: 0 })
})

test.each(["P", "X"] as const)(
  "a block of the %s-Chain whose IDs fit but whose signature is another's is not stored",
  async (chain) => {
    const node = new FakeNetworkNode(forgedChains(chain))
    node.offersIndex = false
    const house = runNetworkHouse([node])
    const forged = node.chains[chain].length - 1
    const progress = () => house.progress().chains.find((one) => one.chain === chain)
    await house.clock.until(() => progress()?.head?.height === forged - 1 && progress()?.error !== undefined)
    await house.clock.pass(20_000)
    expect(progress()).toMatchObject({
      head: { height: forged - 1 },
      error: expect.stringMatching(/signed in the place|nobody can have made/),
    })
    expect((await house.writer.head(chain))?.height).toBe(forged - 1)
    await house.stop()
  },
)

test.each(["P", "X"] as const)(
  "of two nodes of the %s-Chain the one whose blocks were signed by owners is believed",
  async (chain) => {
    const [liar, honest] = [new FakeNetworkNode(forgedChains(chain)), new FakeNetworkNode()]
    liar.offersIndex = false
    const house = runNetworkHouse([liar, honest])
    await house.synced(honest)
    await house.clock.pass(2_000)
    expect(withoutProposers(linesOf(house.writer))).toEqual(whole)
    expect(house.progress().chains.find((one) => one.chain === chain)).toMatchObject({
      untrue: expect.stringMatching(
        /^node-0\.test gave \d+ answers? that cannot be true, .*: block \d+: \w+ consumes output/,
      ),
    })
    await house.stop()
  },
)

test.each(["P", "X", "C"] as const)(
  "two nodes that differ on the %s-Chain, where each verifies, stop the network",
  async (chain) => {
    const [one, other] = [new FakeNetworkNode(), new FakeNetworkNode(await otherChains(chain))]
    const house = runNetworkHouse([one, other], { comparesNodes: true })
    await house.clock.until(() => house.progress()?.state === "stopped")
    const hashes = [lastId(one.chains, chain), lastId(other.chains, chain)]
    await expect(house.ended).rejects.toThrow(NodesDifferError)
    for (const [index, hash] of hashes.entries())
      expect(house.progress().error).toContain(`node-${index}.test has ${hash}`)
  },
)
