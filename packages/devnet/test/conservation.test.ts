import { buildCChainExportTx, formatId, signTransaction } from "@serac/chain"
import fc from "fast-check"
import { expect, test } from "vitest"
import { Devnet } from "../src/devnet.ts"
import { type EvmChain, toHex } from "../src/evm/index.ts"
import { People } from "../src/traffic/people.ts"
import { testKey } from "../src/wallet/test-key.ts"
import { burned, burnedByAtomic, refunded, rewarded, total, totalOfAccounts } from "./avax-sums.ts"

const start = Date.UTC(2026, 0, 1, 12)
const wei = 10n ** 9n
const minute = 60_000
const runs = 2

/**
 * One step: traffic for a number of minutes, an export of an amount of nAVAX from C to X, the end of the next stake with or without a reward, or
 * a revert to a snapshot.
 */
type Step = { readonly minutes: number } | { readonly exported: bigint } | "commit" | "abort" | "take" | "revert"

const step: fc.Arbitrary<Step> = fc.oneof(
  { weight: 5, arbitrary: fc.record({ minutes: fc.integer({ min: 3, max: 30 }) }) },
  { weight: 2, arbitrary: fc.record({ exported: fc.bigInt({ min: 1n, max: 10n ** 12n }) }) },
  { weight: 2, arbitrary: fc.constantFrom("commit" as const, "abort" as const, "take" as const, "revert" as const) },
)
const history = fc.record({
  seed: fc.nat().map((number) => `conservation ${number}`),
  hasHelicon: fc.boolean(),
  steps: fc.array(step, { minLength: 8, maxLength: 12 }).map((steps): readonly Step[] => [...steps, "commit"]),
})

/** Ends the stake with the earliest end, with or without its reward. */
async function endStake({ network, node }: Devnet, decision: "commit" | "abort"): Promise<void> {
  const staker = network.p.state.stakers.inOrder().find(({ kind }) => kind !== "subnet-validator")
  const params = { txID: formatId(staker?.txID as Uint8Array), decision }
  const body = JSON.stringify({ jsonrpc: "2.0", id: 1, method: "devnet.endStaker", params })
  const headers = { host: "localhost", "content-type": "application/json" }
  const answer = await node.handle({ method: "POST", target: "/ext/devnet", headers, body })
  expect(JSON.parse(answer.body)).toMatchObject({ result: {} })
}

/** The first account exports an amount from C to X, in a separate block. */
async function exportFromC({ network, chains, treasury, producer }: Devnet, amount: bigint): Promise<void> {
  const { chain } = chains.c
  const { networkID, cChainID: blockchainID, avaxAssetID, xChainID } = network.genesis
  const account = await chain.read(chain.tip, ({ state }) => state.account(toHex(treasury.ethAddress)))
  const { balance = 0n, nonce = 0n } = account ?? {}
  const baseFee = 2n * (await chain.nextBaseFee())
  const context = { networkID, blockchainID, avaxAssetID, baseFee }
  const payers = [{ address: treasury.ethAddress, balance: balance / wei, nonce }]
  const outputs = [{ to: treasury.address, amount }]
  const built = buildCChainExportTx(context, payers, { destinationChain: xChainID, outputs })
  network.clock.advance(10_000)
  await network.atomic.issue(signTransaction(built, [testKey]).bytes, baseFee)
  await producer.mine()
}

/** The total AVAX of a network, in wei, and the net amount removed from it: burned fees minus rewards. */
async function sums({ network, chains }: Devnet) {
  const { chain } = chains.c
  return {
    there: total(network) * wei + (await totalOfAccounts(chain)),
    gone: (burned(network) + burnedByAtomic(chain) - rewarded(network) - refunded(network)) * wei,
    l1: await totalOfAccounts(chains.all[1]?.chain as EvmChain),
  }
}

test("whatever people do, no wei of AVAX comes or goes on any chain or between them but by fees and rewards", async () => {
  const seen = { burned: 0n, rewarded: 0n, atomic: 0n }
  const property = fc.asyncProperty(history, async ({ seed, hasHelicon, steps }) => {
    const helicon = hasHelicon ? start / 1000 + 600 : undefined
    const clock = { start, isStopped: true }
    const devnet = await Devnet.create({ seed, clock, helicon, l1s: [{ name: "firn", chainID: 99_123 }] })
    const { network, chains, keyring, producer, snapshots } = devnet
    const first = await sums(devnet)
    const people = new People({ network, chains, keyring, seed })
    const taken: number[] = []
    for (const one of steps) {
      if (one === "take") taken.push(await snapshots.take())
      else if (one === "revert") await snapshots.revert(taken.pop() ?? 0)
      else if (one === "commit" || one === "abort") await endStake(devnet, one)
      else if ("exported" in one) await exportFromC(devnet, one.exported)
      else {
        // Most actions are on P and X; in each part there is one on the EVM chains.
        for (let part = 0; part < 3; part++) await people.run(network.clock.now() + (one.minutes * minute) / 3)
        await producer.mine()
      }
      const { there, gone, l1 } = await sums(devnet)
      expect({ there, l1 }).toEqual({ there: first.there + first.gone - gone, l1: first.l1 })
    }
    seen.burned += burned(network)
    seen.rewarded += rewarded(network)
    seen.atomic += burnedByAtomic(chains.c.chain)
    devnet.close()
  })
  await fc.assert(property, { seed: 14, numRuns: runs, endOnFailure: true })
  expect([seen.burned > 0n, seen.rewarded > 0n, seen.atomic > 0n]).toEqual([true, true, true])
})
