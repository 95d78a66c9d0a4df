import type { BlockChange, MetadataChange } from "../changes/change.ts"
import type { PrimaryChain } from "./rows.ts"

/** A change of what is stored of a primary network. Its blocks are final: none is ever rolled back. */
export type NetworkChange = (BlockChange & { readonly kind: "append"; readonly chain: PrimaryChain }) | MetadataChange
