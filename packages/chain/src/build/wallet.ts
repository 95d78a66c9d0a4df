import type { Owners } from "../fx/secp256k1fx.ts"
import { keyOf, type Recipient, recipientOwners } from "./owners.ts"

/** What can be spent, who signs, and where the rest goes. */
export interface Wallet<Utxo> {
  /**
   * Unspent outputs of the chain, taken in this order: what cannot be spent by the addresses is passed over. Read them with
   * `getUTXOs` and the chain's `decode…Utxo`.
   */
  readonly utxos: readonly Utxo[]
  /** The addresses (20 bytes each) whose keys will sign. At least one. */
  readonly addresses: readonly Uint8Array[]
  /** Who gets what is left; the first address when absent. */
  readonly change?: Recipient
  /** Unix seconds at which locks are judged; the clock's when absent. */
  readonly now?: bigint
  /** Free bytes, at most 256. P-Chain transactions may have none since the Durango upgrade. */
  readonly memo?: Uint8Array
}

/** What goes to whom. */
export interface Payment {
  readonly to: Recipient
  /** In the asset's smallest unit: nAVAX. */
  readonly amount: bigint
  /** AVAX when absent. */
  readonly assetID?: Uint8Array
}

/** A wallet with its defaults filled in. */
export interface OpenWallet<Utxo> {
  readonly utxos: readonly Utxo[]
  readonly ours: ReadonlySet<string>
  readonly change: Owners
  readonly now: bigint
  readonly memo: Uint8Array
}

export function openWallet<Utxo>(wallet: Wallet<Utxo>): OpenWallet<Utxo> {
  const [first] = wallet.addresses
  if (first === undefined) throw new RangeError("A wallet has at least one address")
  return {
    utxos: wallet.utxos,
    ours: new Set(wallet.addresses.map(keyOf)),
    change: recipientOwners(wallet.change ?? first),
    now: wallet.now ?? BigInt(Math.floor(Date.now() / 1000)),
    memo: wallet.memo ?? new Uint8Array(),
  }
}
