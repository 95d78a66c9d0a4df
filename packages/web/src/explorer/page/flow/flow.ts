import type { AssetAmount } from "../data/schemas.ts"

/** An input or output of a transaction: a UTXO, or an amount of an account of the C-Chain. */
export interface FlowEnd {
  readonly key: string
  readonly addresses: readonly string[]
  readonly asset: AssetAmount
  /** Properties other than a spendable amount: `staked`, `locked until ...`. */
  readonly notes: readonly string[]
  /** The transaction at the other end: for an input the one that created it, for an output the one that consumed it. */
  readonly other?: { readonly hash: string; readonly blockchainId: string }
  /** Whether the addresses are of an EVM chain. */
  readonly isAccount: boolean
}

/** The inputs and outputs of a transaction. */
export interface Flow {
  readonly consumed: readonly FlowEnd[]
  readonly made: readonly FlowEnd[]
  /** The difference of inputs and outputs, which are fees, in the smallest unit of each asset. */
  readonly burned: readonly AssetAmount[]
}

interface AnyUtxo {
  readonly utxoId: string
  readonly addresses: readonly string[]
  readonly asset: AssetAmount
  readonly createdOnChainId: string
  readonly consumedOnChainId: string
  readonly consumingTxHash?: string
  /** Set on the P-Chain. */
  readonly txHash?: string
  readonly staked?: boolean
  readonly stakeableLocktime?: number
  readonly platformLocktime?: number
  readonly rewardType?: string
  /** Set on the other chains. */
  readonly creationTxHash?: string
  readonly locktime?: number
  readonly threshold?: number
}

interface AnyTransaction {
  readonly consumedUtxos?: readonly AnyUtxo[]
  readonly emittedUtxos?: readonly AnyUtxo[]
  readonly evmInputs?: readonly { readonly fromAddress: string; readonly asset: AssetAmount }[]
  readonly evmOutputs?: readonly { readonly toAddress: string; readonly asset: AssetAmount }[]
  readonly amountBurned?: readonly AssetAmount[]
}

/**
 * The inputs and outputs of a transaction of a primary network, on any of its chains.
 *
 * @param transaction the service's response; absent members count as empty
 * @param date formats a time in Unix seconds
 */
export function flowOf(transaction: object, date: (moment: number) => string): Flow {
  const {
    consumedUtxos = [],
    emittedUtxos = [],
    evmInputs = [],
    evmOutputs = [],
    amountBurned,
  } = transaction as AnyTransaction
  const consumed = [
    ...consumedUtxos.map((utxo) => flowEnd(utxo, utxo.txHash ?? utxo.creationTxHash, utxo.createdOnChainId, date)),
    ...evmInputs.map(({ fromAddress, asset }, at) => accountEnd(`in ${at}`, fromAddress, asset)),
  ]
  const made = [
    ...emittedUtxos.map((utxo) => flowEnd(utxo, utxo.consumingTxHash, utxo.consumedOnChainId, date)),
    ...evmOutputs.map(({ toAddress, asset }, at) => accountEnd(`out ${at}`, toAddress, asset)),
  ]
  return { consumed, made, burned: amountBurned ?? flowDifferences(consumed, made) }
}

function flowEnd(
  utxo: AnyUtxo,
  hash: string | undefined,
  blockchainId: string,
  date: (moment: number) => string,
): FlowEnd {
  const { utxoId, addresses, asset, staked, rewardType, threshold = 1 } = utxo
  const lock = Math.max(utxo.stakeableLocktime ?? 0, utxo.platformLocktime ?? 0, utxo.locktime ?? 0)
  const notes = [
    staked && "staked",
    rewardType && `reward of a ${rewardType.toLowerCase()}`,
    lock > 0 && `locked until ${date(lock)}`,
    threshold > 1 && `${threshold} of ${addresses.length} sign`,
    utxo.createdOnChainId !== utxo.consumedOnChainId && "between chains",
  ].filter((note) => typeof note === "string" && note !== "") as readonly string[]
  return {
    key: utxoId,
    addresses,
    asset,
    notes,
    isAccount: false,
    ...(hash === undefined || hash === "" ? {} : { other: { hash, blockchainId } }),
  }
}

function accountEnd(key: string, address: string, asset: AssetAmount): FlowEnd {
  return { key, addresses: [address], asset, notes: [], isAccount: true }
}

/** The consumed amount minus the created amount of each asset; assets without a positive difference are left out. */
function flowDifferences(consumed: readonly FlowEnd[], made: readonly FlowEnd[]): readonly AssetAmount[] {
  const left = new Map<string, { readonly asset: AssetAmount; readonly amount: bigint }>()
  const add = (asset: AssetAmount, sign: bigint) => {
    const amount = (left.get(asset.assetId)?.amount ?? 0n) + sign * BigInt(asset.amount ?? 0)
    left.set(asset.assetId, { asset, amount })
  }
  for (const { asset } of consumed) add(asset, 1n)
  for (const { asset } of made) add(asset, -1n)
  return [...left.values()]
    .filter(({ amount }) => amount > 0n)
    .map(({ asset, amount }) => ({ ...asset, amount: String(amount) }))
}
