import { InvalidParameterError } from "./errors/invalid-parameter-error.ts"
import type { CallFacts } from "./errors/serac-error.ts"
import type { Secret } from "./options.ts"

/**
 * The present value of a secret.
 *
 * @throws InvalidParameterError naming the option whose function failed, with its error as `cause`
 */
export async function present<Value>(
  secret: Secret<Value>,
  option: string,
  call: CallFacts,
  signal: AbortSignal,
): Promise<Value> {
  try {
    const ask = secret as (attempt: { readonly signal: AbortSignal }) => Value | Promise<Value>
    return typeof secret === "function" ? await ask({ signal }) : (secret as Value)
  } catch (cause) {
    const reason = (cause as Error | undefined)?.message ?? cause
    throw new InvalidParameterError({ ...call, parameter: option, cause }, `is a function that failed: ${reason}`)
  }
}
