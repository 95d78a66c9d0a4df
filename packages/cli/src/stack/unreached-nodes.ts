import type { Config } from "../config/config.ts"

/** What is told where nothing is served yet. */
export interface Unserved {
  /** For callers. */
  readonly message: string
  /** In `/health`. */
  readonly reason: string
}

/** The nodes that are waited for, since they never told who they are. */
export class UnreachedNodes {
  readonly #subjects: ReadonlyMap<readonly string[], string>
  readonly #waited = new Set<readonly string[]>()
  #changed = () => {}

  constructor({ chains, node }: Pick<Config, "chains" | "node">) {
    const named = chains.map(({ rpcUrls, name }, index) => [rpcUrls, name ?? `chain ${index + 1}`] as const)
    this.#subjects = new Map([...named, [node, "the network"]])
  }

  /** Nodes of one chain, of which any may answer, are waited for from now on, or no longer. */
  waits(urls: readonly string[], isWaiting: boolean): void {
    if (isWaiting) this.#waited.add(urls)
    else this.#waited.delete(urls)
    this.#changed()
  }

  /** Calls `changed` whenever there is something else to tell; the last one given is called. */
  onChange(changed: () => void): void {
    this.#changed = changed
  }

  /** @param isPublic - strangers are told whose node it is, and not where */
  told(isPublic: boolean): Unserved {
    return { message: this.#message(), reason: this.#reason(isPublic) }
  }

  #message(): string {
    return this.#waited.size === 0
      ? "The service is starting"
      : "The chains that are served here are not known yet, since a node has not been reached"
  }

  #reason(isPublic: boolean): string {
    const reasons = [...this.#waited].map((urls) => {
      const place = isPublic ? "" : ` (${urls.map(nodeLabel).join(", ")})`
      return `node of ${this.#subjects.get(urls) ?? "the C-Chain"}${place} not reached yet`
    })
    return reasons.length === 0 ? "starting" : reasons.join("; ")
  }
}

/** Names a node without its URL, which may hold a secret: by its ID, else by its host and port. */
function nodeLabel(text: string): string {
  const id = /^(NodeID-\w+)=/.exec(text)?.[1]
  if (id !== undefined) return id
  return URL.canParse(text) ? new URL(text).host : "…"
}
