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
} from "../../../src/ledger/index.ts"
import { Chance } from "./chance.ts"
import { type Desk, kinds, quickStaking } from "./kinds.ts"
import { cheapCryptography, people, signed } from "./people.ts"

const networkID = 12345
const start = 1_900_000_000

const address = (bytes: Uint8Array) => formatAddress(bytes, "local", "X")

/** A network whose P-Chain has a validator that stays and people who own something. */
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

/** A network as it begins. The Helicon upgrade comes after some time. */
export function network(cryptography: Cryptography = cheapCryptography, uptimeOf: () => number = () => 1) {
  const journal = new Journal()
  const memory = new SharedMemory(journal)
  const time = { now: start * 1000 }
  const clock = { now: () => time.now }
  const upgrades = { helicon: start + 1_500 }
  const chain = new PChain({
    ...{ journal, memory, clock, genesis, upgrades },
    ...{ staking: quickStaking, cryptography, uptimeOf },
  })
  return { journal, memory, time, clock, chain, genesis }
}

/** Somebody does something at random now and then. */
export class Traffic {
  readonly network: ReturnType<typeof network>
  /** How many of each kind were issued. */
  readonly counts = new Map<string, number>()
  /** What came from the X-Chain. */
  readonly imported: AtomicUtxo[] = []
  readonly #chance: Chance

  constructor(seed: number) {
    this.network = network()
    this.#chance = new Chance(seed)
  }

  /** Lets some time pass, makes what is due and of what was issued blocks; tells of each. */
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
      // Two may want to consume the same, or more than there is.
      const isExpected = error instanceof LedgerError && /conflicts|capacity/.test(error.message)
      if (!isExpected && !(error instanceof BuildError)) throw error
    }
  }
}
