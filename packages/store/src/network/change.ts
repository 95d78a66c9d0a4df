import type { BlockChange, MetadataChange } from "../changes/change.ts"
import type { PrimaryChain } from "./rows.ts"

/** A change of the stored data of a primary network. Its blocks are final and never rolled back. */
export type NetworkChange =
  | (BlockChange & { readonly kind: "append" | "repair"; readonly chain: PrimaryChain })
  | MetadataChange
