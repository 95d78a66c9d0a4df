import type { CreateAssetTx, Genesis, XChainUtxo } from "@serac/chain"
import { keyOf } from "../bytes.ts"
import type { Archive } from "../state/archive.ts"
import type { Journal } from "../state/journal.ts"
import { JournaledList } from "../state/journaled-list.ts"
import { JournaledMap } from "../state/journaled-map.ts"
import { UtxoSet } from "../state/utxo-set.ts"
import type { Asset } from "./rules.ts"

/** An accepted block of the X-Chain. */
export interface AcceptedBlock {
  /** 32 bytes. */
  readonly id: Uint8Array
  readonly height: number
  /** Block time in seconds since 1970. */
  readonly time: bigint
  readonly bytes: Uint8Array
}

/** The location of a transaction: its block and its position in the block. */
export interface TransactionLocation {
  readonly height: number
  readonly index: number
}

/** The complete state of the X-Chain. Keys are ids in lower-case hexadecimal. */
export class XChainState {
  readonly utxos: UtxoSet<XChainUtxo>
  readonly blocks: JournaledList<AcceptedBlock>
  readonly heights: JournaledMap<string, number>
  readonly transactions: JournaledMap<string, TransactionLocation>
  readonly assets: JournaledMap<string, Asset>
  /** Signed bytes of the genesis transactions, which are in no block. */
  readonly beginning: ReadonlyMap<string, Uint8Array>
  /** Ids of assets by the aliases that the genesis defines. */
  readonly aliases: ReadonlyMap<string, Uint8Array>

  constructor(journal: Journal, { xChain }: Genesis, archive: Archive) {
    this.utxos = new UtxoSet(journal)
    this.blocks = new JournaledList(journal, archive.table())
    this.heights = new JournaledMap(journal, archive.table())
    this.transactions = new JournaledMap(journal, archive.table())
    this.assets = new JournaledMap(journal)
    this.beginning = new Map(xChain.assets.map(({ id, transaction }) => [keyOf(id), transaction.bytes]))
    this.aliases = new Map(xChain.assets.map(({ id, alias }) => [new TextDecoder().decode(alias), id]))
    for (const { id, transaction, utxos } of xChain.assets) {
      this.addAsset(id, transaction.unsigned)
      for (const utxo of utxos) this.utxos.add(utxo)
    }
  }

  addAsset(id: Uint8Array, { name, symbol, denomination, initialStates }: CreateAssetTx): void {
    const features = initialStates.map(({ fxIndex }) => fxIndex)
    this.assets.set(keyOf(id), { features, name, symbol, denomination })
  }

  /** Whether the chain has accepted a transaction, or has it in its genesis. */
  has(id: Uint8Array): boolean {
    const key = keyOf(id)
    return this.transactions.has(key) || this.beginning.has(key)
  }
}
