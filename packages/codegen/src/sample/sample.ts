/** One request of an operation with the values that its document shows, as documentation and collections need it. */
export interface Sample {
  /** The function of the operation, which names the request. */
  readonly name: string
  /** What the operation does, in Markdown. */
  readonly description: string
  /** The tag or, for a JSON-RPC method, the namespace. */
  readonly group: string
  readonly method: string
  /** The path below the base URL, with `{name}` for parameters and for variables of the server. */
  readonly path: string
  /** The parameters of the path, in the order of the path. */
  readonly pathValues: readonly SampleValue[]
  readonly query: readonly SampleValue[]
  readonly headers: readonly SampleValue[]
  /** JSON, over several lines. */
  readonly body?: string
}

/** A value of a request: text as it is written, not percent-encoded yet. */
export interface SampleValue {
  readonly name: string
  readonly value: string
  /** Whether the request has it; what is off is there to be switched on. */
  readonly isOn: boolean
  readonly description?: string
}
