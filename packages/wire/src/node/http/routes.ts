import type { FrameSession, SendFrame } from "../socket/frame-session.ts"
import type { WireHandler } from "./message.ts"

/** What is served at a path. */
export interface WireEndpoint {
  /** Answers HTTP requests. */
  readonly handle: WireHandler
  /** Whether the chain behind it has caught up; until then it is 503. Default: it has. */
  readonly isReady?: () => boolean
  /** Begins a conversation by WebSocket; without it the path has none. */
  readonly connect?: (send: SendFrame) => FrameSession
}

/** The paths of a node and what is served there; paths come and go while it runs. */
export class Routes {
  readonly #endpoints = new Map<string, WireEndpoint>()

  /**
   * Serves an endpoint at these paths: `/ext/bc/X`. They are case-sensitive and have no slash at their end.
   *
   * @throws {Error} when a path is served already
   * @returns a function that takes the paths away again
   */
  add(paths: readonly string[], endpoint: WireEndpoint): () => void {
    const taken = paths.find((path) => this.#endpoints.has(path))
    if (taken !== undefined) throw new Error(`${taken} is served already`)
    for (const path of paths) this.#endpoints.set(path, endpoint)
    return () => {
      for (const path of paths) if (this.#endpoints.get(path) === endpoint) this.#endpoints.delete(path)
    }
  }

  /** What is served at a path. */
  find(path: string): WireEndpoint | undefined {
    return this.#endpoints.get(path)
  }

  /** Every path, in the order in which they were added. */
  paths(): readonly string[] {
    return [...this.#endpoints.keys()]
  }
}
