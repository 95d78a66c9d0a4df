/** The statements about a chain. */
export interface ChainClaims {
  /** `chain 43112`, or `network 12345 P`. */
  readonly subject: string
  readonly state: string | undefined
  readonly reason: string | undefined
  /** The end of a pause in Unix seconds. */
  readonly retryAt: number | undefined
  readonly head: number | undefined
  /** The number of missing blocks; undefined if it is reported as unknown. */
  readonly missing: number | undefined
  /** The reported lag in seconds. */
  readonly seconds: number | undefined
  /** The reported problems. */
  readonly problems: readonly string[]
}

/** The statements of a source at a time. */
export interface Claims {
  readonly source: string
  /** The times of the request and of the answer, by `performance.now`. */
  readonly askedAt: number
  readonly at: number
  /** Whether the source reports that it is ready for requests; undefined where it reports neither. */
  readonly isReady: boolean | undefined
  /** The reported reason why the store cannot be read. */
  readonly storeFault: string | undefined
  readonly chains: readonly ChainClaims[]
}

type Json = Readonly<Record<string, unknown>>
type AnsweredAt = Pick<Claims, "source" | "askedAt" | "at">

const letters: Readonly<Record<string, string>> = { "p-chain": "P", "x-chain": "X", "c-chain": "C" }
const storeWords = /^the store cannot be read/

/** The statements in an answer of `/health`. */
export function claimsOfHealth(asked: AnsweredAt, status: number, body: unknown): Claims {
  const {
    chains = [],
    networks = [],
    problems = [],
  } = record(body) as {
    readonly chains?: readonly Json[]
    readonly networks?: readonly (Json & { readonly chains: readonly Json[] })[]
    readonly problems?: readonly string[]
  }
  const about = (prefix: string) => problems.filter((words) => words.startsWith(prefix))
  return {
    ...asked,
    isReady: status === 200,
    storeFault: problems.find((words) => storeWords.test(words)),
    chains: [
      ...chains.map((chain) => chainOf(`chain ${chain.chainId}`, chain, about(`chain ${chain.chainId}`))),
      ...networks.flatMap(({ networkId, chains: own }) =>
        own.map((chain) => {
          const letter = letters[String(chain.chainName)] ?? String(chain.chainName)
          const prefix = new RegExp(`^the ${letter}-Chain.* of network ${networkId}\\b`)
          return chainOf(
            `network ${networkId} ${letter}`,
            chain,
            problems.filter((words) => prefix.test(words)),
          )
        }),
      ),
    ],
  }
}

/** The statements in the output of `serac status --json`. */
export function claimsOfStatus(asked: AnsweredAt, body: unknown): Claims {
  const {
    chains = [],
    networks = [],
    storeFault,
  } = record(body) as {
    readonly chains?: readonly Json[]
    readonly networks?: readonly (Json & { readonly chains: readonly Json[] })[]
    readonly storeFault?: string
  }
  const told = (subject: string, { indexing }: Json) =>
    indexing === undefined
      ? []
      : [chainOf(subject, record(indexing), record(indexing).problems as string[] | undefined)]
  return {
    ...asked,
    isReady: undefined,
    storeFault,
    chains: [
      ...chains.flatMap((chain) => told(`chain ${chain.chainId}`, chain)),
      ...networks.flatMap(({ networkId, chains: own }) =>
        own.flatMap((chain) => told(`network ${networkId} ${chain.chain}`, chain)),
      ),
    ],
  }
}

/** The statements about freshness in the headers of an answer about one chain; undefined where there are none. */
export function claimsOfHeaders(asked: AnsweredAt, subject: string, headers: Headers): Claims | undefined {
  const head = headers.get("x-indexed-block")
  if (head === null) return undefined
  const lag = headers.get("x-indexing-lag")
  const chain = {
    subject,
    state: undefined,
    reason: undefined,
    retryAt: undefined,
    head: Number(head),
    // No block is missing where the lag is 0; the headers do not contain the number of missing blocks.
    missing: lag === "0" ? 0 : undefined,
    seconds: lag === null ? undefined : Number(lag),
    problems: [],
  }
  return { ...asked, isReady: undefined, storeFault: undefined, chains: [chain] }
}

function chainOf(subject: string, told: Json, problems: readonly string[] = []): ChainClaims {
  const { blocks, seconds } = record(told.lag)
  return {
    subject,
    state: told.state as string | undefined,
    reason: told.reason as string | undefined,
    retryAt: told.retryAt as number | undefined,
    head: record(told.head).number as number | undefined,
    missing: blocks as number | undefined,
    seconds: seconds as number | undefined,
    problems,
  }
}

const record = (value: unknown): Json => Object(value) as Json
