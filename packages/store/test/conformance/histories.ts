import fc from "fast-check"
import type { Hex } from "../../src/index.ts"
import { address, type BlockContent, word } from "./chain-of.ts"
import { messengerEvent } from "./messenger-content.ts"

/** What may happen to a store. */
export type Step =
  | { readonly kind: "append"; readonly contents: readonly BlockContent[]; readonly nodeAhead: number }
  /** As many blocks as may be undone, at most. */
  | { readonly kind: "rollback"; readonly depth: number }
  | { readonly kind: "restart" }

export const addresses: readonly Hex[] = [0, 1, 2, 3].map(address)
export const contracts: readonly Hex[] = [10, 11, 12].map(address)
const someAddress = fc.constantFrom(...addresses)
const someContract = fc.constantFrom(...contracts)
const someId = fc.constantFrom(...[0n, 1n, 2n ** 256n - 1n].map(word))

/** Few enough that balances come to nothing again, and as many as a lying token says. */
const someValue = fc.oneof(
  { weight: 6, arbitrary: fc.bigInt({ min: 0n, max: 3n }) },
  { weight: 1, arbitrary: fc.constant(2n ** 256n - 1n) },
)

const someEvent = fc.oneof(
  fc.record({
    standard: fc.constant(20 as const),
    token: someContract,
    from: someAddress,
    to: someAddress,
    value: someValue,
  }),
  fc.record({
    standard: fc.constant(721 as const),
    token: someContract,
    from: someAddress,
    to: someAddress,
    tokenId: someId,
  }),
  fc.record({
    standard: fc.constant(1155 as const),
    token: someContract,
    from: someAddress,
    to: someAddress,
    tokenId: someId,
    size: fc.integer({ min: 1, max: 3 }),
    value: someValue,
  }),
)

const someTransfers = fc.array(someEvent, { maxLength: 5 }).map((events) =>
  events.flatMap((event, logIndex): NonNullable<BlockContent["transfers"]>[number][] => {
    if (event.standard !== 1155) return [{ ...event, logIndex, batchIndex: 0 }]
    const { size, ...transfer } = event
    return Array.from({ length: size }, (_, batchIndex) => ({ ...transfer, logIndex, batchIndex }))
  }),
)

const someDeployments = fc
  .array(fc.record({ address: someContract, deployer: someAddress, by: fc.option(someAddress, { nil: undefined }) }), {
    maxLength: 2,
  })
  .map((deployments) =>
    deployments.map(({ by, ...deployment }, sequence) => ({
      ...deployment,
      transactionIndex: 0,
      sequence,
      ...(by !== undefined && { deployerContract: by }),
    })),
  )

const someInternals = fc
  .array(
    fc.record({ transactionIndex: fc.nat(3), from: someAddress, to: fc.option(someAddress, { nil: undefined }) }),
    { maxLength: 4 },
  )
  .map((calls) =>
    calls.map(({ to, ...call }, at) => ({
      ...call,
      sequence: calls.slice(0, at).filter(({ transactionIndex }) => transactionIndex === call.transactionIndex).length,
      ...(to !== undefined && { to }),
    })),
  )

const someMessengerEvents = fc
  .array(
    fc.tuple(
      fc.constantFrom("sent", "received", "executed", "acknowledged", "feeAdded", "initialized"),
      fc.integer({ min: 1, max: 3 }),
    ),
    { maxLength: 3 },
  )
  .map((events) => events.map(([kind, nonce], logIndex) => ({ logIndex, event: messengerEvent(kind, nonce) })))

const someTransaction = fc.record({
  succeeded: fc.boolean(),
  from: someAddress,
  to: fc.constantFrom(...addresses, ...contracts),
})

/** A block of anything. */
export const someContent: fc.Arbitrary<BlockContent> = fc.record({
  timestamp: fc.oneof(fc.integer({ min: 0, max: 300 }), fc.integer({ min: 0, max: 400_000 })),
  gasUsed: fc.bigInt({ min: 0n, max: 2n ** 64n - 1n }),
  feesSpent: fc.bigInt({ min: 0n, max: 2n ** 96n }),
  transactions: fc.array(someTransaction, { maxLength: 4 }),
  transfers: someTransfers,
  deployments: someDeployments,
  internalTransactions: someInternals,
  messengerEvents: someMessengerEvents,
})

const someStep: fc.Arbitrary<Step> = fc.oneof(
  {
    weight: 5,
    arbitrary: fc.record({
      kind: fc.constant("append" as const),
      contents: fc.array(someContent, { minLength: 1, maxLength: 4 }),
      nodeAhead: fc.constantFrom(0, 0, 1, 5, 20),
    }),
  },
  {
    weight: 3,
    arbitrary: fc.record({ kind: fc.constant("rollback" as const), depth: fc.integer({ min: 0, max: 6 }) }),
  },
  { weight: 1, arbitrary: fc.constant({ kind: "restart" as const }) },
)

/** Histories of a store, short enough to be compared with everything. */
export const someHistory = fc.array(someStep, { minLength: 1, maxLength: 12 })
