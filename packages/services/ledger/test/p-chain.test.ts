import {
  decodeContainer,
  decodePChainBlock,
  decodeXChainBlock,
  exportedCChainUtxos,
  exportedXChainUtxos,
  formatId,
} from "@serac/chain"
import { type AtomicUtxo, Journal, PChain, SharedMemory, type StakingRules } from "@serac/ledger"
import { expect, test } from "vitest"
import { atomicOf, blocksOf, bytesOf, genesisOf, type RecordedBlock, type RecordingName } from "./recording.ts"

const zeroID = new Uint8Array(32)

/** What the recorded nodes were told. */
const staking: Partial<StakingRules> = {
  minValidatorStake: 100_000_000_000n,
  minDelegatorStake: 1_000_000_000n,
  minStakeDuration: 20n,
  heliconMinStakeDuration: 20n,
}

interface Recorded extends RecordedBlock {
  readonly container?: string
  readonly acceptedAt?: string
}

const helicon = Date.parse("2026-11-22T02:15:32Z") / 1000

function beginning(name: RecordingName) {
  const [{ bytes: first }] = blocksOf(name, "p-chain") as [RecordedBlock]
  // The id of the genesis cannot be derived where its contract's code is left out; block 0 has it.
  const genesis = { ...genesisOf(name), id: decodePChainBlock(bytesOf(first)).parentID }
  const { xChainID, cChainID } = genesis
  const journal = new Journal()
  const memory = new SharedMemory(journal)
  const isToP = (chainID: Uint8Array) => formatId(chainID) === formatId(zeroID)
  for (const { bytes } of blocksOf(name, "x-chain"))
    for (const transaction of decodeXChainBlock(bytesOf(bytes)).transactions)
      if (transaction.unsigned.type === "ExportTx" && isToP(transaction.unsigned.destinationChain))
        for (const utxo of exportedXChainUtxos(transaction)) memory.between(xChainID, zeroID).add(utxo as AtomicUtxo)
  for (const transaction of atomicOf(name))
    if (transaction.unsigned.type === "ExportTx" && isToP(transaction.unsigned.destinationChain))
      for (const utxo of exportedCChainUtxos(transaction)) memory.between(cChainID, zeroID).add(utxo)
  const time = { now: 0 }
  const clock = { now: () => time.now }
  const upgrades = name === "helicon" ? { helicon } : {}
  const chain = new PChain({ journal, memory, clock, genesis, staking, upgrades })
  return { genesis, journal, memory, time, chain }
}

test.each(["durango", "helicon"] as const)("accepts every recorded block of a network (%s), whole", (name) => {
  const { chain, time } = beginning(name)
  const [first, ...rest] = blocksOf(name, "p-chain") as [Recorded, ...Recorded[]]
  expect(Buffer.from(chain.last.bytes).toString("hex")).toBe(first.bytes.slice(2))
  for (const block of rest) {
    time.now = Date.parse(block.acceptedAt as string)
    const container = decodeContainer(bytesOf(block.container as string))
    const pChainHeight =
      container.type === "option"
        ? undefined
        : Number("epoch" in container ? container.epoch.pChainHeight : container.pChainHeight)
    try {
      chain.accept(container.block, { pChainHeight })
    } catch (error) {
      throw new Error(`${block.height}: ${(error as Error).message} ${block.json.slice(0, 1500)}`)
    }
  }
  expect(chain.last.height).toBe(rest.length)
})
