import { decodePChainTransaction, encodePChainBlock, type PChainUnsignedTransaction } from "@serac/chain"
import type { MadeBlock, MadeTransaction } from "../block.ts"
import { hexOf, sha256, zeroID } from "../bytes.ts"
import type { Coin } from "../coins.ts"
import { containerOf } from "../container.ts"
import { outputOf } from "../outputs.ts"
import type { Owners } from "../people.ts"
import type { WorldSetting } from "../setting.ts"
import { accept, type Desk, type PDraft } from "./draft.ts"
import * as l1 from "./l1.ts"
import { Platform } from "./platform.ts"
import type { Staker } from "./staker.ts"
import { addDelegator, addValidator, enlist } from "./staking.ts"
import * as subnets from "./subnets.ts"
import { shareOf } from "./terms.ts"
import { exportFromP, importToP, transferFunds } from "./transfers.ts"

const pTransactionKinds: Readonly<Record<string, readonly [weight: number, make: (desk: Desk) => PDraft | undefined]>> =
  {
    transfer: [5, transferFunds],
    export: [5, exportFromP],
    import: [8, importToP],
    validator: [5, addValidator],
    delegator: [8, addDelegator],
    subnet: [3, subnets.createSubnet],
    subnetOwner: [1, subnets.transferSubnet],
    chain: [1, subnets.createChain],
    subnetValidator: [3, subnets.addSubnetValidator],
    removal: [1, subnets.removeSubnetValidator],
    elastic: [4, subnets.transformSubnet],
    l1: [3, l1.convertSubnet],
    registration: [3, l1.registerL1Validator],
    weight: [2, l1.setL1Weight],
    balance: [2, l1.increaseL1Balance],
    disabled: [2, l1.disableL1Validator],
  }
const weights = Object.fromEntries(Object.entries(pTransactionKinds).map(([kind, [weight]]) => [kind, weight]))

/** Makes the P-Chain's blocks, one after the other. */
export class PChain {
  readonly blocks: MadeBlock[] = []
  readonly platform: Platform
  readonly #setting: WorldSetting
  #proposed: Staker | undefined

  constructor(setting: WorldSetting) {
    const { genesis } = setting.beginning
    this.#setting = setting
    this.platform = new Platform(setting.random, Number(genesis.timestamp))
    this.#begin()
  }

  /** Makes the next block. */
  grow(): void {
    if (this.#proposed) this.#decide(this.#proposed)
    else this.#advance()
  }

  /** Makes a block with a later time than the last, or one that ends a staker's period. */
  #advance(): void {
    const { random } = this.#setting
    const { platform } = this
    const step = random.chance(0.15) ? 0 : Math.ceil(random.spanning(1, 6_000))
    const time = platform.dueStaker() ? platform.time : Math.min(platform.time + step, platform.nextChange())
    platform.advance(Math.max(time, platform.time), this.blocks.length)
    const staker = platform.dueStaker()
    const transactions = this.#transactions(
      staker ? random.weighed({ 0: 4, 1: 1 }) : random.weighed({ 0: 1, 1: 5, 2: 3, 4: 1 }),
    )
    if (staker) this.#propose(staker, transactions)
    else this.#add("BanffStandardBlock", transactions)
  }

  #begin(): void {
    const { beginning, coins } = this.#setting
    const { genesis } = beginning
    const { platform } = this
    platform.supplies.set(hexOf(zeroID), genesis.initialSupply)
    const made = { chain: "P", height: 0, timestamp: platform.time } as const
    for (const { txID, outputIndex, assetID, output } of genesis.utxos)
      coins.add({ txID, outputIndex, assetID, output, made, home: "P", isStaked: false })
    const transactions = [...genesis.validators, ...genesis.chains].map(
      ({ id, bytes, unsigned }, index): MadeTransaction => {
        const named = "validator" in unsigned ? this.#enlistFirst(id, unsigned, index) : { made: [], named: [] }
        const common = { chain: "P", height: 0, timestamp: platform.time, spent: [], assets: [] } as const
        return { ...common, ...named, index, id, bytes, type: unsigned.type }
      },
    )
    const bytes = encodePChainBlock({ type: "ApricotCommitBlock", parentID: genesis.id, height: 0n })
    this.blocks.push({
      chain: "P",
      height: 0,
      id: sha256(bytes),
      parentID: genesis.id,
      timestamp: platform.time,
      type: "ApricotCommitBlock",
      transactions,
      bytes,
    })
  }

  /** One of the network's first validators. */
  #enlistFirst(id: Uint8Array, unsigned: PChainUnsignedTransaction, index: number) {
    if (unsigned.type !== "AddValidatorTx" && unsigned.type !== "AddPermissionlessValidatorTx")
      throw new Error("a network begins with validators")
    const { coins } = this.#setting
    const { platform } = this
    const { nodeID, weight, start, end } = unsigned.validator
    const made = { chain: "P", height: 0, timestamp: platform.time } as const
    const stake = unsigned.stake.map(
      (one, at): Coin => ({ ...one, txID: id, outputIndex: at, made, home: "P", isStaked: true }),
    )
    for (const coin of stake) coins.add(coin)
    const rewardsOwner = unsigned.type === "AddValidatorTx" ? unsigned.rewardsOwner : unsigned.validationRewardsOwner
    const place = { id, index, height: 0, stake, outputs: 0 }
    const staker = enlist({ setting: this.#setting, platform, height: 0 }, place, {
      kind: "validator",
      subnetID: zeroID,
      nodeID,
      weight,
      start: Number(start),
      end: Number(end),
      shares: unsigned.shares,
      rewardsOwner,
      feesOwner: rewardsOwner,
      validator: undefined,
    })
    if (staker.status === "pending") platform.activate(staker, 0)
    return { made: stake, named: rewardsOwner.addresses }
  }

  #transactions(count: string | number): MadeTransaction[] {
    const { random } = this.#setting
    const desk = { setting: this.#setting, platform: this.platform, height: this.blocks.length }
    const made: MadeTransaction[] = []
    for (let tries = 0; made.length < Number(count) && tries < 12; tries++) {
      const draft = pTransactionKinds[random.weighed(weights)]?.[1](desk)
      if (draft) made.push(accept(desk, draft, made.length))
    }
    return made
  }

  #propose(staker: Staker, transactions: MadeTransaction[]): void {
    const desk = { setting: this.#setting, platform: this.platform, height: this.blocks.length }
    const { rewardsOwner, feesOwner, txID } = staker
    const named = [...(rewardsOwner?.addresses ?? []), ...(feesOwner?.addresses ?? [])]
    const proposal = accept(desk, { unsigned: { type: "RewardValidatorTx", txID }, named }, transactions.length)
    this.#proposed = staker
    this.#add("BanffProposalBlock", transactions, proposal)
  }

  #decide(staker: Staker): void {
    const { random } = this.#setting
    const rewarded = random.chance(0.75)
    this.#proposed = undefined
    this.#end(staker, rewarded)
    this.#add(rewarded ? "BanffCommitBlock" : "BanffAbortBlock", [])
  }

  /** Returns the staked outputs and pays the rewards. */
  #end(staker: Staker, rewarded: boolean): void {
    const { platform } = this
    const { kind, validator, stake, potentialReward = 0n } = staker
    const height = this.blocks.length
    staker.status = "completed"
    staker.currentUntil = height
    staker.rewarded = rewarded
    for (const coin of stake) {
      coin.isStaked = false
      coin.returnedAt = height
    }
    if (!rewarded) {
      const subnet = hexOf(staker.subnetID)
      platform.supplies.set(subnet, (platform.supplies.get(subnet) ?? 0n) - potentialReward)
    }
    const { own, fee } = validator ? shareOf(potentialReward, validator.shares ?? 0) : { own: potentialReward, fee: 0n }
    const payments: [amount: bigint, type: NonNullable<Coin["reward"]>, owner: Owners | undefined][] = [
      [rewarded ? own : 0n, kind === "validator" ? "VALIDATOR" : "DELEGATOR", staker.rewardsOwner],
      [kind === "validator" ? staker.accrued : 0n, "VALIDATOR_FEE", staker.feesOwner],
    ]
    staker.paid = { own: payments[0]?.[0] ?? 0n, fees: payments[1]?.[0] ?? 0n }
    let outputIndex = staker.outputs + stake.length
    for (const [amount, reward, owner] of payments) {
      if (amount === 0n || !owner) continue
      const made = { chain: "P", height, timestamp: platform.time } as const
      const output = outputOf(stake[0]?.assetID ?? this.#setting.avax, amount, owner)
      this.#setting.coins.add({
        ...output,
        txID: staker.txID,
        outputIndex: outputIndex++,
        made,
        home: "P",
        reward,
        isStaked: false,
      })
    }
    if (!validator) return
    if (rewarded) validator.accrued += fee
    validator.delegators.count--
    validator.delegators.weight -= staker.weight
  }

  #add(
    type: "BanffStandardBlock" | "BanffProposalBlock" | "BanffCommitBlock" | "BanffAbortBlock",
    made: readonly MadeTransaction[],
    proposal?: MadeTransaction,
  ): void {
    const { random } = this.#setting
    const parent = this.blocks.at(-1) as MadeBlock
    const height = this.blocks.length
    const { time: timestamp } = this.platform
    const place = { parentID: parent.id, height: BigInt(height), time: BigInt(timestamp) }
    const transactions = made.map(decodedTransaction)
    const bytes = encodePChainBlock(
      type === "BanffStandardBlock"
        ? { type, ...place, transactions }
        : type === "BanffProposalBlock"
          ? { type, ...place, transactions, transaction: decodedTransaction(proposal as MadeTransaction) }
          : { type, ...place },
    )
    const isOption = type === "BanffCommitBlock" || type === "BanffAbortBlock"
    const container = containerOf(parent, { bytes, timestamp, platformHeight: height - 1, isOption }, random)
    this.blocks.push({
      chain: "P",
      height,
      id: sha256(bytes),
      parentID: parent.id,
      timestamp,
      type,
      transactions: proposal ? [...made, proposal] : made,
      bytes,
      ...(container ? { container } : {}),
    })
  }
}

const decodedTransaction = ({ bytes }: MadeTransaction) => decodePChainTransaction(bytes)
