import { hash } from "node:crypto"
import {
  decodePChainTransaction,
  encodePChainBlock,
  encodePChainTransaction,
  encodePChainUtxo,
  formatId,
  type Genesis,
} from "@serac/chain"
import { type Coin, Coins, ownedBy, type Payment } from "./coins.ts"
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
const emptySignature = new Uint8Array(65)

interface Delegator {
  readonly txID: Uint8Array
  readonly stake: Payment
  readonly endsAt: number
}

/** Blocks of a P-Chain: transfers with two inputs and two outputs, delegators, their rewards. The signatures are not verified. */
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
  const { nodeID } = validator.validator

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
    const credentials = spent.map(() => ({ type: "secp256k1fx.Credential" as const, signatures: [emptySignature] }))
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
    delegators.push({ txID: id, stake, endsAt })
    return transaction
  }

  const parentID = () => hash("sha256", chain.at(-1) ?? new Uint8Array(), "buffer")
  const place = () => ({ time: time(chain.length), parentID: parentID(), height: BigInt(chain.length) })
  const add = (block: PBlock) => chain.push(encodePChainBlock(block))
  function reward({ txID, stake }: Delegator): void {
    const transaction = { unsigned: { type: "RewardValidatorTx" as const, txID }, credentials: [] }
    const proposal = place()
    add({ type: "BanffProposalBlock", ...proposal, transactions: [], transaction })
    add({ type: "BanffCommitBlock", ...place(), time: proposal.time })
    // It comes after the change output.
    coins.give(txID, [stake], 1)
    const [output] = coins.outputs([{ amount: stake.amount / 1000n, owner: stake.owner }])
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
      reward(due)
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
