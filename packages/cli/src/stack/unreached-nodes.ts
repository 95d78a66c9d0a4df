import type { Config } from "../config/config.ts"

/** The texts of responses while no data are served yet. */
export interface Unserved {
  /** The message for callers. */
  readonly message: string
  /** The reason in `/health`. */
  readonly reason: string
}

/** The nodes that have never answered. */
export class UnreachedNodes {
  readonly #subjects: ReadonlyMap<readonly string[], string>
  readonly #waited = new Set<readonly string[]>()
  #changed = () => {}

  constructor({ chains, node }: Pick<Config, "chains" | "node">) {
    const named = chains.map(({ rpcUrls, name }, index) => [rpcUrls, name ?? `chain ${index + 1}`] as const)
    this.#subjects = new Map([...named, [node, "the network"]])
  }

  /** Adds or removes the nodes of a chain, any of which may answer. */
  waits(urls: readonly string[], isWaiting: boolean): void {
    if (isWaiting) this.#waited.add(urls)
    else this.#waited.delete(urls)
    this.#changed()
  }

  /** Sets the callback for changes, replacing the previous one. */
  onChange(changed: () => void): void {
    this.#changed = changed
  }

  /** @param isPublic - for a public response, which names the chain or network, but not the node's address */
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

/** A node's name without its URL, which may contain a secret: its ID, or else its host and port. */
function nodeLabel(text: string): string {
  const id = /^(NodeID-\w+)=/.exec(text)?.[1]
  if (id !== undefined) return id
  return URL.canParse(text) ? new URL(text).host : "…"
}
