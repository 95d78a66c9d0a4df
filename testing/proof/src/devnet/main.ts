import { recordedNetwork } from "@serac/recordings"
import { InvalidArgumentError } from "commander"
import { commandOf, countOption, recordingArgument } from "../command-line.ts"
import { connectTo } from "./connect.ts"
import { type ConversationPart, conversationFiles, readConversation } from "./conversation.ts"
import { openRecordedDevnet } from "./recorded-devnet.ts"
import { readRecordedNetwork } from "./recorded-network.ts"
import { type Replayed, replay } from "./replay.ts"
import { type ReplayedConversation, replayConversation } from "./replay-conversation.ts"
import { ofTheTime, replayFile, replaySocket } from "./replay-file.ts"
import { reportExemptions, reportFile, reportRules } from "./report.ts"
import { sendTo } from "./send.ts"
import { exchangeFiles, readExchanges, type WireExchange } from "./wire-exchange.ts"

const devnetCommand = commandOf(
  "devnet",
  "Replays every recorded exchange and conversation with a real node, and tells which a devnet answers otherwise.",
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
const [recording = recordedNetwork] = devnetCommand.args
const devnetOptions = devnetCommand.opts<{ url?: string; file?: readonly string[]; rules?: true; show: number }>()

if (devnetOptions.rules) console.log(reportRules())
const exchanged = exchangeFiles(recording)
const conversations = conversationFiles(recording)
const all = new Map([...exchanged, ...conversations])
const unknownFile = devnetOptions.file?.find((name) => !all.has(name))
if (unknownFile !== undefined)
  devnetCommand.error(`error: there are no exchanges ${unknownFile}; there are ${[...all.keys()].join(", ")}`)
const nodeAnswerer = await answerer(devnetOptions.url)
let [equal, inShape, total, left] = [0, 0, 0, 0]
const exemptions = new Map<string, number>()
for (const [name, result] of nodeAnswerer.ledgers) countFile(name, result)
for (const [name, file] of exchanged) {
  const reason = ofTheTime.get(name)
  if (devnetOptions.file ? !devnetOptions.file.includes(name) : reason !== undefined) {
    if (devnetOptions.file) continue
    const { length } = await readExchanges(file)
    leave(`the exchanges of ${name} are not replayed: ${reason}`, length)
    continue
  }
  countFile(name, await nodeAnswerer.file(name, await readExchanges(file)))
}
for (const [name, file] of conversations)
  if (!devnetOptions.file || devnetOptions.file.includes(name)) {
    const result = await nodeAnswerer.conversation(name, await readConversation(file))
    countFile(name, result)
    leave(`events of ${name} are not replayed: ${untold(devnetOptions.url)}`, result.left)
  }
leave(
  "blocks whose state root and hash are not compared: the messenger's code is left out of their state",
  nodeAnswerer.rootsLeft,
)
console.log(reportExemptions(exemptions))
console.log(
  `\n${equal} of ${total} exchanges are answered alike, ${inShape} of them compared in shape only; ${total - equal} are not; ${left} were not replayed`,
)
if (equal < total) process.exitCode = 1

function exempt(why: string, count = 1): void {
  exemptions.set(why, (exemptions.get(why) ?? 0) + count)
}

function leave(what: string, count: number): void {
  if (count > 0) exempt(what, count)
  left += count
}

function untold(url: string | undefined): string {
  return url === undefined ? "the ledger was read before their blocks came" : "nobody lets its chain grow"
}

function countFile(name: string, result: Replayed): void {
  console.log(reportFile(name, result, devnetOptions.show))
  equal += result.equal
  inShape += result.inShape
  total += result.equal + result.different.length
}

interface Answerer {
  /** What is compared of the ledgers themselves, and no exchange tells. */
  readonly ledgers: readonly (readonly [name: string, result: Replayed])[]
  /** The number of blocks whose state roots and hashes are not compared. */
  readonly rootsLeft: number
  readonly file: (name: string, exchanges: readonly WireExchange[]) => Promise<Replayed>
  readonly conversation: (name: string, parts: readonly ConversationPart[]) => Promise<ReplayedConversation>
}

/** Replays recorded exchanges on a server, or on a devnet of this process. */
async function answerer(url: string | undefined): Promise<Answerer> {
  if (url === undefined) {
    const devnet = await openRecordedDevnet(recording)
    return {
      ledgers: [
        ["rewards at and below the required uptime", devnet.decisions],
        ["state roots and hashes of blocks", devnet.roots],
      ],
      rootsLeft: devnet.roots.left,
      file: (name, exchanges) => replayFile(name, exchanges, devnet, exempt),
      conversation: (name, parts) => replaySocket(name, parts, devnet, exempt),
    }
  }
  const { subnetChains } = await readRecordedNetwork(recording)
  return {
    ledgers: [],
    rootsLeft: 0,
    file: (_, exchanges) => replay(exchanges, sendTo(url), { inShape: "another network's values", exempt }),
    conversation: (name, parts) => {
      const chain = subnetChains.get(name.replace("websocket-", "")) ?? "C"
      const socket = new URL(`/ext/bc/${chain}/ws`, url.replace(/^http/, "ws")).href
      return replayConversation(parts, connectTo(socket), { name, closeness: "shape", exempt })
    },
  }
}
