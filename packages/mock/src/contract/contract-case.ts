/** A request of a contract test. */
export interface ContractRequest {
  readonly method: string
  /** The path below the base URL, with the query. */
  readonly target: string
  readonly headers: Readonly<Record<string, string>>
  readonly body?: string | undefined
}

/** What a response must be, besides documented and valid. */
export type ExpectedResponse =
  /** Any documented response. */
  | { readonly kind: "documented" }
  /** A response with this status and, unless undefined, this body. */
  | { readonly kind: "answer"; readonly status: number; readonly body: unknown }
  /** The result or the error of a JSON-RPC call; only the members that are given are compared. */
  | { readonly kind: "outcome"; readonly outcome: { readonly result: unknown } | { readonly error: object } }
  /** A refusal: a status from 400 to 499, or a JSON-RPC error. */
  | { readonly kind: "refusal" }

/** One request, with the response that it must get. */
export interface ContractCase {
  /** The operation, the response or the rule: `listPets 200 cats`, `listPets limit is no integer`. */
  readonly id: string
  /** The ID of the operation (`GET /pets` if it has none), or the name of the method. */
  readonly operation: string
  readonly request: ContractRequest
  readonly expected: ExpectedResponse
  /** The documented statuses, such as `200`, `4XX` and `default`; absent where a mock answers, whose refusals need no documentation. */
  readonly statuses?: readonly string[]
  /** The parameters whose values were made of their schemas, since the document has no example of them. */
  readonly sampled: readonly string[]
}

/** A case that cannot be tried, with the reason. */
export interface UntriedCase {
  readonly id: string
  readonly operation: string
  readonly reason: string
}

/** The cases of a document. */
export interface ContractPlan {
  readonly cases: readonly ContractCase[]
  readonly untried: readonly UntriedCase[]
}

/** Which cases are planned. */
export interface PlanOptions {
  /** Whether the server sends the response that `Prefer` names: then each documented response is requested. */
  readonly prefers: boolean
  /** Whether operations that may change data are requested. */
  readonly writes: boolean
  /** Whether each rule of each parameter is broken once. */
  readonly rules: boolean
  /** Whether the credentials that operations require are invented, as for a mock. */
  readonly isMock: boolean
  /** Whether an operation is tried. */
  readonly isChosen: (operation: string) => boolean
}

/** The `Prefer` header (RFC 7240) that names a response. */
export function preferHeader(code: number | undefined, example: string | undefined): string {
  const words = [
    ...(code === undefined ? [] : [`code=${code}`]),
    ...(example === undefined ? [] : [`example=${/^[\w.-]+$/.test(example) ? example : `"${example}"`}`]),
  ]
  return words.join(", ")
}
