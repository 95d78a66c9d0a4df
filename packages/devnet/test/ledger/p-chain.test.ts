import { decodePChainBlock, decodePChainTransaction, formatId } from "@serac/chain"
import { expect, test } from "vitest"
import { acceptRecorded, recordedPlatform, suppliedPlatform } from "./recorded-platform.ts"
import { verdictsOf, verdictsOn } from "./recorded-refusals.ts"
import { bytesOf, exchangesOf } from "./recording.ts"

const idsIn = (bytes: string) => decodePChainBlock(bytesOf(bytes)).transactions.map(({ id }) => formatId(id))

test.each(["durango", "helicon"] as const)("accepts every recorded block of a network (%s), in containers", (name) => {
  const { chain, first, blocks } = recordedPlatform(name)
  const kept = Array.from({ length: blocks.length + 1 }, (_, height) => chain.state.blocks.at(height)?.bytes)
  expect(kept.map((bytes) => `0x${Buffer.from(bytes ?? []).toString("hex")}`)).toEqual([
    first,
    ...blocks.map(({ bytes }) => bytes),
  ])
})

/** The node's last recorded answer. */
const told = <T>(name: "durango" | "helicon", method: string): T => {
  const call = exchangesOf(name, "p-chain").find(
    (one) => one.method === method && JSON.stringify(one.params ?? {}) === "{}",
  )
  if (!call) throw new Error(`nobody asked ${method}`)
  return (call.answer as { result: T }).result
}

test.each(["durango", "helicon"] as const)(
  "ends with the supply, the fees and the stakers of the node (%s)",
  (name) => {
    const { chain } = recordedPlatform(name)
    const { state } = chain
    const { supply } = told<{ supply: string }>(name, "platform.getCurrentSupply")
    const fees = told<{ capacity: number; excess: number; timestamp: string }>(name, "platform.getFeeState")
    const { excess } = told<{ excess: number }>(name, "platform.getValidatorFeeState")
    const { validators } = told<{ validators: { txID: string; weight: string; potentialReward: string }[] }>(
      name,
      "platform.getCurrentValidators",
    )
    expect({
      supply: String(state.supply),
      fees: [state.fees.capacity, state.fees.excess, state.l1Excess].map(Number),
      time: Number(state.time) * 1000,
      validators: state.stakers
        .inOrder()
        .filter(({ kind }) => kind === "validator")
        .map(({ txID, weight, potentialReward }) => [formatId(txID), weight, potentialReward].map(String)),
    }).toEqual({
      supply,
      fees: [fees.capacity, fees.excess, excess],
      time: Date.parse(fees.timestamp),
      validators: validators.map(({ txID, weight, potentialReward }) => [txID, weight, potentialReward]),
    })
  },
)

test("refuses what a node refused, in its words, and accepts what it accepted", () => {
  const entries = verdictsOn("P")
  const platform = suppliedPlatform("durango")
  const { chain, blocks } = platform
  const idOf = (tx: string) => formatId(decodePChainTransaction(bytesOf(tx)).id)
  const accepted = new Set(entries.filter(({ error }) => error === undefined).map(({ tx }) => idOf(tx)))
  for (const block of blocks) {
    platform.time.now = Date.parse(block.acceptedAt)
    if (idsIn(block.bytes).some((id) => accepted.has(id))) break
    acceptRecorded(platform, block)
  }
  expect(verdictsOf(chain, entries)).toEqual(entries)
})

test.each(["durango", "helicon"] as const)(
  "makes of the recorded transactions the blocks that were recorded (%s)",
  (name) => {
    const platform = suppliedPlatform(name)
    const { chain, time, blocks } = platform
    const made = blocks.map(({ bytes, acceptedAt }, at) => {
      const block = decodePChainBlock(bytesOf(bytes))
      time.now = "time" in block ? Number(block.time) * 1000 : Date.parse(acceptedAt)
      for (const transaction of block.transactions) chain.issue(transaction.bytes)
      const decision = block.type === "BanffAbortBlock" ? "abort" : "commit"
      const built = chain.build({ decision })
      if (!built) throw new Error(`block ${at + 1} is not made`)
      return formatId(built.id)
    })
    expect(made).toEqual(blocks.map(({ json }) => (JSON.parse(json) as { id: string }).id))
  },
)
