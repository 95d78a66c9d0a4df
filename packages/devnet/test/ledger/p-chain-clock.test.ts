import { buildPChainBaseTx, decodePChainBlock, decodePChainTransaction, formatId, type PChainUtxo } from "@serac/chain"
import { expect, test } from "vitest"
import { Journal, keyOf, LedgerError, memoryArchive, zeroID } from "../../src/ledger/index.ts"
import { begin } from "../../src/ledger/p/genesis.ts"
import { PlatformState } from "../../src/ledger/p/state/platform-state.ts"
import { setting } from "./refusing-platform.ts"
import { people, signed, signers } from "./traffic/people.ts"
import { network } from "./traffic/traffic.ts"

/** A network that makes a block each time it is asked. */
function begun() {
  const world = setting()
  const { chain, context, time } = world
  let at = 0
  const paid = () => {
    const owner = people[1 + (at++ % 4)] as Uint8Array
    const ids = chain.state.utxos.idsOf(keyOf(owner))
    const utxos = ids.map((id) => chain.state.utxos.get(id) as PChainUtxo)
    const wallet = { utxos, addresses: [owner], now: BigInt(Math.floor(time.now / 1000)) }
    return signed(buildPChainBaseTx(context, wallet, { outputs: [{ to: owner, amount: 1n }] }))
  }
  const block = () => {
    chain.issue(paid())
    return chain.build()?.height
  }
  return { ...world, paid, block }
}

test("proposers look at the height before the blocks of the last thirty seconds, of which 64 count", () => {
  const { chain, time, block } = begun()
  expect(chain.minimumHeight).toBe(0)
  expect([block(), block()]).toEqual([1, 2])
  time.now += 10_000
  expect(block()).toBe(3)
  const heights = [29_999, 30_000, 39_999, 40_000].map((later) => {
    const before = time.now
    time.now += later - 10_000
    const height = chain.minimumHeight
    time.now = before
    return height
  })
  expect(heights).toEqual([0, 2, 2, 3])
  for (let height = 4; height <= 70; height++) {
    time.now += 400
    expect(block()).toBe(height)
  }
  expect(chain.minimumHeight).toBe(6)
})

test("the validators are those after a block that is there", () => {
  const { chain, block } = begun()
  block()
  const first = chain.validatorsAt(0).get(keyOf(zeroID))
  expect([first?.length, chain.validatorsAt(1).get(keyOf(zeroID))]).toEqual([1, first])
  expect(() => chain.validatorsAt(2)).toThrow(
    new LedgerError(
      "failed to fetch validator set at unfinalized height: current P-chain height (1) < requested P-Chain height (2)",
    ),
  )
})

test("the next block is due when a staker's period ends, at once while a proposal waits, and never with nobody staking", () => {
  const { chain, time } = begun()
  const { state } = chain
  const end = state.stakers.next()?.end as bigint
  expect(chain.nextDue()).toBe(end)
  time.now = Number(end) * 1000
  chain.build()
  expect([state.proposal === undefined, chain.nextDue()]).toEqual([false, end])
  chain.build({ decision: "abort" })
  expect([state.stakers.size, chain.nextDue()]).toEqual([0, undefined])
})

test("a block is due when a balance is used up, though nobody stakes, and when a stake of many years ends", () => {
  const { chain } = begun()
  const { state } = chain
  const staker = state.stakers.next()
  if (!staker) throw new Error("no validator")
  const late = { ...staker, end: state.time + 3n * 365n * 86_400n }
  state.stakers.remove(staker)
  state.stakers.add(late)
  expect(chain.nextDue()).toBe(late.end)
  state.stakers.remove(late)
  const validationID = new Uint8Array(32).fill(1)
  const owner = { threshold: 1, addresses: [] }
  state.l1Validators.put({
    ...{
      validationID,
      subnetID: new Uint8Array(32).fill(2),
      nodeID: new Uint8Array(20),
      publicKey: new Uint8Array(48),
    },
    ...{ remainingBalanceOwner: owner, deactivationOwner: owner, start: 0n, weight: 1n, minNonce: 0n },
    endAccumulatedFee: state.accruedFees + 1_000n,
  })
  expect(chain.nextDue()).toBe(state.time + 1_000n)
})

test("a genesis has the validators with their keys, and the chains of the primary network", () => {
  const { chain, genesis } = begun()
  const { state } = chain
  const [validator] = genesis.validators
  if (!validator) throw new Error("no validator")
  expect(state.blocks.transaction(validator.id)).toEqual({ transaction: validator, status: "Committed", height: 0 })
  expect(state.subnets.chains(zeroID)).toEqual(genesis.chains.map(({ id, unsigned }) => ({ id, unsigned })))
  expect(genesis.chains.map(({ id }) => state.blocks.transaction(id)?.transaction)).toEqual(genesis.chains)
  const [signer] = signers as [(typeof signers)[0]]
  const unsigned = { ...validator.unsigned, signer: { type: "signer.ProofOfPossession", ...signer } }
  const others = [
    { id: validator.id, unsigned },
    { id: new Uint8Array(32).fill(9), unsigned: { type: "BaseTx" } },
  ]
  const fresh = new PlatformState(new Journal(), memoryArchive)
  begin(chain.config, fresh, { ...genesis, validators: others } as unknown as typeof genesis)
  expect(fresh.stakers.inOrder().map(({ publicKey }) => publicKey)).toEqual([signer.publicKey])
  const { potentialReward } = state.stakers.get(validator.id) ?? { potentialReward: 0n }
  expect([potentialReward > 0n, state.supply]).toEqual([true, genesis.initialSupply + potentialReward])
})

test("a node prefers to reward who was there enough, which is more for who starts after the Helicon upgrade", () => {
  const uptime = { value: 1 }
  const asked: [number | undefined, bigint][] = []
  const world = network(undefined, (nodeID, since) => {
    asked.push([nodeID[0], since])
    return uptime.value
  })
  const { chain, time } = world
  expect(chain.preference).toBe("commit")
  const staker = chain.state.stakers.next()
  if (!staker) throw new Error("no validator")
  time.now = Number(staker.end) * 1000
  chain.build()
  const preferences = (start: bigint) => {
    chain.state.stakers.remove(staker)
    chain.state.stakers.add({ ...staker, start })
    return [0.79, 0.8, 0.89, 0.9].map((value) => {
      uptime.value = value
      return chain.preference
    })
  }
  const helicon = chain.config.helicon as bigint
  expect([preferences(staker.start), preferences(helicon - 1n), preferences(helicon)]).toEqual([
    ["abort", "commit", "commit", "commit"],
    ["abort", "commit", "commit", "commit"],
    ["abort", "abort", "abort", "commit"],
  ])
  expect(asked.at(-1)).toEqual([99, helicon])
  // Without a decision that is asked for, the block is the preferred one.
  uptime.value = 0.5
  expect(decodePChainBlock(chain.build()?.bytes ?? new Uint8Array()).type).toBe("BanffAbortBlock")
})

test("who says nothing about uptimes rewards everybody", () => {
  const { chain, time } = setting()
  time.now = Number(chain.state.stakers.next()?.end) * 1000
  chain.build()
  expect(decodePChainBlock(chain.build()?.bytes ?? new Uint8Array()).type).toBe("BanffCommitBlock")
})

test("a transaction that is refused once is refused for the same reason, while errors of ours are not its reasons", () => {
  const { chain, paid } = begun()
  const [bytes, failing] = [paid(), paid()]
  const { id } = decodePChainTransaction(bytes)
  expect(chain.issue(bytes)).toEqual(id)
  expect(() => chain.issue(bytes)).toThrow(`couldn't issue tx: tx ${formatId(id)} dropped: duplicate tx`)
  const broken = new RangeError("no memory")
  const { add } = chain.pool
  chain.pool.add = () => {
    throw broken
  }
  expect(() => chain.issue(failing)).toThrow(broken)
  expect(chain.pool.dropReason(decodePChainTransaction(failing).id)).toBeUndefined()
  chain.pool.add = () => {
    throw new LedgerError("not enough gas")
  }
  expect(() => chain.issue(failing)).toThrow(new LedgerError("couldn't issue tx: not enough gas"))
  chain.pool.add = add
  expect(() => chain.issue(failing)).toThrow(new LedgerError("couldn't issue tx: not enough gas"))
  expect(() => chain.issue(Uint8Array.of(0))).toThrow(
    new LedgerError("couldn't parse tx: couldn't parse tx: couldn't unpack codec version"),
  )
})
