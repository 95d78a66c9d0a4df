import { Command, InvalidArgumentError, Option } from "commander"
import type { FetchArchiveOptions } from "../archive/fetch-archive.ts"
import { addSettings } from "../config/flags.ts"
import { membersUsedBy } from "../config/sections.ts"
import { requireNode } from "../node-version.ts"
import { pieceChainOption } from "./piece-chain.ts"

/** `serac fetch` */
export function fetchCommand(): Command {
  const command = new Command("fetch")
    .description(
      "Write checked pieces of a chain's history from its nodes to a folder or an S3 bucket, without a store.",
    )
    .addOption(
      new Option("--range <A..B>", "first and last block; A.. up to the head of the nodes")
        .argParser(parseBlockRange)
        .makeOptionMandatory(),
    )
    .addOption(new Option("--to <place>", "folder, or s3://bucket/prefix").makeOptionMandatory())
    .addOption(pieceChainOption())
    .addHelpText(
      "after",
      `
A piece has the nodes' answers about 1,000 blocks (--blocks-per-piece), from a multiple of that number on, compressed and with
digests. Each block is verified before it is written: hashes of headers, transactions and receipts, bloom filters, members that follow
from others, and signers (--verify). Several nodes of one --rpc share the reading; one that fails or lies costs its requests.
Run it on any number of machines with any ranges: the same blocks make the same pieces, and what is there stays. It can be stopped
or killed at any time: run it again and it continues.
From Helicon on a header settles the receipts of several earlier blocks at once. They are read and verified for a range in the middle
too, but not kept: serac archive verify counts the first blocks of an archive that it cannot prove, and serac index --from-archive
needs block 0 or stored blocks before (PIECE_MISSING). Fetch the piece before them, too.
--chain P, X or C fetches the blocks of a primary network from --node: of the P- and X-Chain with their containers and rewards, of the
C-Chain headers and atomic transactions. A whole network needs all three.

Examples:
  serac fetch --rpc http://127.0.0.1:9650/ext/bc/C/rpc --range 0..9999999 --to ./pieces
  serac fetch --rpc http://one:9650/ext/bc/C/rpc,http://two:9650/ext/bc/C/rpc --range 10000000.. --to s3://history/c-chain
  for chain in P X C; do serac fetch --node http://127.0.0.1:9650 --chain $chain --range 0.. --to ./pieces; done
  serac index --from-archive ./pieces`,
    )
  const read = addSettings(command, [
    "chains",
    "rpcFile",
    "node",
    "nodeFile",
    "indexer.concurrency",
    "indexer.maxBufferBytes",
    "indexer.traces",
    "indexer.verify",
    ...membersUsedBy("archive"),
  ])
  return command.action(async (options: FetchArchiveOptions) => {
    requireNode("fetch")
    const [{ loadHere }, { fetchArchive }] = await Promise.all([
      import("../config/load-here.ts"),
      import("../archive/fetch-archive.ts"),
    ])
    await fetchArchive(loadHere(read()).config, options)
  })
}

/** A range of blocks. Throws InvalidArgumentError for any other text. */
export function parseBlockRange(text: string): FetchArchiveOptions["range"] {
  const [, from = "", to = ""] = /^(\d{1,12})\.\.(\d{0,12})$/.exec(text) ?? []
  const [first, last] = [Number(from), Number(to)]
  if (from === "" || (to !== "" && last < first))
    throw new InvalidArgumentError("It must be two block numbers in order, such as 1000..1999, or one, such as 1000..")
  return to === "" ? { first } : { first, last }
}
