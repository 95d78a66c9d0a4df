import type { RestOperation } from "@serac/client/rest"
import type { RpcOperation } from "@serac/client/rpc"
import type { ApiName } from "../apis/api-name.ts"

/** An operation that a model can search for, read about and, in most cases, call. */
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
  /** The name of the client package's function. */
  readonly name: string
  /** The name in requests: the operationId or the method. */
  readonly wireName: string
  /** Former names of the function, under which it can still be called. */
  readonly formerNames?: readonly string[]
  readonly summary: string
  readonly tags: readonly string[]
  readonly isDeprecated: boolean
  readonly parameters: readonly OperationParameter[]
  /** Why it cannot be called unless the operator allows it; absent for a plain read. */
  readonly refusal?: string
}

export interface OperationParameter {
  readonly name: string
  readonly isRequired: boolean
  readonly default?: unknown
}
