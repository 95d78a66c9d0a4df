import { ServiceError } from "@serac/server/http"
import type { Hex } from "@serac/store"
import type { ServedChain } from "../../chains/served-chain.ts"
import { nativeToken } from "../../prices/read-prices.ts"
import type { Services } from "../../services.ts"
import { type BalanceBlock, nativeBalance } from "./native-balance.ts"
import { renderNativeBalance } from "./render-native-balance.ts"

/** Milliseconds for which a list waits for the native balance. */
const balanceTimeoutMs = 1_000

/** Whose native balance a list has, and when. */
export interface NativeMember {
  readonly holder: Hex
  readonly block: BalanceBlock
  readonly currency?: string | undefined
}

/**
 * `"nativeTokenBalance":{...},` at the head of a list; nothing where no node tells it within a second: the list is known without. Where it
 * is required it is waited for, and a {@link ServiceError} (502 or 503) says why it is not known.
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

/** The question goes on: whoever asks next has the answer. */
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
