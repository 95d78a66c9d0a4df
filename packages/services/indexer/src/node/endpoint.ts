import { batching, createSubnetEvmCore, type RpcOptions } from "@serac/subnet-evm"
import { NodeFault } from "../fault.ts"
import { classify } from "./classify.ts"
import { type Clock, inTime } from "./clock.ts"
import { type Meter, metered, meteringFetch } from "./meter.ts"

/** A JSON-RPC call with positional parameters. */
export interface Call {
  readonly method: string
  readonly params: readonly unknown[]
}

/** What became of a call: its result, or the error in the client's own words and what it means. */
export type Outcome =
  | { readonly result: unknown; readonly fault?: never }
  | { readonly fault: NodeFault; readonly error: unknown; readonly result?: never }

export interface EndpointOptions {
  readonly url: string
  readonly clock: Clock
  readonly fetch?: typeof globalThis.fetch | undefined
  /** Milliseconds for one request. */
  readonly timeout: number
}

/** One URL of a node: how it is asked, and what is known of it. */
export class Endpoint {
  /** Its host, which may be shown. */
  readonly host: string
  /** Whether it serves the chain that it should; undefined until it was asked, and after it was out of reach. */
  chain: "right" | "wrong" | undefined
  /** The highest block that it told of. */
  head: number | undefined
  /** How receipts are asked for. */
  receipts: "block" | "transaction" = "block"
  /** Whether eth_getBlockReceipts takes a hash. */
  receiptsByHash = true
  /** How many requests for the receipts of blocks in a row it refused. */
  refusedReceipts = 0
  /** Whether it traces; undefined until it was asked. */
  traces: boolean | undefined
  /** When it may be asked for traces again after it could not give any. */
  tracesDue = 0
  /** How many requests for traces in a row it could not fulfil at all. */
  untraced = 0
  /** Calls in a request at most; found out by what it refuses. */
  maxCalls = 1000
  /** When it may be asked again. */
  due = 0
  /** When it may be asked for blocks again: it lacked some, or had too many. */
  blocksDue = 0
  failures = 0
  inFlight = 0
  #turns = 0
  #failedTurn = 0
  #refusedBatches = 0
  #requests = 0
  readonly #options: EndpointOptions
  readonly #core: ReturnType<typeof createSubnetEvmCore>
  readonly #secrets: readonly string[]

  constructor(options: EndpointOptions) {
    this.#options = options
    const url = new URL(options.url)
    this.host = url.host
    this.#secrets = secretsOf(url)
    const { username, password } = url
    url.username = ""
    url.password = ""
    const credentials = Buffer.from(`${decoded(username)}:${decoded(password)}`)
    const settings: RpcOptions = {
      endpoint: url.href,
      fetch: meteringFetch((input, init) => (options.fetch ?? globalThis.fetch)(input, init)),
      dialect: batching,
      dedupe: false,
      retry: false,
      timeout: Number.POSITIVE_INFINITY,
      totalTimeout: Number.POSITIVE_INFINITY,
      ...(username === "" ? {} : { headers: { authorization: `Basic ${credentials.toString("base64")}` } }),
    }
    this.#core = createSubnetEvmCore(settings)
  }

  /**
   * Makes these calls, in one request where the endpoint takes so many.
   *
   * @param limit - bytes of the answers, before it is given up.
   * @returns what became of each, in order. Rejects with the signal's reason after an abort, and with a NodeFault of the
   * kind `too-large` when the endpoint refused so many calls at once: fewer will be sent next time.
   */
  async call(
    calls: readonly Call[],
    signal: AbortSignal,
    limit: number,
    meter: Meter = { bytes: 0 },
  ): Promise<readonly Outcome[]> {
    const outcomes: Outcome[] = []
    while (outcomes.length < calls.length) {
      const some = calls.slice(outcomes.length, outcomes.length + this.maxCalls)
      outcomes.push(...(await this.#request(some, signal, limit, meter)))
    }
    return outcomes
  }

  async #request(calls: readonly Call[], signal: AbortSignal, limit: number, meter: Meter): Promise<Outcome[]> {
    // Calls with equal options made at the same moment share a request: these options make it a request of its own.
    const apart = { request: String(++this.#requests) }
    const { clock, timeout } = this.#options
    const late = () => new NodeFault("timeout", `${this.host}: no answer within ${timeout} ms`)
    const settled = await inTime(
      clock,
      timeout,
      signal,
      (signal) => {
        const options = { signal, variables: apart, batch: { size: calls.length }, maxResponseBytes: limit }
        return metered(meter, () =>
          Promise.allSettled(
            calls.map(({ method, params }) => this.#core.call({ method, path: "" }, params as unknown[], options)),
          ),
        )
      },
      late,
    )
    signal.throwIfAborted()
    const outcomes = settled.map((one): Outcome => {
      if (one.status === "fulfilled") return { result: one.value }
      return { error: one.reason, fault: this.explain(one.reason) }
    })
    this.#learn(calls.length, outcomes)
    return outcomes
  }

  /** The fault that an error is, with the host before it. */
  explain(error: unknown): NodeFault {
    const fault = classify(error, (text) => this.redact(text), this.#options.clock.now())
    if (fault.message.startsWith(`${this.host}: `)) return fault
    return new NodeFault(fault.kind, `${this.host}: ${fault.message}`, fault)
  }

  /** Text of the node without the secrets of its URL. */
  redact(text: string): string {
    return this.#secrets.reduce((shown, secret) => shown.replaceAll(secret, "…"), text)
  }

  /** A batch that is refused as a whole, and only a batch, is asked in smaller parts from now on. */
  #learn(size: number, outcomes: readonly Outcome[]): void {
    if (size === 1) return
    const kinds = new Set(outcomes.map(({ fault }) => fault?.kind))
    const [kind] = kinds
    if (kinds.size > 1 || (kind !== "too-large" && kind !== "http" && kind !== "nonsense" && kind !== "refused")) {
      this.#refusedBatches = 0
      return
    }
    const [{ fault } = {}] = outcomes
    if (fault && (++this.#refusedBatches >= 3 || /batch|-32600|413/i.test(fault.message))) {
      this.#refusedBatches = 0
      this.maxCalls = Math.max(1, size >> 1)
      throw new NodeFault("too-large", `${fault.message} (asking for ${this.maxCalls} calls at once)`, { cause: fault })
    }
  }

  /** Something is begun with it; which turn that is. */
  begin(): number {
    return ++this.#turns
  }

  succeeded(): void {
    this.failures = 0
    this.due = 0
    this.blocksDue = 0
  }

  /** Leaves it alone for a while, the longer the more often it failed. Turns that were begun before one failed count with it. */
  failed(fault: NodeFault, turn: number): void {
    const { clock } = this.#options
    const now = clock.now()
    if (turn <= this.#failedTurn && fault.retryAfter === undefined) return
    this.#failedTurn = this.#turns
    const soon = fault.kind === "behind" || fault.kind === "too-large"
    const longest = soon ? 2_000 : 30_000
    const delay = Math.min(longest, (soon ? 20 : 250) * 2 ** Math.min(this.failures++, 20))
    const due = now + Math.max(delay * (1 - clock.random() / 2), Math.min(fault.retryAfter ?? 0, 300_000))
    if (soon) this.blocksDue = due
    else this.due = due
    if (fault.kind === "connection" || fault.kind === "http") this.chain = undefined
  }
}

/** The parts of a URL that may let somebody in. */
function secretsOf(url: URL): readonly string[] {
  const path = url.pathname.split("/").filter((part) => part.length >= 16)
  const query = [...url.searchParams.values()].filter((value) => value !== "")
  return [url.href, url.search, ...path, ...query, url.password].filter((text) => text.length >= 4)
}

/** A percent sign in a password need not begin an escape. */
function decoded(text: string): string {
  try {
    return decodeURIComponent(text)
  } catch {
    return text
  }
}
