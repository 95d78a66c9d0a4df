import { type PositionalMethods, positionalMethod, readEvm } from "@serac/wire/node"
import { type EvmChain, EvmError, type Hex } from "../../evm/index.ts"
import { callRequest } from "../../interfaces/evm/readers.ts"
import { testAccounts } from "../../wallet/test-accounts.ts"
import { Impersonation } from "./impersonation.ts"
import { SentTransactions } from "./sent-transactions.ts"

/** Cheatcodes for sending in the name of accounts: impersonation methods, by prefix, and the `eth_` methods of a node with keys. */
export function accountCheats(chain: EvmChain): {
  readonly prefixed: PositionalMethods
  readonly named: PositionalMethods
} {
  const { address, flag } = readEvm
  const impersonation = new Impersonation()
  const transactions = new SentTransactions(chain)
  const senderOf = (from: Hex | undefined): Hex => {
    if (from === undefined) throw new EvmError("from is missing: nobody signs an unsigned transaction")
    return from
  }
  return {
    prefixed: {
      impersonateAccount: positionalMethod([address], ([of]) => {
        impersonation.add(of)
        return null
      }),
      stopImpersonatingAccount: positionalMethod([address], ([of]) => {
        impersonation.remove(of)
        return null
      }),
      autoImpersonateAccount: positionalMethod([flag], ([isAutomatic]) => {
        impersonation.isAutomatic = isAutomatic
        return null
      }),
    },
    named: {
      eth_accounts: positionalMethod([], () => [
        ...new Set([...testAccounts.map(({ address: of }) => of.toLowerCase()), ...impersonation.addresses]),
      ]),
      eth_sendTransaction: positionalMethod([callRequest], ([request]) => {
        const { from } = request
        // The node's text for an account without a known key.
        if (from === undefined || !(transactions.isKnown(from) || impersonation.has(from)))
          throw new EvmError("unknown account")
        return transactions.send(from, request)
      }),
      eth_sendUnsignedTransaction: positionalMethod([callRequest], ([request]) =>
        transactions.send(senderOf(request.from), request),
      ),
    },
  }
}
