import { encodePChainUtxo, formatId, formatNodeId, type PChainUtxo, parseId } from "@serac/chain"
import type { AtomicUtxo, PChain } from "@serac/devnet/ledger"
import { recordedHelicon, recordedNetwork } from "@serac/recordings"
import { expect, test } from "vitest"
import { acceptRecorded } from "../src/devnet/recorded-ledgers.ts"
import { readRecordedNetwork } from "../src/devnet/recorded-network.ts"
import type { L1Validator } from "../src/primary/oracle/l1-validators.ts"
import { utxoBytes } from "../src/primary/oracle/output.ts"
import type { Staker } from "../src/primary/oracle/stakers.ts"
import type { Utxo } from "../src/primary/oracle/utxo.ts"
import { type PlatformMoment, type World, workOut } from "../src/primary/oracle/world.ts"

const hex = (bytes: Uint8Array) => Buffer.from(bytes).toString("hex")
const lines = <T>(all: readonly T[], line: (one: T) => string) => all.map(line).sort()

function momentOf({ state }: PChain): PlatformMoment {
  const { time, supply, accruedFees, l1Validators } = state
  return { time: Number(time), supply, accruedFees, activeL1Validators: l1Validators.activeCount }
}

/** The final items of the ledger, one a line. */
function stateOf({ state }: PChain, sent: Iterable<[string, AtomicUtxo]>) {
  const { utxos, rewards, stakers, l1Validators, subnets } = state
  const line = (utxo: PChainUtxo | AtomicUtxo) => hex(encodePChainUtxo(utxo))
  return {
    utxos: lines([...utxos], ([, utxo]) => line(utxo)),
    sent: lines([...sent], ([, utxo]) => line(utxo)),
    rewards: lines(
      [...rewards].flatMap(([, paid]) => paid),
      line,
    ),
    stakers: lines(stakers.inOrder(), ({ txID, nodeID, weight, start, end, potentialReward }) =>
      [formatId(txID), formatNodeId(nodeID), weight, start, end, potentialReward].join(),
    ),
    l1Validators: lines(
      subnets.ids.flatMap((id) => l1Validators.of(id)),
      ({ validationID, nodeID, weight, minNonce, endAccumulatedFee }) =>
        [formatId(validationID), hex(nodeID), weight, minNonce, endAccumulatedFee].join(),
    ),
  }
}

/** The same of the oracle. */
function oracleOf({ utxos, stakers, l1 }: World) {
  const all = [...utxos.values()]
  const line = ({ txID, outputIndex, assetID, output }: Utxo) => hex(utxoBytes(txID, outputIndex, assetID, output))
  const there = all.filter(
    ({ consumedOn, spent, stake }) => consumedOn === "P" && !spent && (!stake || stake.returned !== undefined),
  )
  const isOpen = ({ ended, removed }: Staker) => !ended && !removed
  const isMember = ({ removed }: L1Validator) => !removed
  return {
    utxos: lines(
      there.filter(({ made }) => made.chain === "P"),
      line,
    ),
    sent: lines(
      there.filter(({ made }) => made.chain !== "P"),
      line,
    ),
    rewards: lines(
      all.filter(({ reward }) => reward),
      line,
    ),
    stakers: lines(stakers.filter(isOpen), ({ txID, nodeID, weight, start, end, potentialReward = 0n }) =>
      [txID, nodeID, weight, start, end, potentialReward].join(),
    ),
    l1Validators: lines(
      [...l1.all.values()].filter(isMember),
      ({ validationID, nodeID, weight, minNonce, endAccumulatedFee }) =>
        [validationID, nodeID, weight, minNonce, endAccumulatedFee].join(),
    ),
  }
}

test.each([
  ["before Helicon", recordedNetwork, { blocks: 130, l1Validators: 3 }],
  ["through Helicon", recordedHelicon, { blocks: 140, l1Validators: 0 }],
])(
  "the ledger of a recorded P-Chain is what the oracle works out, block by block (%s)",
  async (_, directory, least) => {
    const { recording, settings, askedAfter } = await readRecordedNetwork(directory)
    const world = workOut(recording)
    const moments: PlatformMoment[] = []
    const recordedNetwork = acceptRecorded(recording, settings, askedAfter, (p) => moments.push(momentOf(p)))
    expect(moments).toEqual(world.platform.slice(1))
    const { p, memory } = recordedNetwork
    const { xChainID, cChainID } = recording
    const sent = [xChainID, cChainID].flatMap((id) => [...memory.between(parseId(id), new Uint8Array(32))])
    const state = stateOf(p, sent)
    expect(state).toEqual(oracleOf(world))
    expect(state.l1Validators.length).toBeGreaterThanOrEqual(least.l1Validators)
    expect(moments.length).toBeGreaterThanOrEqual(least.blocks)
  },
)
