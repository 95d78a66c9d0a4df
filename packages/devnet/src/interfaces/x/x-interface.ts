import type { ByNameMethods } from "@serac/wire/node"
import { assetMethods } from "./assets.ts"
import { balanceMethods } from "./balances.ts"
import { xBlockMethods } from "./blocks.ts"
import type { XInterfaceOptions } from "./options.ts"
import { transactionMethods } from "./transactions.ts"
import { utxoMethods } from "./utxos.ts"

/** The methods of `/ext/bc/X`. */
export const xMethods = (options: XInterfaceOptions): ByNameMethods => ({
  ...xBlockMethods(options),
  ...transactionMethods(options),
  ...assetMethods(options),
  ...balanceMethods(options),
  ...utxoMethods(options),
})
