import { getAddress } from "viem"
import type { LedgerTransaction } from "../oracle/ledger-transactions.ts"
import { type ChainAlias, type Utxo, utxoKey } from "../oracle/utxo.ts"
import type { World } from "../oracle/world.ts"
import type { AtomicTransaction } from "../recording/atomic-batch.ts"
import { ownerHex } from "../recording/text.ts"
import type { Credentials } from "./credentials.ts"
import { type ExpectedItem, type Names, worth } from "./names.ts"
import { platformMembers } from "./platform-members.ts"
import { exchangeUtxo, platformUtxo } from "./utxos.ts"

/** An expected transaction, with the owners and assets by which it is found. */
export interface ExpectedTransaction {
  readonly transaction: LedgerTransaction
  readonly item: ExpectedItem
  /** Owners in hexadecimal, and accounts of the C-Chain, `0x` and digits. */
  readonly owners: ReadonlySet<string>
  /** Of the X-Chain. */
  readonly assets: ReadonlySet<string>
}

/** Every transaction of a chain, newest first. */
export function expectTransactions(
  world: World,
  chain: ChainAlias,
  names: Names,
  credentials: Credentials,
): readonly ExpectedTransaction[] {
  const made = new Map<string, Utxo[]>()
  for (const utxo of world.utxos.values()) made.set(utxo.txID, [...(made.get(utxo.txID) ?? []), utxo])
  const all = [...world.genesisTransactions, ...world.transactions]
  return all
    .filter(({ event }) => event.chain === chain)
    .map((transaction): ExpectedTransaction => {
      const consumed = transaction.inputs.map((input) => world.utxos.get(utxoKey(input)) as Utxo)
      const emitted = (made.get(transaction.event.txID) ?? []).toSorted(
        (one, other) => one.outputIndex - other.outputIndex,
      )
      const item =
        chain === "P"
          ? platformTransaction(transaction, consumed, emitted, world, names)
          : chain === "X"
            ? assetTransaction(transaction, consumed, emitted, names, credentials)
            : atomicTransaction(transaction, consumed, emitted, names, credentials)
      const assets = [...consumed, ...emitted].map(({ assetID }) => assetID)
      if (transaction.type === "CreateAssetTx") assets.push(transaction.event.txID)
      const owners = transactionOwners(transaction, consumed, world)
      return { transaction, item, owners, assets: new Set(assets) }
    })
    .reverse()
}

function platformTransaction(
  transaction: LedgerTransaction,
  consumed: readonly Utxo[],
  emitted: readonly Utxo[],
  world: World,
  names: Names,
): ExpectedItem {
  const { event, type, blockID, inputs, outputs, json } = transaction
  const { unsignedTx } = json
  const came = inputs.map(({ assetID, amount = 0n }) => [assetID, amount] as const)
  const went = outputs.map(({ assetID, output }) => [assetID, worth(output)] as const)
  const staked = outputs.filter(({ staked: is }) => is).map(({ assetID, output }) => [assetID, worth(output)] as const)
  const balances = [...(unsignedTx.validators ?? []).map(({ balance }) => balance), unsignedTx.balance ?? 0]
  const paidIn = balances.reduce((sum: bigint, balance) => sum + BigInt(balance), 0n)
  return {
    txHash: event.txID,
    txType: type,
    blockTimestamp: event.timestamp,
    blockNumber: `${event.height}`,
    blockHash: blockID,
    value: names.sums(went),
    amountBurned: names.sums([...came, ...went.map(([asset, amount]) => [asset, -amount] as const)]),
    amountStaked: names.sums(staked),
    amountL1ValidatorBalanceBurned: names.sums([[world.recording.avaxAssetID, paidIn]]),
    ...(unsignedTx.memo !== undefined && { memo: unsignedTx.memo ?? "0x" }),
    ...platformMembers(transaction, world, names),
    consumedUtxos: consumed.map((utxo) => platformUtxo(utxo, world, names)),
    emittedUtxos: emitted.map((utxo) => platformUtxo(utxo, world, names)),
  }
}

function assetTransaction(
  { event, type, blockID, json: { unsignedTx } }: LedgerTransaction,
  consumed: readonly Utxo[],
  emitted: readonly Utxo[],
  names: Names,
  credentials: Credentials,
): ExpectedItem {
  const sums = (utxos: readonly Utxo[]) => names.sums(utxos.map(({ assetID, output }) => [assetID, worth(output)]))
  const { sourceChain, destinationChain } = unsignedTx
  return {
    txHash: event.txID,
    chainFormat: "linear",
    blockHeight: event.height,
    blockHash: blockID,
    timestamp: event.timestamp,
    txType: type,
    memo: unsignedTx.memo ?? "0x",
    amountUnlocked: sums(consumed),
    amountCreated: sums(emitted),
    ...(sourceChain && { sourceChain }),
    ...(destinationChain && { destinationChain }),
    ...(type === "CreateAssetTx" && { assetCreated: names.assets.get(event.txID) }),
    consumedUtxos: consumed.map((utxo) => exchangeUtxo(utxo, names, credentials)),
    emittedUtxos: emitted.map((utxo) => exchangeUtxo(utxo, names, credentials)),
  }
}

function atomicTransaction(
  { event, type, blockID, json }: LedgerTransaction,
  consumed: readonly Utxo[],
  emitted: readonly Utxo[],
  names: Names,
  credentials: Credentials,
): ExpectedItem {
  const { accounts, unsignedTx, credentials: signed } = json as AtomicTransaction
  const { sourceChain, destinationChain, blockchainID } = unsignedTx
  const sums = (utxos: readonly Utxo[]) => names.sums(utxos.map(({ assetID, output }) => [assetID, worth(output)]))
  const ofAccounts = names.sums(accounts.map(({ assetID, amount }) => [assetID, amount]))
  const common = {
    txHash: event.txID,
    txType: type,
    blockHeight: event.height,
    blockHash: blockID,
    timestamp: event.timestamp,
    memo: "0x",
    sourceChain: sourceChain ?? blockchainID,
    destinationChain: destinationChain ?? blockchainID,
  }
  const account = (index: number) => accounts[index]?.address.toLowerCase() ?? ""
  if (type === "ImportTx") {
    return {
      ...common,
      amountUnlocked: sums(consumed),
      amountCreated: ofAccounts,
      evmOutputs: accounts.map(({ address, assetID, amount }) => ({
        toAddress: getAddress(address),
        asset: names.amount(assetID, amount),
      })),
      consumedUtxos: consumed.map((utxo) => exchangeUtxo(utxo, names, credentials)),
    }
  }
  return {
    ...common,
    amountUnlocked: ofAccounts,
    amountCreated: sums(emitted),
    evmInputs: accounts.map(({ address, assetID, amount }, index) => ({
      fromAddress: getAddress(address),
      asset: names.amount(assetID, amount),
      credentials: credentials.items(event.txID, signed?.[index]?.signatures ?? [], [account(index)]),
    })),
    emittedUtxos: emitted.map((utxo) => exchangeUtxo(utxo, names, credentials)),
  }
}

/** The owners of the inputs and outputs of a transaction and those that it names. */
function transactionOwners(
  { event, type, json, outputs }: LedgerTransaction,
  consumed: readonly Utxo[],
  { l1, stakers }: World,
): ReadonlySet<string> {
  const { unsignedTx } = json
  const named = [unsignedTx.owner, unsignedTx.newOwner, unsignedTx.rewardsOwner].concat(
    unsignedTx.validationRewardsOwner,
    unsignedTx.delegationRewardsOwner,
    unsignedTx.validatorAuthority,
  )
  const owners = new Set([
    ...consumed.flatMap(({ output }) => output.owners),
    ...outputs.flatMap(({ output }) => output.owners),
    ...named.flatMap((owner) => owner?.addresses.map(ownerHex) ?? []),
    ...((json as Partial<AtomicTransaction>).accounts ?? []).map(({ address }) => address.toLowerCase()),
  ])
  for (const { validator } of l1.changes.get(event.txID) ?? []) {
    const { remainingBalanceOwner, deactivationOwner } = validator
    const joins = validator.added.txID === event.txID
    for (const owner of remainingBalanceOwner.owners) owners.add(owner)
    if (joins) for (const owner of deactivationOwner.owners) owners.add(owner)
  }
  if (type === "RewardValidatorTx" || (type.includes("AutoRenewed") && unsignedTx.txID)) {
    const rewarded = stakers.find(({ txID }) => txID === unsignedTx.txID)?.transaction.json.unsignedTx
    const list = [rewarded?.rewardsOwner, rewarded?.validationRewardsOwner, rewarded?.delegationRewardsOwner]
    for (const owner of list.flatMap((one) => one?.addresses.map(ownerHex) ?? [])) owners.add(owner)
  }
  return owners
}
