import { defineTable } from "../../schema/table.ts"

export const archiveTable = defineTable("evm_archive", {
  chain_id: "integer",
  last_block: "integer",
  first_block: "integer",
  raw_bytes: "integer",
  digest: "bytes",
  blocks: "bytes",
})

export const archiveStateTable = defineTable(
  "evm_archive_state",
  { chain_id: "integer", first_block: "integer", last_block: "integer", merged_to: "integer" },
  1,
)
