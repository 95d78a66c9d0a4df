import type { RestOperation } from "@serac/client/rest"
import type { RpcOperation } from "@serac/client/rpc"
import type { ApiName } from "../apis/api-name.ts"

/** One operation that a model can find, read about and, mostly, call. */
export type CatalogOperation = RestEntry | RpcEntry

export interface RestEntry extends CommonEntry {
  readonly kind: "rest"
  readonly descriptor: RestOperation
}

export interface RpcEntry extends CommonEntry {
  readonly kind: "rpc"
  readonly descriptor: RpcOperation
}

interface CommonEntry {
  readonly api: ApiName
  /** The function of the client package. */
  readonly name: string
  /** The name on the wire: the operationId or the method. */
  readonly wireName: string
  /** Earlier names of the function, by which it can still be called. */
  readonly formerNames?: readonly string[]
  readonly summary: string
  readonly tags: readonly string[]
  readonly isDeprecated: boolean
  readonly parameters: readonly OperationParameter[]
  /** Why it is not called unless the operator allows it; absent for a plain read. */
  readonly refusal?: string
}

export interface OperationParameter {
  readonly name: string
  readonly isRequired: boolean
  readonly default?: unknown
}
