import { listL1Validators, listLatestPrimaryNetworkTransactions, listUtxos } from "@serac/data"
import { chains } from "../oracle/utxo.ts"
import { comparedNetwork, everyItem, type Proof } from "./ask.ts"
import { aliases } from "./compare-utxos.ts"

interface Amount {
  readonly assetId: string
  readonly amount: string
}

interface ServedTransaction {
  readonly amountBurned?: readonly Amount[]
  readonly amountL1ValidatorBalanceBurned?: readonly Amount[]
  readonly amountUnlocked?: readonly Amount[]
  readonly amountCreated?: readonly Amount[]
  readonly evmOutputs?: readonly { readonly asset: Amount }[]
  readonly evmInputs?: readonly { readonly asset: Amount }[]
  readonly l1ValidatorDetails?: readonly { readonly balanceChange?: number }[]
  readonly emittedUtxos?: readonly (Amount & { readonly rewardType?: string })[]
}

/**
 * Sums the native asset to its last unit from served answers alone: each unit allocated or paid as a reward is unspent,
 * staked, between two chains, in accounts of the C-Chain, in balances of L1 validators, or burned.
 */
export async function compareConservation(proof: Proof): Promise<void> {
  const { world, stack, expected, comparison } = proof
  const { allocated } = world.genesis
  if (allocated === undefined) return
  const native = world.recording.avaxAssetID
  const sum = (list: readonly Amount[] = []) =>
    list.filter(({ assetId }) => assetId === native).reduce((total, { amount }) => total + BigInt(amount), 0n)

  const everybody = [...new Set([...world.utxos.values()].flatMap(({ output }) => output.owners))].map(
    expected.names.address,
  )
  const sums = { unspent: 0n, accounts: 0n, balances: 0n, burned: 0n, rewards: 0n }
  const transactions: ServedTransaction[] = []
  for (const chain of chains) {
    const blockchainId = aliases[chain]
    const utxos = await everyItem(
      listUtxos(stack.data, { network: comparedNetwork, blockchainId, addresses: everybody, pageSize: 100 }),
    )
    sums.unspent += sum(utxos.map(({ asset }) => asset))
    const all = await everyItem(
      listLatestPrimaryNetworkTransactions(stack.data, { network: comparedNetwork, blockchainId, pageSize: 100 }),
    )
    transactions.push(...(all as unknown as readonly ServedTransaction[]))
  }
  const l1 = await everyItem(listL1Validators(stack.data, { network: comparedNetwork, pageSize: 100 }))
  sums.balances = l1.reduce((total, { remainingBalance }) => total + BigInt(remainingBalance), 0n)

  let [paidIn, paidBack] = [0n, 0n]
  for (const one of transactions) {
    const accounts = (list: ServedTransaction["evmOutputs"]) => sum(list?.map(({ asset }) => asset))
    sums.accounts += accounts(one.evmOutputs) - accounts(one.evmInputs)
    sums.burned += sum(one.amountBurned) + sum(one.amountUnlocked) - sum(one.amountCreated)
    sums.rewards += sum(one.emittedUtxos?.filter(({ rewardType }) => rewardType !== undefined))
    paidIn += sum(one.amountL1ValidatorBalanceBurned)
    for (const { balanceChange = 0 } of one.l1ValidatorDetails ?? [])
      if (balanceChange < 0) paidBack -= BigInt(balanceChange)
  }
  // Deposits into L1 balances are not burned; only the fees charged from these balances since are.
  const fees = paidIn - paidBack - sums.balances
  sums.burned += fees - paidIn
  const { unspent, accounts, balances, burned, rewards } = sums
  comparison.value("supply", "conserved", `${allocated + rewards}`, `${unspent + accounts + balances + burned}`)
  const { refunds, paidIn: put } = world.l1
  const back = refunds.reduce((total, { output }) => total + output.amount, 0n)
  comparison.value("supply", "L1 validators' balances", [`${put}`, `${back}`], [`${paidIn}`, `${paidBack}`])
}
