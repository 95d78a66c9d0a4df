import { decodeContainer, formatNodeId, verifyContainer } from "@serac/chain"
import { expect, test } from "vitest"
import { Devnet } from "../src/devnet.ts"
import { zeroID } from "../src/ledger/index.ts"
import type { ConsensusChain } from "../src/network/consensus/consensus-chain.ts"
import { genesisJson } from "../src/network/genesis-json.ts"

const start = Date.parse("2026-01-01T12:00:00Z")

/** The proposers of a chain's blocks, without options; verifies each signature. */
function proposersOf(chain: ConsensusChain, chainID: Uint8Array): readonly string[] {
  return Array.from({ length: chain.length }, (_, index) => decodeContainer(chain.at(index).bytes)).flatMap(
    (container, index) => {
      expect([index, verifyContainer(container, chainID)]).toEqual([index, true])
      if (container.type === "option") return []
      return [container.proposer ? formatNodeId(container.proposer) : "nobody"]
    },
  )
}

test("validators propose and sign the blocks of their chains: of the primary network and of an L1", async () => {
  const devnet = await Devnet.create({
    clock: { start, isStopped: true },
    l1s: [{ name: "firn", chainID: 99_700 }],
  })
  const { network, chains } = devnet
  for (let count = 0; count < 12; count++) {
    devnet.treasury.transferX([{ to: devnet.treasury.address, amount: 1n }])
    network.clock.advance(2_000)
    await devnet.producer.mine()
  }
  await chains.work({ allowEmpty: true })
  const [c, l1] = chains.all
  if (!c || !l1) throw new Error("the devnet has two EVM chains")
  const primary = network.validators.map(({ nodeID }) => formatNodeId(nodeID))
  const ofL1 = network.p.state.l1Validators.of(l1.subnetID).map(({ nodeID }) => formatNodeId(nodeID))
  const named = {
    P: proposersOf(network.consensus.P, zeroID),
    X: proposersOf(network.consensus.X, network.genesis.xChainID),
    C: proposersOf(c.consensus, c.blockchainID),
    L1: proposersOf(l1.consensus, l1.blockchainID),
  }
  devnet.close()
  for (const proposers of [named.P, named.X, named.C])
    expect(proposers.filter((one) => !primary.includes(one))).toEqual([])
  expect(named.L1.filter((one) => !ofL1.includes(one))).toEqual([])
  expect([named.P, named.X, named.C, named.L1].map(({ length }) => length > 0)).toEqual([true, true, true, true])
  // Proposers are chosen by weight, so they vary.
  expect(new Set(named.X).size).toBeGreaterThan(1)
})

test("nobody signs where the devnet plays no validator of the genesis", async () => {
  const another = await Devnet.create({ seed: "another", clock: { start, isStopped: true } })
  another.close()
  const devnet = await Devnet.create({
    seed: "mine",
    genesis: genesisJson(another.network.genesisFile),
    clock: { start, isStopped: true },
  })
  devnet.treasury.transferX([{ to: devnet.treasury.address, amount: 1n }])
  await devnet.producer.mine()
  const { consensus, genesis } = devnet.network
  devnet.close()
  expect(proposersOf(consensus.X, genesis.xChainID)).toEqual(["nobody"])
})
