import type { NetworkBatch } from "@serac/store"
import { withCopiedBytes } from "../copied-bytes.ts"
import { type ManyRows, memoryOf, type PackedRows, packRows, unpackRows } from "./packed-rows.ts"

/** A batch as sent to another thread. */
export interface PackedNetworkMessage {
  /** The rows of which a batch has few. */
  readonly others: Omit<NetworkBatch, keyof ManyRows>
  readonly rows: PackedRows
}

/** A batch of packed rows, which are unpacked on first use. */
export class PackedNetworkBatch implements NetworkBatch {
  readonly message: PackedNetworkMessage
  /** The numbers of rows; they stay available after the rows were transferred. */
  readonly counts: Readonly<Record<keyof ManyRows, number>>
  #rows: ManyRows | undefined

  constructor(message: PackedNetworkMessage) {
    this.message = message
    const { blocks, transactions, utxos, consumptions } = message.rows
    this.counts = { blocks, transactions, utxos, consumptions }
  }

  /** Packs a batch, whose rows are then no longer needed. */
  static of({ blocks, transactions, utxos, consumptions, ...others }: NetworkBatch): PackedNetworkBatch {
    const rows = packRows({ blocks, transactions, utxos, consumptions })
    return new PackedNetworkBatch({ others: withCopiedBytes(others), rows })
  }

  /** The buffers that are transferred to another thread instead of being copied; the rows cannot be read here afterwards. */
  get transferred(): readonly ArrayBuffer[] {
    return memoryOf(this.message.rows)
  }

  get blocks(): ManyRows["blocks"] {
    return this.#unpacked().blocks
  }

  get transactions(): ManyRows["transactions"] {
    return this.#unpacked().transactions
  }

  get utxos(): ManyRows["utxos"] {
    return this.#unpacked().utxos
  }

  get consumptions(): ManyRows["consumptions"] {
    return this.#unpacked().consumptions
  }

  get chain(): NetworkBatch["chain"] {
    return this.message.others.chain
  }

  get returned(): NetworkBatch["returned"] {
    return this.message.others.returned
  }

  get assets(): NetworkBatch["assets"] {
    return this.message.others.assets
  }

  get stakers(): NetworkBatch["stakers"] {
    return this.message.others.stakers
  }

  get l1Validators(): NetworkBatch["l1Validators"] {
    return this.message.others.l1Validators
  }

  get subnets(): NetworkBatch["subnets"] {
    return this.message.others.subnets
  }

  get blockchains(): NetworkBatch["blockchains"] {
    return this.message.others.blockchains
  }

  get rewards(): NetworkBatch["rewards"] {
    return this.message.others.rewards
  }

  get periods(): NonNullable<NetworkBatch["periods"]> {
    return this.message.others.periods ?? []
  }

  #unpacked(): ManyRows {
    this.#rows ??= unpackRows(this.message.rows)
    return this.#rows
  }
}
