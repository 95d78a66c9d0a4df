import type { FrameSession, SendFrame } from "../socket/frame-session.ts"
import type { WireHandler } from "./message.ts"

/** The endpoint at a path. */
export interface WireEndpoint {
  /** Handles HTTP requests. */
  readonly handle: WireHandler
  /** Whether its chain has bootstrapped; before that the response is 503. Default: true. */
  readonly isReady?: () => boolean
  /** Starts a WebSocket connection; without it the path does not support WebSocket. */
  readonly connect?: (send: SendFrame) => FrameSession
}

/** The paths of a node and their endpoints; paths can be added and removed at any time. */
export class Routes {
  readonly #endpoints = new Map<string, WireEndpoint>()

  /**
   * Serves an endpoint at these paths, such as `/ext/bc/X`. They are case-sensitive and have no trailing slash.
   *
   * @throws {Error} when a path has an endpoint already
   * @returns a function that removes the paths
   */
  add(paths: readonly string[], endpoint: WireEndpoint): () => void {
    const taken = paths.find((path) => this.#endpoints.has(path))
    if (taken !== undefined) throw new Error(`${taken} is served already`)
    for (const path of paths) this.#endpoints.set(path, endpoint)
    return () => {
      for (const path of paths) if (this.#endpoints.get(path) === endpoint) this.#endpoints.delete(path)
    }
  }

  /** The endpoint at a path. */
  find(path: string): WireEndpoint | undefined {
    return this.#endpoints.get(path)
  }

  /** All paths, in the order in which they were added. */
  paths(): readonly string[] {
    return [...this.#endpoints.keys()]
  }
}
