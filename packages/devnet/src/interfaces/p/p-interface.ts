import type { ByNameMethods } from "@serac/wire/node"
import { balanceMethods } from "./balances.ts"
import { blockchainMethods } from "./blockchains.ts"
import { pBlockMethods } from "./blocks.ts"
import { feeMethods } from "./fees.ts"
import { l1Methods } from "./l1-validators.ts"
import type { PInterfaceOptions } from "./options.ts"
import { stakeMethods } from "./stakes.ts"
import { subnetMethods } from "./subnets.ts"
import { transactionMethods } from "./transactions.ts"
import { utxoMethods } from "./utxos.ts"
import { validatorSetMethods } from "./validator-sets.ts"
import { validatorMethods } from "./validators.ts"

/** The methods of `/ext/bc/P`. */
export const pMethods = (options: PInterfaceOptions): ByNameMethods => ({
  ...pBlockMethods(options),
  ...transactionMethods(options),
  ...balanceMethods(options),
  ...utxoMethods(options),
  ...subnetMethods(options),
  ...blockchainMethods(options),
  ...validatorMethods(options),
  ...validatorSetMethods(options),
  ...l1Methods(options),
  ...stakeMethods(options),
  ...feeMethods(options),
})
