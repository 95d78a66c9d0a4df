import { exchangeFiles, ledgerFiles, readExchanges } from "./exchange.ts"
import { judge } from "./judge.ts"
import { readLedgers } from "./ledger.ts"
import { ReplayReport } from "./report.ts"

/**
 * Drives the clients through every exchange of a recording and its ledgers.
 *
 * @param onProgress - receives the number of judged exchanges, every few hundred.
 * @throws Error when the directory is no recording, or a line of it is not an exchange.
 */
export async function replay(directory: string, onProgress?: (exchanges: number) => void): Promise<ReplayReport> {
  const files = exchangeFiles(directory)
  if (files.length + ledgerFiles(directory).length === 0)
    throw new Error(`${directory} has no .jsonl or .jsonl.gz file, nor have exchanges/ and ledger/ in it`)
  const report = new ReplayReport()
  let count = 0
  const add = async (recorded: Parameters<typeof judge>[0]) => {
    report.add(await judge(recorded))
    count++
    if (count % 500 === 0) onProgress?.(count)
  }
  for (const file of files) for await (const recorded of readExchanges(file, directory)) await add(recorded)
  for await (const recorded of readLedgers(directory)) await add(recorded)
  return report
}
