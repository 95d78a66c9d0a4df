import type { IndexerState } from "@serac/store"

/** The reported state of an indexer at a moment. */
export interface Sample {
  readonly source: "/health" | "running.json"
  /** `chain 43118`, or `network 43119 P`. */
  readonly subject: string
  /** The times of the request and of the answer, by `performance.now`. */
  readonly askedAt: number
  readonly at: number
  readonly state: IndexerState | undefined
  readonly reason: string | undefined
  readonly stuckAt: number | undefined
  readonly head: number | undefined
  readonly nodeHead: number | undefined
  /** The time at which the node reported its head, in Unix seconds. */
  readonly observedAt: number | undefined
  /** The lag in blocks. */
  readonly lag: number | undefined
}

type HealthJson = Readonly<Record<string, unknown>>

const chainLetters: Readonly<Record<string, string>> = { "p-chain": "P", "x-chain": "X", "c-chain": "C" }

/** The samples of each indexer in an answer of `/health` or in the status file of a process; empty where there are none. */
export function samplesOf(
  body: unknown,
  askedAt: number,
  at: number,
  source: Sample["source"] = "/health",
): readonly Sample[] {
  const { chains = [], networks = [] } = (body ?? {}) as {
    readonly chains?: readonly HealthJson[]
    readonly networks?: readonly (HealthJson & { readonly chains: readonly HealthJson[] })[]
  }
  return [
    ...chains.map((chain) => sampleOf({ source, subject: `chain ${chain.chainId}`, askedAt, at }, chain)),
    ...networks.flatMap((network) =>
      network.chains.map((chain) => {
        const name = chainLetters[String(chain.chainName)] ?? chain.chainName
        return sampleOf({ source, subject: `network ${network.networkId} ${name}`, askedAt, at }, chain)
      }),
    ),
  ]
}

function sampleOf(about: Pick<Sample, "source" | "subject" | "askedAt" | "at">, told: HealthJson): Sample {
  const nodeHead = told.nodeHead as number | null | { readonly number: number; readonly observedAt: number }
  const isObserved = typeof nodeHead === "object" && nodeHead !== null
  return {
    ...about,
    state: (told.state ?? undefined) as IndexerState | undefined,
    reason: textIn(told.reason),
    stuckAt: numberIn(told.stuckAt),
    head: numberIn(told.head),
    nodeHead: isObserved ? nodeHead.number : numberIn(nodeHead),
    observedAt: isObserved ? nodeHead.observedAt : numberIn(told.nodeHeadObservedAt ?? told.observedAt),
    lag: numberIn(told.lag),
  }
}

function numberIn(value: unknown): number | undefined {
  if (typeof value === "object" && value !== null && "number" in value) return numberIn(value.number)
  if (typeof value === "object" && value !== null && "blocks" in value) return numberIn(value.blocks)
  return typeof value === "number" ? value : undefined
}

const textIn = (value: unknown): string | undefined => (typeof value === "string" ? value : undefined)
