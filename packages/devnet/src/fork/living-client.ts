import { UpstreamError } from "../evm/index.ts"

/** The node of a living chain. */
export interface LivingClient {
  /** The URL as errors show it: without anything that may be secret. */
  readonly shown: string
  /** Calls a method that changes nothing. @param what - the wanted value, for errors @throws {UpstreamError} */
  read(method: string, params: unknown, what: string): Promise<unknown>
  /** Calls a method that changes nothing for a client. @throws {UpstreamError}, {RpcError} with the node's own error */
  forward(method: string, params: readonly unknown[]): Promise<unknown>
  /** The error of an answer that cannot be true. */
  contradiction(what: string, reason: string): UpstreamError
}

/** Stands for the node of a fork that goes on from a state file without a URL: only what the file has is there. */
export class AbsentNode implements LivingClient {
  readonly shown = "the state file"

  async read(_method: string, _params: unknown, what: string): Promise<never> {
    throw new UpstreamError(`${this.shown} does not have ${what}, and no node of the living chain is given (fork)`)
  }

  forward(method: string): Promise<never> {
    return this.read(method, [], `the answer of the living chain to ${method}`)
  }

  contradiction(what: string, reason: string): UpstreamError {
    return new UpstreamError(`${this.shown} is wrong about ${what}: ${reason}`)
  }
}
