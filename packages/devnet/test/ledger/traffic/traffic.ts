import {
  BuildError,
  buildGenesis,
  formatAddress,
  formatNodeId,
  type Genesis,
  networkFees,
  type PChainUtxo,
} from "@serac/chain"
import {
  type AcceptedPChainBlock,
  type AtomicUtxo,
  type Cryptography,
  Journal,
  LedgerError,
  PChain,
  SharedMemory,
  type StakingRules,
} from "../../../src/ledger/index.ts"
import { Chance } from "./chance.ts"
import { type Desk, kinds, quickStaking } from "./kinds.ts"
import { cheapCryptography, people, signed } from "./people.ts"

const networkID = 12345
const start = 1_900_000_000

const address = (bytes: Uint8Array) => formatAddress(bytes, "local", "X")

/** A network whose P-Chain has a permanent validator, and owners with funds. */
const genesis: Genesis = buildGenesis(
  JSON.stringify({
    networkID,
    startTime: start,
    initialStakeDuration: 300 * 86_400,
    initialStakeDurationOffset: 0,
    initialStakedFunds: [address(people[0] as Uint8Array)],
    initialStakers: [
      {
        nodeID: formatNodeId(new Uint8Array(20).fill(99)),
        rewardAddress: address(people[0] as Uint8Array),
        delegationFee: 20_000,
      },
    ],
    allocations: people.map((one, at) => ({
      ethAddr: `0x${"00".repeat(20)}`,
      avaxAddr: address(one),
      initialAmount: 0,
      unlockSchedule: [
        { amount: 5_000_000_000_000, locktime: 0 },
        { amount: 90_000_000_000, locktime: start + 400 * at },
      ],
    })),
    cChainGenesis: "{}",
    message: "",
  }),
)

/** A network in its initial state. The Helicon upgrade takes place later. */
export function network(
  cryptography: Cryptography = cheapCryptography,
  uptimeOf: (nodeID: Uint8Array, since: bigint) => number = () => 1,
  staking: Partial<StakingRules> = {},
) {
  const journal = new Journal()
  const memory = new SharedMemory(journal)
  const time = { now: start * 1000 }
  const clock = { now: () => time.now }
  const upgrades = { helicon: start + 1_500 }
  const chain = new PChain({
    ...{ journal, memory, clock, genesis, upgrades },
    ...{ staking: { ...quickStaking, ...staking }, cryptography, uptimeOf },
  })
  return { journal, memory, time, clock, chain, genesis }
}

/** Generates random actions. */
export class Traffic {
  readonly network: ReturnType<typeof network>
  /** The number of issued transactions of each kind. */
  readonly counts = new Map<string, number>()
  /** The outputs exported from the X-Chain. */
  readonly imported: AtomicUtxo[] = []
  readonly #chance: Chance

  constructor(seed: number) {
    this.network = network()
    this.#chance = new Chance(seed)
  }

  /** Lets some time pass and builds the blocks that are due, with the issued transactions; calls back for each. */
  step(onBlock: (block: AcceptedPChainBlock) => void): void {
    const { chain, time } = this.network
    const chance = this.#chance
    if (chance.is(0.7)) time.now += chance.between(1, 90_000)
    for (let left = chance.between(1, 6); left > 0; left--) this.#issue()
    for (let blocks = 0; blocks < 60; blocks++) {
      const block = chain.build({ decision: chance.is(0.7) ? "commit" : "abort" })
      if (!block) return
      onBlock(block)
    }
  }

  #issue(): void {
    const { chain, memory, time, genesis } = this.network
    const chance = this.#chance
    const { state, config } = chain
    const { weights } = networkFees(networkID).dynamicFeeConfig
    const owner = chance.pick(people) as Uint8Array
    const utxos = state.utxos.idsOf(Buffer.from(owner).toString("hex")).map((id) => state.utxos.get(id) as PChainUtxo)
    const now = BigInt(Math.floor(time.now / 1000))
    const desk: Desk = {
      ...{ chance, chain, memory, now, imported: this.imported, xChainID: genesis.xChainID },
      context: { networkID, avaxAssetID: config.avaxAssetID, weights, gasPrice: 3n },
      wallet: { utxos: chance.some(utxos, 40), addresses: people, now },
    }
    const make = chance.pick(kinds)
    try {
      const made = make?.(desk)
      if (!made) return
      chain.issue(signed(made))
      const { type } = made.unsigned
      this.counts.set(type, (this.counts.get(type) ?? 0) + 1)
    } catch (error) {
      // Two transactions may consume the same output, or a transaction may exceed the capacity.
      const isExpected = error instanceof LedgerError && /conflicts|capacity/.test(error.message)
      if (!isExpected && !(error instanceof BuildError)) throw error
    }
  }
}
