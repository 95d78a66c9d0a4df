/** A block of an EVM chain in a node's format, with its receipts and its `callTracer` traces. */
export interface EvmBlock {
  readonly block: {
    readonly number: string
    readonly hash: string
    readonly transactions: readonly { readonly hash: string }[]
  }
  readonly receipts: readonly EvmReceipt[]
  readonly traces?: readonly unknown[]
}

export interface EvmReceipt {
  readonly transactionHash?: string
  readonly logs?: readonly EvmLog[]
}

export interface EvmLog {
  readonly address: string
  readonly topics: readonly string[]
}

/** The blocks of a chain by number, and the number of the last accepted one. Both may change while a node serves them. */
export interface EvmChain {
  readonly blocks: readonly EvmBlock[]
  readonly head: number
}

/** Finds blocks and transactions of a chain up to its head. */
export class ChainIndex {
  readonly #chain: () => EvmChain
  #numbers = new Map<string, number>()
  #transactions = new Map<string, readonly [block: number, index: number]>()
  #indexed:
    | { readonly blocks: readonly EvmBlock[]; readonly length: number; readonly last: string | undefined }
    | undefined

  /** @param chain - returns the current chain */
  constructor(chain: () => EvmChain) {
    this.#chain = chain
  }

  get head(): number {
    return this.#chain().head
  }

  at(number: number): EvmBlock | undefined {
    const { blocks, head } = this.#chain()
    return number > head ? undefined : blocks[number]
  }

  numberOf(hash: string): number | undefined {
    this.#update()
    const number = this.#numbers.get(hash)
    return number === undefined || number > this.head ? undefined : number
  }

  /** A transaction with its receipt. */
  transaction(hash: string): { readonly transaction: object; readonly receipt: object } | undefined {
    this.#update()
    const [number, index] = this.#transactions.get(hash) ?? []
    const found = number === undefined ? undefined : this.at(number)
    const [transaction, receipt] = [found?.block.transactions[index as number], found?.receipts[index as number]]
    return transaction && receipt && { transaction, receipt }
  }

  #update(): void {
    const { blocks } = this.#chain()
    const { length } = blocks
    const last = blocks.at(-1)?.block.hash
    const indexed = this.#indexed
    if (indexed?.blocks === blocks && indexed.length === length && indexed.last === last) return
    this.#indexed = { blocks, length, last }
    this.#numbers = new Map(blocks.map(({ block }, number) => [block.hash, number]))
    this.#transactions = new Map(
      blocks.flatMap(({ block }, number) => block.transactions.map(({ hash }, index) => [hash, [number, index]])),
    )
  }
}
