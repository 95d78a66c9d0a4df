import type { Hex } from "@serac/store"
import { RpcError } from "@serac/subnet-evm"
import type { RpcCaller } from "../../src/evm/calls/eth-call.ts"

/** A contract's result for call data; `undefined` reverts. */
export type Answering = (data: Hex) => Hex | undefined

export interface FakeNode {
  readonly request: RpcCaller
  /** Call data of every call, by contract. */
  readonly asked: Map<string, Hex[]>
}

/** A node with these contracts by address; all other addresses have no code. */
export function fakeNode(contracts: Readonly<Record<string, Answering>>): FakeNode {
  const asked = new Map<string, Hex[]>()
  const request: RpcCaller = async (method, params) => {
    if (method !== "eth_call") throw rpcError(-32601, `the method ${method} does not exist`)
    const [{ to, data }] = params as [{ to: Hex; data: Hex }]
    asked.set(to, [...(asked.get(to) ?? []), data])
    const contract = contracts[to]
    if (!contract) return "0x"
    const answer = contract(data)
    if (answer === undefined) throw rpcError(3, "execution reverted")
    return answer
  }
  return { request, asked }
}

/** A contract with these results by the beginning of the call data; it reverts on all other calls. */
export function contract(answers: Readonly<Record<string, Hex>>): Answering {
  return (data) => Object.entries(answers).find(([start]) => data.startsWith(start))?.[1]
}

export function rpcError(code: number, message: string): RpcError {
  return new RpcError(message, { operation: "eth_call", url: "http://127.0.0.1", attempts: 1, code, data: undefined })
}
