import type { XChain } from "@serac/ledger"
import type { ByNameMethods } from "@serac/node-wire"
import type { ChainNames } from "../addresses/chain-names.ts"
import { assetMethods } from "./assets.ts"
import { balanceMethods } from "./balances.ts"
import { blockMethods } from "./blocks.ts"
import { transactionMethods } from "./transactions.ts"
import { utxoMethods } from "./utxos.ts"

/** What the interface of an X-Chain is made of. */
export interface XInterfaceOptions {
  readonly chain: XChain
  readonly names: ChainNames
  readonly clock: { now(): number }
  /** Called when a transaction waits, so that a block is made. */
  readonly onIssue?: (() => void) | undefined
}

/** The methods of `/ext/bc/X`, as a node answers them. */
export const xMethods = (options: XInterfaceOptions): ByNameMethods => ({
  ...blockMethods(options),
  ...transactionMethods(options),
  ...assetMethods(options),
  ...balanceMethods(options),
  ...utxoMethods(options),
})
