import type { ChainDefinition, ChainReader, Change, ChangePosition } from "@serac/store"
import type { NativeBalances } from "../balances/native/native-balances.ts"
import type { ChangeFeed } from "../feed/change-feed.ts"
import type { MethodNames } from "../methods/method-names.ts"
import type { PageSources } from "../page-data/page-sources.ts"
import type { ContractBook } from "../render/contract-book.ts"

/** A chain that this service serves. */
export interface ServedChain {
  readonly definition: ChainDefinition
  readonly chainId: string
  readonly reader: ChainReader
  readonly contracts: ContractBook
  readonly methods: MethodNames
  readonly feed: ChangeFeed<Change, ChangePosition>
  readonly native: NativeBalances
  readonly forPages: PageSources
}
