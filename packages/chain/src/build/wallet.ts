import type { Owners } from "../fx/secp256k1fx.ts"
import { keyOf, type Recipient, recipientOwners } from "./owners.ts"

/** The funds, signers and change address of a transaction. */
export interface Wallet<Utxo> {
  /**
   * Unspent outputs of the chain, used in this order; those that the addresses cannot spend are skipped. Read them with
   * `getUTXOs` and the chain's `decode…Utxo`.
   */
  readonly utxos: readonly Utxo[]
  /** The addresses (20 bytes each) whose keys will sign. At least one. */
  readonly addresses: readonly Uint8Array[]
  /** The recipient of the change. Default: the first address. */
  readonly change?: Recipient
  /** Unix seconds that locks are compared with. Default: the system clock's time. */
  readonly now?: bigint
  /** A memo of at most 256 bytes. Since the Durango upgrade P-Chain transactions must have none. */
  readonly memo?: Uint8Array
}

/** A payment to a recipient. */
export interface Payment {
  readonly to: Recipient
  /** In the asset's smallest unit: nAVAX. */
  readonly amount: bigint
  /** Id of the asset. Default: AVAX. */
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
