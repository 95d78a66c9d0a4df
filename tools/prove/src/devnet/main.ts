import { InvalidArgumentError } from "commander"
import { commandOf, countOption, recordingArgument } from "../command-line.ts"
import { fixtures } from "../recording/directories.ts"
import { openRecordedDevnet } from "./recorded-devnet.ts"
import { type Replayed, replay } from "./replay.ts"
import { ofTheTime, replayFile } from "./replay-file.ts"
import { reportFile, reportRules } from "./report.ts"
import { sendTo } from "./send.ts"
import { exchangeFiles, readExchanges, type WireExchange } from "./wire-exchange.ts"

const command = commandOf(
  "devnet",
  "Replays every recorded exchange with a real node, and tells which a devnet answers otherwise.",
)
  .argument(...recordingArgument)
  .option("--url <url>", "ask this server instead, and compare the shape of its answers", (text) => {
    if (URL.canParse(text)) return text
    throw new InvalidArgumentError("It is not a URL.")
  })
  .option("--file <names...>", "only these files of exchanges, without their endings")
  .option("--rules", "tell what is left out of the comparison, and why")
  .addOption(countOption("--show <count>", "how many differences of a file are shown", 0).default(10))
  .parse()
const [directory = fixtures] = command.args
const options = command.opts<{ url?: string; file?: readonly string[]; rules?: true; show: number }>()

if (options.rules) console.log(reportRules())
const all = exchangeFiles(directory)
const unknown = options.file?.find((name) => !all.has(name))
if (unknown !== undefined)
  command.error(`error: there are no exchanges ${unknown}; there are ${[...all.keys()].join(", ")}`)
const answered = await answerer(options.url)
let [equal, inShape, total, left] = [0, 0, 0, 0]
for (const [name, file] of all) {
  const reason = ofTheTime.get(name)
  if (options.file ? !options.file.includes(name) : reason !== undefined) {
    if (options.file) continue
    const { length } = await readExchanges(file)
    console.log(`${name}: ${length} not replayed, ${reason}`)
    left += length
    continue
  }
  const exchanges = await readExchanges(file)
  const result = await answered(name, exchanges)
  console.log(reportFile(name, result, options.show))
  equal += result.equal
  inShape += result.inShape
  total += exchanges.length
}
console.log(
  `\n${equal} of ${total} exchanges are answered alike, ${inShape} of them compared in shape only; ${total - equal} are not; ${left} were not replayed`,
)
if (equal < total) process.exitCode = 1

/** Replays a file with a server, or with a devnet of this process. */
async function answerer(
  url: string | undefined,
): Promise<(name: string, exchanges: readonly WireExchange[]) => Promise<Replayed>> {
  if (url !== undefined) return (_, exchanges) => replay(exchanges, sendTo(url), "shape")
  const devnet = await openRecordedDevnet(directory)
  return (name, exchanges) => replayFile(name, exchanges, devnet)
}
