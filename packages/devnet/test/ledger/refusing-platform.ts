import {
  buildCreateSubnetTx,
  buildPChainBaseTx,
  decodePChainTransaction,
  networkFees,
  type PChainUnsignedTransaction,
  type PChainUtxo,
  type UnsignedPChain,
} from "@serac/chain"
import { expect } from "vitest"
import { keyOf, LedgerError, type StakingRules } from "../../src/ledger/index.ts"
import { people, signed } from "./traffic/people.ts"
import { network } from "./traffic/traffic.ts"

/** One AVAX in nAVAX. */
export const avax = 1_000_000_000n
/** An array filled with the same byte. */
export const some = (byte: number, length = 32) => new Uint8Array(length).fill(byte)
/** Two addresses with funds; those of the first are staked. */
export const [, ann, ben] = people as [Uint8Array, Uint8Array, Uint8Array]

/** The error message that is expected for a transaction, undefined if it is accepted. */
export type RefusalCase = readonly [said: string | undefined, transaction: UnsignedPChain | Uint8Array]
export const expectedOf = (cases: readonly RefusalCase[]) => cases.map(([said]) => said)

/** What every kind of transaction is refused for, if it is of another network or has a memo of one byte. */
export const wrongNetwork = "metadata failed verification: tx has wrong network ID"
export const hasMemo = "memo exceeds maximum length: 1 > 0"

/** A network for tests of refused transactions. */
export function setting(staking: Partial<StakingRules> = {}) {
  const world = network(undefined, undefined, staking)
  const { chain, genesis, time } = world
  time.now += 10_000
  const { state, config } = chain
  const { weights } = networkFees(config.networkID).dynamicFeeConfig
  const context = { networkID: config.networkID, avaxAssetID: config.avaxAssetID, weights, gasPrice: 1n }
  const utxosOf = (owner: Uint8Array) => state.utxos.idsOf(keyOf(owner)).map((id) => state.utxos.get(id) as PChainUtxo)
  const wallet = () => ({ utxos: utxosOf(ann), addresses: [ann, ben], now: BigInt(Math.floor(time.now / 1000)) })
  /** The error message of a transaction, without its id; undefined if it is accepted. */
  const refusal = (transaction: UnsignedPChain | Uint8Array): string | undefined => {
    const bytes = transaction instanceof Uint8Array ? transaction : signed(transaction)
    try {
      chain.issue(bytes)
      chain.build()
      return undefined
    } catch (error) {
      if (!(error instanceof LedgerError)) throw error
      return error.message
        .replace(/^couldn't issue tx: failed verification: /, "")
        .replace(/^failed execution: standard tx \w+ failed execution: /, "")
    }
  }
  /** The same for each of several cases, of which each finds the network as it is now; without the addresses of a wrong signature. */
  const refusals = (cases: readonly RefusalCase[]) =>
    cases.map(([, transaction]) =>
      world.journal.try(() => refusal(transaction))?.replace(/wrong signature.*/, "wrong signature"),
    )
  const transfer = () => buildPChainBaseTx(context, wallet(), { outputs: [{ to: ben, amount: avax }] })
  const subnet = (owner = ann) => {
    const bytes = signed(buildCreateSubnetTx(context, wallet(), { owner }))
    expect(refusal(bytes)).toBeUndefined()
    const { id } = decodePChainTransaction(bytes)
    return { subnetID: id, subnetOwner: { locktime: 0n, threshold: 1, addresses: [owner] } }
  }
  return { ...world, context, wallet, refusal, refusals, transfer, subnet, xChainID: genesis.xChainID }
}

/** The same transaction with changed members. */
export function changed<T extends UnsignedPChain>(transaction: T, members: object): UnsignedPChain {
  return { ...transaction, unsigned: { ...transaction.unsigned, ...members } as PChainUnsignedTransaction }
}

/** The list, concatenated with itself. */
export const doubled = <T>(values: readonly T[]): T[] => [...values, ...values]
