/** One request of an operation with the example values of its document, for documentation and collections. */
export interface Sample {
  /** The function of the operation, used as the name of the request. */
  readonly name: string
  /** The description of the operation, in Markdown. */
  readonly description: string
  /** The tag or, for a JSON-RPC method, the namespace. */
  readonly group: string
  readonly method: string
  /** The path below the base URL, with `{name}` for parameters and server variables. */
  readonly path: string
  /** The path parameters, in the order of the path. */
  readonly pathValues: readonly SampleValue[]
  readonly query: readonly SampleValue[]
  readonly headers: readonly SampleValue[]
  /** JSON, on several lines. */
  readonly body?: string
}

/** A value of a request, not yet percent-encoded. */
export interface SampleValue {
  readonly name: string
  readonly value: string
  /** Whether the request includes it; otherwise it can be enabled by the user. */
  readonly isOn: boolean
  readonly description?: string
}
