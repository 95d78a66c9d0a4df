import fc from "fast-check"
import type { Hex } from "viem"
import { beforeAll, expect, test } from "vitest"
import { Devnet } from "../../src/devnet.ts"
import { type EvmBlock, type EvmChain, toHex } from "../../src/evm/index.ts"
import { accounts, addressOf, alice, bob, carol, type Sent, send, signed } from "./accounts.ts"
import { burnOf, creations, mintTo, transferOf, words } from "./programs.ts"
import { type UpstreamNetwork, upstreamNetwork } from "./upstream.ts"

type Name = keyof typeof creations
type Contracts = Readonly<Record<Name, Hex>>

let upstream: UpstreamNetwork
let contracts: Contracts
const strangers = [`0x${"e1".repeat(20)}`, `0x${"e2".repeat(20)}`] as const
const people: readonly Hex[] = [...accounts.map(addressOf), ...strangers]

beforeAll(async () => {
  upstream = await upstreamNetwork()
  const { chain } = upstream.devnet.chains.c
  await chain.edit(async (state) => {
    for (const account of accounts) await state.updateAccount(addressOf(account), { balance: 10n ** 21n })
  })
  const made: [string, Hex | undefined][] = []
  for (const [name, data] of Object.entries(creations))
    made.push([name, await send(chain, { from: alice, data: data(accounts.map(addressOf)) })])
  contracts = Object.fromEntries(made) as Contracts
  for (const [slot, value] of [
    [0, 1],
    [1, 2],
    [2, 3],
  ] as const)
    await send(chain, { from: bob, to: contracts.scribbler, data: words(slot, value) })
  for (const to of people) await send(chain, { from: carol, to: contracts.gallery, data: mintTo(to) })
})

async function forked(): Promise<Devnet> {
  const { devnet, fetch, urlOf } = upstream
  return Devnet.create({
    seed: "fork",
    clock: { start: devnet.network.clock.now(), isStopped: true },
    fork: { url: urlOf(devnet.chains.c), fetch },
  })
}

/** What a transaction did, without what follows from the state root. */
function outcome(block: EvmBlock | undefined) {
  if (block === undefined) return undefined
  const { header, receipts, transactions, blockExtraData } = block
  const { stateRoot: _, parentHash: __, ...members } = header
  return { header: members, receipts, transactions: transactions.map(({ hash }) => hash), blockExtraData }
}

/** All that the transactions of these tests may have changed. */
async function stateOf(chain: EvmChain, created: readonly Hex[]) {
  return chain.read(chain.tip, async ({ state }) => {
    const told: unknown[] = []
    for (const address of [
      ...people,
      ...Object.values(contracts),
      ...created,
      "0x0100000000000000000000000000000000000000" as const,
    ]) {
      const account = await state.account(address)
      const slots: Hex[] = []
      for (let slot = 0n; slot < 10n; slot++) slots.push(toHex(await state.storage(address, words(slot))))
      told.push([address, account?.balance ?? 0n, account?.nonce ?? 0n, toHex(await state.code(address)), slots])
    }
    return told
  })
}

const someone = fc.constantFrom(...accounts)
const anyone = fc.constantFrom(...people)
const small = fc.bigInt({ min: 0n, max: 3n })
/** The contracts created since the fork, and the number of its blocks. */
interface Progress {
  readonly created: readonly Hex[]
  readonly blocks: number
}

const action: fc.Arbitrary<(progress: Progress) => Sent> = fc.oneof(
  fc.tuple(someone, anyone, small).map(([from, to, value]) => () => ({ from, to, value, gas: 60_000n })),
  fc.tuple(someone, anyone, fc.constantFrom(1n, 400n, 1_000n)).map(([from, to, value]) => () => ({
    from,
    to: contracts.coin,
    data: transferOf(to, value),
  })),
  fc.tuple(someone, small, small).map(([from, slot, value]) => () => ({
    from,
    to: contracts.scribbler,
    data: words(slot, value),
  })),
  fc.tuple(someone, small, small).map(([from, slot, value]) => ({ created }: Progress) => ({
    from,
    to: created.at(-1) ?? contracts.prepared,
    data: words(slot, value),
  })),
  fc.tuple(someone, anyone).map(([from, to]) => () => ({ from, to: contracts.gallery, data: mintTo(to) })),
  fc.tuple(someone, fc.bigInt({ min: 1n, max: 7n })).map(([from, token]) => () => ({
    from,
    to: contracts.gallery,
    data: burnOf(token),
  })),
  // Blocks before the fork: later ones have other state roots, and so other hashes.
  fc.tuple(someone, fc.constantFrom(0, 1, 4, 300)).map(([from, back]) => ({ blocks }: Progress) => ({
    from,
    to: contracts.historian,
    data: words(blocks + 1 + back),
  })),
  fc.tuple(someone, small).map(([from, value]) => () => ({ from, to: contracts.quitter, value })),
  fc
    .tuple(someone, fc.constantFrom<Name>("coin", "mayfly", "prepared", "scribbler", "quitter"))
    .map(([from, name]) => () => ({ from, data: creations[name]([]) })),
)

test("any transactions do on a fork what they do on the living chain: receipts, headers but for the state root, accounts, slots", async () => {
  const living = upstream.devnet
  await fc.assert(
    fc.asyncProperty(fc.array(action, { minLength: 5, maxLength: 25 }), async (actions) => {
      const snapshot = await living.snapshots.take()
      const fork = await forked()
      const created: Hex[] = []
      try {
        for (const [at, next] of actions.entries()) {
          const sent = next({ created, blocks: at })
          for (const { network } of [living, fork]) network.clock.advance(2_000)
          const bytes = await signed(living.chains.c.chain, sent)
          const blocks: unknown[] = []
          for (const { chain } of [living.chains.c, fork.chains.c]) {
            await chain.issue(bytes)
            const block = await chain.build()
            blocks.push(outcome(block))
            const [made] = block?.receipts ?? []
            if (chain === fork.chains.c.chain && made?.contractAddress) created.push(made.contractAddress)
          }
          expect(blocks[1]).toEqual(blocks[0])
          expect(blocks[0]).toBeDefined()
        }
        expect(await stateOf(fork.chains.c.chain, created)).toEqual(await stateOf(living.chains.c.chain, created))
      } finally {
        fork.close()
        await living.snapshots.revert(snapshot)
      }
    }),
    { numRuns: 12, seed: 20_261_130 },
  )
})
