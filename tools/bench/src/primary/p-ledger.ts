import { hash } from "node:crypto"
import {
  calculateReward,
  decodePChainTransaction,
  encodePChainBlock,
  encodePChainTransaction,
  encodePChainUtxo,
  formatId,
  type Genesis,
  primaryNetworkRewards,
  splitReward,
} from "@serac/chain"
import { type Coin, Coins, ownedBy, type Payment } from "./coins.ts"
import { credentialsOf } from "./credentials.ts"
import { ewoq, type Owner } from "./owners.ts"

type PBlock = Parameters<typeof encodePChainBlock>[0]
type PTransaction = Parameters<typeof encodePChainTransaction>[0]

/** A P-Chain, and its data that no block contains. */
export interface PLedger {
  readonly blocks: readonly Uint8Array[]
  /** Bytes of the reward UTXOs by the staker's transaction ID. */
  readonly rewards: ReadonlyMap<string, Uint8Array>
}

export const secondsPerBlock = 2n
/** Blocks that a delegator stakes for. */
const period = 100
/** Of this many blocks one adds a delegator, and two end one: the proposal to reward it, and the commit block. */
const round = 10
const emptyID = new Uint8Array(32)

interface Delegator {
  readonly txID: Uint8Array
  readonly stake: Payment
  readonly endsAt: number
  /** The delegator's part of its reward. */
  readonly reward: bigint
}

interface Validation {
  readonly start: bigint
  readonly end: bigint
  readonly weight: bigint
}

/** Blocks of a P-Chain: transfers with two inputs and two outputs, delegators, their rewards. The signatures are true. */
export function pLedger(genesis: Genesis, owners: readonly Owner[], blocks: number, transfers: number): PLedger {
  const { avaxAssetID: assetID, networkID } = genesis
  const coins = new Coins(assetID, owners, firstCoin(genesis))
  const delegators: Delegator[] = []
  const rewards = new Map<string, Uint8Array>()
  const chain: Uint8Array[] = []
  const time = (height: number) => genesis.timestamp + BigInt(height) * secondsPerBlock
  const validator = genesis.validators[1]?.unsigned
  if (validator?.type !== "AddValidatorTx" && validator?.type !== "AddPermissionlessValidatorTx")
    throw new Error("the network begins without validators")
  const {
    validator: { nodeID },
    shares,
  } = validator
  let supply = genesis.initialSupply
  /** What a stake earns is minted when it begins. */
  const mint = ({ start, end, weight }: Validation): bigint => {
    const stake = { nanoseconds: (end - start) * 1_000_000_000n, amount: weight, currentSupply: supply }
    const minted = calculateReward(stake, primaryNetworkRewards)
    supply += minted
    return minted
  }
  for (const { unsigned } of genesis.validators) if ("validator" in unsigned) mint(unsigned.validator)

  const base = (spent: readonly Coin[], payments: readonly Payment[]) => ({
    networkID,
    blockchainID: emptyID,
    outputs: coins.outputs(payments),
    inputs: coins.inputs(spent),
    memo: new Uint8Array(),
  })
  function signed(
    unsigned: PTransaction["unsigned"],
    spent: readonly Coin[],
  ): { transaction: PTransaction; id: Uint8Array } {
    const credentials = credentialsOf(encodePChainTransaction({ unsigned, credentials: [] }), spent)
    const transaction = { unsigned, credentials }
    return { transaction, id: decodePChainTransaction(encodePChainTransaction(transaction)).id }
  }
  function pay(parts: number, spent: readonly Coin[] = coins.take(2)): PTransaction {
    const payments = coins.share(spent, parts)
    const { transaction, id } = signed({ type: "BaseTx", ...base(spent, payments) }, spent)
    coins.give(id, payments)
    return transaction
  }
  function delegate(): PTransaction {
    const spent = coins.take(2)
    const [stake, ...change] = coins.share(spent, 2) as [Payment, ...Payment[]]
    const endsAt = chain.length + period
    const unsigned = {
      type: "AddPermissionlessDelegatorTx" as const,
      ...base(spent, change),
      validator: { nodeID, start: time(chain.length), end: time(endsAt), weight: stake.amount },
      subnetID: emptyID,
      stake: coins.outputs([stake]),
      rewardsOwner: { type: "secp256k1fx.OutputOwners" as const, ...ownedBy(stake.owner) },
    }
    const { transaction, id } = signed(unsigned, spent)
    coins.give(id, change)
    const reward = splitReward(mint(unsigned.validator), shares).remainder
    delegators.push({ txID: id, stake, endsAt, reward })
    return transaction
  }

  const parentID = () => hash("sha256", chain.at(-1) ?? new Uint8Array(), "buffer")
  const place = () => ({ time: time(chain.length), parentID: parentID(), height: BigInt(chain.length) })
  const add = (block: PBlock) => chain.push(encodePChainBlock(block))
  function payReward({ txID, stake, reward }: Delegator): void {
    const transaction = { unsigned: { type: "RewardValidatorTx" as const, txID }, credentials: [] }
    const proposal = place()
    add({ type: "BanffProposalBlock", ...proposal, transactions: [], transaction })
    add({ type: "BanffCommitBlock", ...place(), time: proposal.time })
    // It comes after the change output.
    coins.give(txID, [stake], 1)
    const [output] = coins.outputs([{ amount: reward, owner: stake.owner }])
    // Behind its change and its stake.
    if (output !== undefined) rewards.set(formatId(txID), encodePChainUtxo({ txID, outputIndex: 2, ...output }))
  }

  add({ type: "ApricotCommitBlock", parentID: genesis.id, height: 0n })
  if (blocks > 0) {
    const transactions = [pay(2 * transfers + owners.length, coins.take(1))]
    add({ type: "BanffStandardBlock", ...place(), transactions })
  }
  while (chain.length <= blocks) {
    const [due] = delegators
    if (due !== undefined && due.endsAt <= chain.length && chain.length < blocks) {
      delegators.shift()
      payReward(due)
      continue
    }
    const delegated = chain.length % round === 0 ? [delegate()] : []
    const transactions = [...delegated, ...Array.from({ length: transfers - delegated.length }, () => pay(2))]
    add({ type: "BanffStandardBlock", ...place(), transactions })
  }
  return { blocks: chain, rewards }
}

/** The initial funds of the well-known test key's owner. */
export function firstCoin({ utxos }: Genesis): Coin {
  for (const { txID, outputIndex, output } of utxos) {
    if (output.type !== "secp256k1fx.TransferOutput") continue
    if (Buffer.compare(output.addresses[0] ?? emptyID, ewoq.address) !== 0) continue
    return { txID, outputIndex, amount: output.amount, owner: ewoq }
  }
  throw new Error("the P-Chain begins without funds")
}
