type Row = Readonly<Record<string, unknown>>

/** What a dump says today. One of version 6 or older: lists that had tables of their own are rows of one, deployments stand once. */
export function dumpedToday(dump: string): string {
  if (/^evm_list /m.test(dump)) return dump
  const lines = dump.split("\n").filter(Boolean).map(lineOf)
  const rowsOf = (table: string) => lines.filter((line) => line.table === table).map(({ row }) => row)
  const deployments = rowsOf("evm_deployment")
  const once = deployments.filter(({ creator, deployer }) => creator === deployer)
  const listed = [
    ...rowsOf("evm_token_transfer").map((row) => entry(1, row.token, row, row.log_index, row.batch_index)),
    ...rowsOf("evm_erc721_transfer").map((row) => entry(2, row.address, row, row.log_index, row.batch_index)),
    ...deployments.map((row) => entry(3, row.creator, row, row.transaction_index, row.sequence)),
    ...once.map((row) => entry(4, row.address, row, row.transaction_index, row.sequence)),
  ]
  const before = new Set(["evm_block", "evm_transaction", "evm_transfer", "evm_nft_owner"])
  const gone = new Set(["evm_token_transfer", "evm_erc721_transfer", "evm_deployment"])
  const kept = lines.filter(({ table }) => !gone.has(table))
  return [
    ...kept.filter(({ table }) => before.has(table)),
    ...listed.map((row) => ({ table: "evm_list", row })),
    ...once.map(({ creator, ...row }) => ({ table: "evm_deployment", row })),
    ...kept.filter(({ table }) => !before.has(table)),
  ]
    .map(({ table, row }) => `${table} ${JSON.stringify(row)}\n`)
    .join("")
}

const entry = (list: number, key: unknown, { block_number }: Row, position: unknown, sub: unknown) => ({
  list,
  key,
  block_number,
  position,
  sub,
})

function lineOf(line: string): { readonly table: string; readonly row: Row } {
  const [table = ""] = line.split(" ", 1)
  return { table, row: JSON.parse(line.slice(table.length + 1)) }
}
