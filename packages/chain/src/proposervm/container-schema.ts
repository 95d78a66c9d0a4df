import { bytesSchema, id } from "../codec/bytes.ts"
import { i64, u64 } from "../codec/integer.ts"
import type { Infer, Schema } from "../codec/schema.ts"
import { struct, typed } from "../codec/struct.ts"
import { union } from "../codec/union.ts"

const typeIDs = { statelessBlock: 0, option: 1, statelessGraniteBlock: 2 }

const unsigned = { parentID: id, timestamp: i64, pChainHeight: u64, certificate: bytesSchema(), block: bytesSchema() }
const epochSchema = struct({ pChainHeight: u64, number: u64, startTime: i64 })
/** An epoch of a chain, with the P-Chain height at which warp messages are verified during the epoch. */
export interface Epoch extends Infer<typeof epochSchema> {}
const epoch: Schema<Epoch> = epochSchema

const containerSchemaUnion = union("a container", typeIDs, [
  typed("statelessBlock", { ...unsigned, signature: bytesSchema() }),
  typed("option", { parentID: id, block: bytesSchema() }),
  typed("statelessGraniteBlock", { ...unsigned, epoch, signature: bytesSchema() }),
])
export type ContainerFields = Infer<typeof containerSchemaUnion>
export const containerSchema: Schema<ContainerFields> = containerSchemaUnion
