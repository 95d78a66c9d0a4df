import { ServiceError } from "@serac/server/http"
import type { Hex } from "@serac/store"
import type { ServedChain } from "../../chains/served-chain.ts"
import { nativeToken } from "../../prices/read-prices.ts"
import type { Services } from "../../services.ts"
import { type BalanceBlock, nativeBalance } from "./native-balance.ts"
import { renderNativeBalance } from "./render-native-balance.ts"

/** Milliseconds that a list waits for the native balance. */
const balanceTimeoutMs = 1_000

/** The native balance of a list: its holder, block and currency. */
export interface NativeMember {
  readonly holder: Hex
  readonly block: BalanceBlock
  readonly currency?: string | undefined
}

/**
 * `"nativeTokenBalance":{...},` for the start of a list; empty if no node answers within a second, since the list is complete without it.
 * Where the balance is required, it is awaited, and a {@link ServiceError} (502 or 503) gives the reason if it is unknown.
 */
export async function nativeMember(
  chain: ServedChain,
  { prices, isNativeRequired }: Pick<Services, "prices" | "isNativeRequired">,
  { holder, block, currency }: NativeMember,
): Promise<string> {
  const asked = nativeBalance(chain, holder, block)
  const balance = await (isNativeRequired ? asked : orUndefinedInTime(asked.catch(unknownBalance)))
  if (balance === undefined) return ""
  const price = prices.price(chain.chainId, nativeToken, currency)
  return `"nativeTokenBalance":${renderNativeBalance(chain.definition, balance, price)},`
}

function unknownBalance(error: unknown): undefined {
  if (!(error instanceof ServiceError)) throw error
  return undefined
}

/** The request continues: the next caller gets its result. */
async function orUndefinedInTime(balance: Promise<bigint | undefined>): Promise<bigint | undefined> {
  let timer: NodeJS.Timeout | undefined
  const late = new Promise<undefined>((resolve) => {
    timer = setTimeout(() => resolve(undefined), balanceTimeoutMs)
  })
  try {
    return await Promise.race([balance, late])
  } finally {
    clearTimeout(timer)
  }
}
