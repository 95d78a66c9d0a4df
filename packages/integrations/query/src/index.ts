export type { AnyCore, CoreOf } from "./core.ts"
export type { OperationKey } from "./key.ts"
export type {
  DataOf,
  ErrorOfCall,
  InfiniteQueryOptions,
  MutationOptions,
  Paged,
  PageParamOf,
  QueryOptions,
} from "./options.ts"
export type { UtxoIndex, UtxoPage } from "./paging.ts"
export { createQueries, type Queries } from "./queries.ts"
