import type { Hex } from "@serac/store"
import { ResponseTooLargeError, RpcError } from "@serac/subnet-evm"
import { NodeFault } from "../../core/index.ts"
import type { EndpointCall, EndpointOutcome } from "../../core/node/index.ts"

/** JSON-RPC with fail-over and retries. Throws RpcError if the node understood the call and refused it. */
export type RpcCaller = (method: string, params: readonly unknown[], signal: AbortSignal) => Promise<unknown>

/**
 * Sends calls to the node in one request, once. Resolves to their outcomes in order; to an empty list if the request failed,
 * or a part of it failed temporarily.
 */
export type RequestTogether = (
  calls: readonly EndpointCall[],
  signal: AbortSignal,
) => Promise<readonly EndpointOutcome[]>

/**
 * Calls a contract at the latest block, or after a block that is identified by its hash (EIP-1898). Resolves to the returned
 * data; to `undefined` if execution fails in any way. Throws {@link UnansweredCallError} if the node reports neither, and
 * the signal's reason after an abort.
 */
export type EthCall = (to: Hex, data: Hex, gas: number, signal: AbortSignal, at?: CalledAt) => Promise<Hex | undefined>

/** The state in which a call is executed. */
export type CalledAt = "latest" | { readonly blockHash: Hex }

/** The node did not report what a call returns. */
export class UnansweredCallError extends Error {
  override readonly name = "UnansweredCallError"
  readonly code = "UNANSWERED_CALL"
  /** The node answered with an error that is neither about the contract nor temporary: repeating the call may be useless. */
  readonly refused: boolean
  /** The answer exceeds the maximum size. */
  readonly tooLarge: boolean

  constructor(refused: boolean, cause: unknown) {
    super(cause instanceof Error ? cause.message : "the node's answer is no hexadecimal text", { cause })
    this.refused = refused
    this.tooLarge = innermost(cause, ResponseTooLargeError) !== undefined
  }
}

// Words with which node implementations report that a contract's execution failed.
const executionFailed =
  /revert|opcode|instruction|out of ?gas|stack ?(?:under|over)flow|stack limit|(?:invalid|bad) ?jump|write protection|return ?data out of bounds|gas uint64 overflow|call depth|invalid code|vm exception|vm execution|evm error|halt|execution (?:error|failed)/i
const mayPass =
  /(?:header|block|hash).* not (?:be )?found|not currently canonical|missing trie node|unfinalized|not available|pruned|unknown block|limit exceeded|rate limit|too many|timed? ?out|aborted|overload|try again|busy/i
const gasRefused = /gas ?limit|gas ?cap|gas too high|exceeds block gas/i

/** @param request - sends the call; see {@link RpcCaller}. */
export function ethCall(request: RpcCaller): EthCall {
  let withGas = true

  return async function call(to, data, gas, signal, at = "latest") {
    const limited = withGas
    const transaction = limited ? { to, data, gas: hexOf(gas) } : { to, data }
    try {
      const answer = await request("eth_call", [transaction, at], signal)
      if (isHex(answer)) return answer
    } catch (error) {
      signal.throwIfAborted()
      const refusal = innermost(error, RpcError)
      if (refusal && isExecutionFailure(refusal)) return undefined
      if (refusal && limited && gasRefused.test(refusal.message)) {
        // A node that refuses a gas limit applies its own.
        withGas = false
        return call(to, data, gas, signal, at)
      }
      throw new UnansweredCallError(isLasting(error, refusal), error)
    }
    throw new UnansweredCallError(false, undefined)
  }
}

/** A call of a contract within a joint request. */
export interface ContractCall {
  readonly to: Hex
  readonly data: Hex
}

/**
 * The results of calls in one request, in order. `returned` is `undefined` if execution fails, as in {@link EthCall}. An
 * entry is undefined if the result is unknown, and the call must be made alone.
 */
export type EthCalls = (
  calls: readonly ContractCall[],
  gas: number,
  signal: AbortSignal,
  at: CalledAt,
) => Promise<readonly ({ readonly returned: Hex | undefined } | undefined)[]>

/** @param request - sends all calls in one request; see {@link RequestTogether}. */
export function ethCalls(request: RequestTogether): EthCalls {
  return async (calls, gas, signal, at) => {
    const asked = calls.map(
      (call): EndpointCall => ({ method: "eth_call", params: [{ ...call, gas: hexOf(gas) }, at] }),
    )
    const outcomes = await request(asked, signal)
    return calls.map((_, index) => {
      const outcome = outcomes[index]
      if (outcome === undefined) return undefined
      if (outcome.fault === undefined) return isHex(outcome.result) ? { returned: outcome.result } : undefined
      const refusal = innermost(outcome.error, RpcError)
      return refusal && isExecutionFailure(refusal) ? { returned: undefined } : undefined
    })
  }
}

const hexOf = (gas: number): Hex => `0x${gas.toString(16)}`

const isExecutionFailure = ({ code, message }: RpcError) => code === 3 || executionFailed.test(message)

/** The error itself or one of its causes that has this class. */
function innermost<Kind extends Error>(error: unknown, kind: new (...facts: never[]) => Kind): Kind | undefined {
  for (let at = error, depth = 0; at instanceof Error && depth < 4; at = at.cause, depth++)
    if (at instanceof kind) return at
  return undefined
}

function isLasting(error: unknown, refusal: RpcError | undefined): boolean {
  if (refusal) return refusal.code !== -32005 && refusal.code !== -32029 && !mayPass.test(refusal.message)
  if (error instanceof NodeFault && (error.kind === "refused" || error.kind === "too-large")) return true
  return innermost(error, ResponseTooLargeError) !== undefined
}

function isHex(value: unknown): value is Hex {
  return typeof value === "string" && value.length % 2 === 0 && /^0x[0-9a-f]*$/i.test(value)
}
