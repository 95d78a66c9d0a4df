import { Command, InvalidArgumentError, Option } from "commander"
import { addSettings } from "../config/flags.ts"
import { membersUsedBy } from "../config/sections.ts"
import type { ExportTablesOptions } from "../export/export-tables.ts"
import { requireNode } from "../node-version.ts"
import { parseBlockRange } from "./fetch.ts"
import { networkOption, parseChainId } from "./reset.ts"

/** The chains of a primary network. */
const primaryChains = ["P", "X", "C"] as const

/** `serac export` */
export function exportCommand(): Command {
  const command = new Command("export")
    .description("Export the history of a chain as Parquet files, for DuckDB, ClickHouse, Spark and other engines.")
    .addOption(new Option("--format <format>", "format of the files").choices(["parquet"]).default("parquet"))
    .addOption(
      new Option("--range <A..B>", "first and last block; A.. for all whole files")
        .argParser(parseBlockRange)
        .makeOptionMandatory(),
    )
    .addOption(new Option("--to <place>", "folder, or s3://bucket/prefix").makeOptionMandatory())
    .addOption(
      new Option(
        "--from <place>",
        "folder or s3://bucket/prefix with pieces (serac fetch) [default: the archive of the store]",
      ),
    )
    .addOption(
      new Option("--chain <id>", "ID of an EVM chain; with --network P, X or C [default: all three]").argParser(
        (text) => primaryChains.find((chain) => chain === text) ?? parseChainId(text),
      ),
    )
    .addOption(networkOption().conflicts("from"))
    .addOption(
      new Option("--tables <list>", "tables, separated by commas [default: all]").argParser((text) => {
        const names = text.split(",").map((name) => name.trim())
        if (names.every((name) => name !== "")) return names
        throw new InvalidArgumentError("It must be names of tables, separated by commas.")
      }),
    )
    .addHelpText(
      "after",
      `
Tables of an EVM chain are blocks, transactions, logs, transfers (of tokens) and traces, with the column names of cryo where it has
them; those of a primary network are transactions, inputs, utxos and, of the P-Chain, stakes. A file has the rows of 10,000 blocks of
one table (--blocks-per-file). Files that are there stay, but for stakes that have not ended: run the command again, for example each
hour, and it adds what is new. It can be stopped or killed at any time. docs/columns.md lists the columns and their types.
An indexer may run meanwhile.

Examples:
  serac export --chain 43114 --range 0.. --to ./columns
  serac export --from s3://history/c-chain --range 0.. --to s3://columns/c-chain --tables logs,transfers
  serac export --network 1 --range 0.. --to s3://columns
  duckdb -c "SELECT count(*) FROM 'columns/evm-43114/logs/*.parquet'"`,
    )
  const read = addSettings(command, ["dataDirectory", "store", "storeFile", ...membersUsedBy("columns")])
  return command.action(async (options: ExportTablesOptions) => {
    requireNode("export")
    const [{ loadHere }, { exportTables }] = await Promise.all([
      import("../config/load-here.ts"),
      import("../export/export-tables.ts"),
    ])
    await exportTables(loadHere(read()).config, options)
  })
}
