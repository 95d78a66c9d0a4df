import { readFileSync } from "node:fs"
import {
  decodeUnsignedWarpMessage,
  decodeWarpPayload,
  encodeUnsignedWarpMessage,
  encodeWarpPayload,
  parseHex,
  parseId,
  type UnsignedWarpMessage,
} from "@serac/chain"
import { blsSign } from "@serac/chain/bls"
import { expect, test } from "vitest"
import { Devnet } from "../src/devnet.ts"
import { messageOfLog, warpAddress } from "../src/evm/index.ts"
import type { RunningChain } from "../src/network/evm/running-chain.ts"
import { validatorAnswers } from "../src/peers/validator-answers.ts"
import { EvmWallet } from "../src/wallet/evm-wallet.ts"
import { testKey } from "../src/wallet/test-key.ts"

/** A request of a recorded conversation: the bytes for the signature handler, and the answer. */
interface Exchange {
  readonly what: string
  readonly chainId: Uint8Array
  readonly message: Uint8Array
  readonly outcome: "signed" | "silence" | readonly [code: number, text: string]
}

interface Recording {
  readonly networkID: number
  readonly chainID: Uint8Array
  readonly block: Uint8Array
  readonly exchanges: readonly Exchange[]
}

interface Line {
  readonly note?: string
  readonly message?: {
    readonly appRequest?: { readonly requestId: number; readonly chainId: string; readonly appBytes: string }
    readonly appResponse?: { readonly requestId: number }
    readonly appError?: { readonly requestId: number; readonly errorCode: number; readonly errorMessage: string }
  }
}

const signatureHandler = 2
const tag = 10

/** The varint of a length, which precedes bytes. */
function lengthPrefix(length: number): Uint8Array {
  return length < 128 ? Uint8Array.of(length) : Uint8Array.of((length & 127) | 128, length >> 7)
}

const appBytesOf = (message: Uint8Array): Uint8Array =>
  Buffer.concat([Uint8Array.of(signatureHandler, tag), lengthPrefix(message.length), message])

function messageIn(appBytes: Uint8Array): Uint8Array {
  const [handler, first, length] = appBytes
  expect([handler, first]).toEqual([signatureHandler, tag])
  const message = appBytes.subarray((length as number) < 128 ? 3 : 4)
  expect(appBytesOf(message)).toEqual(Buffer.from(appBytes))
  return message
}

/** A recorded conversation of a test peer with a real node; requests have odd ids. */
function read(name: string): Recording {
  const file = new URL(`../../wire/test/peer/fixtures/${name}.jsonl`, import.meta.url)
  const lines = readFileSync(file, "utf8").trim().split("\n")
  const parsed = lines.map((line) => JSON.parse(line) as Line)
  const about = parsed[0]?.message as unknown as Record<"networkID" | "chainID" | "block", string>
  const messages = parsed.flatMap(({ message }) => (message ? [message] : []))
  let what = ""
  const exchanges = parsed.flatMap(({ note, message }): Exchange[] => {
    if (note !== undefined) what = note
    if (!message?.appRequest) return []
    const { requestId, chainId, appBytes } = message.appRequest
    const error = messages.find(({ appError }) => appError?.requestId === requestId)?.appError
    const isSigned = messages.some(({ appResponse }) => appResponse?.requestId === requestId)
    const outcome = error ? ([error.errorCode, error.errorMessage] as const) : isSigned ? "signed" : "silence"
    const bytes = Buffer.from(appBytes, "base64")
    return [{ what, chainId: Buffer.from(chainId, "base64"), message: messageIn(bytes), outcome }]
  })
  return {
    networkID: Number(about.networkID),
    chainID: parseId(about.chainID),
    block: parseHex(about.block, "hexnc"),
    exchanges,
  }
}

/** A message sent by a contract on a chain of the devnet. */
async function send(devnet: Devnet, { chain }: RunningChain): Promise<Uint8Array> {
  const wallet = new EvmWallet(chain, testKey)
  const data = `0xee5b48eb${"20".padStart(64, "0")}${"5".padStart(64, "0")}${"68656c6c6f".padEnd(64, "0")}`
  await wallet.send({ to: warpAddress, data: parseHex(data, "hexnc"), gas: 200_000n })
  await devnet.producer.mine()
  const [log] = chain.tip.receipts.flatMap(({ logs }) => logs)
  return messageOfLog(log?.data as Uint8Array).bytes
}

/** The recorded message with the devnet's network, chain and block ids. */
function translated(
  { networkID, chainID, block }: Recording,
  { what, message }: Exchange,
  here: { readonly networkID: number; readonly running: RunningChain; readonly sent: Uint8Array },
): Uint8Array {
  if (what === "malformed message") return message
  if (what === "a message that a contract sent") return here.sent
  const { blockchainID, chain } = here.running
  const read = decodeUnsignedWarpMessage(message)
  const isHere = Buffer.compare(read.sourceChainID, chainID) === 0
  return encodeUnsignedWarpMessage({
    networkID: read.networkID - networkID + here.networkID,
    sourceChainID: isHere ? blockchainID : read.sourceChainID,
    payload: payloadOf(read, block, parseHex(chain.tip.hash, "hexnc")),
  })
}

function payloadOf({ payload }: UnsignedWarpMessage, recorded: Uint8Array, hash: Uint8Array): Uint8Array {
  const read = decodeWarpPayload(payload)
  const isRecorded = read.type === "Hash" && Buffer.compare(read.hash, recorded) === 0
  return isRecorded ? encodeWarpPayload({ type: "Hash", hash }) : payload
}

const clock = { start: Date.parse("2026-01-01T00:00:00Z"), isStopped: true }

test.each([
  ["the C-Chain before Helicon", "peer-c-chain", undefined, "drops"],
  ["the C-Chain after Helicon", "peer-c-chain-helicon", 0, "answers"],
  ["an L1", "peer-l1", undefined, "drops"],
] as const)(
  "a validator of %s answers as recorded, and takes even numbers as its virtual machine does",
  async (_, name, helicon, even) => {
    const recording = read(name)
    const l1s = name === "peer-l1" ? [{ name: "firn", chainID: 99_123 }] : []
    const devnet = await Devnet.create({ seed: "recorded peers", clock, l1s, helicon })
    const [l1] = devnet.l1s
    const running = l1 ? (devnet.chains.get(l1.blockchainID) as RunningChain) : devnet.chains.c
    const [validator] = l1?.validators ?? devnet.network.validators
    if (!validator) throw new Error("nobody validates")
    const answer = validatorAnswers(devnet, validator)
    const { signal } = new AbortController()
    const here = { networkID: devnet.network.genesis.networkID, running, sent: await send(devnet, running) }
    const outcomes: (readonly [string, unknown])[] = []
    const ofEven: unknown[] = []
    for (const exchange of recording.exchanges) {
      const message = translated(recording, exchange, here)
      const isHere = Buffer.compare(exchange.chainId, recording.chainID) === 0
      const chainId = isHere ? running.blockchainID : exchange.chainId
      const request = { nodeId: new Uint8Array(20), chainId, appBytes: appBytesOf(message), signal }
      const given = await answer({ ...request, requestId: 1 })
      outcomes.push([exchange.what, outcomeOf(given, message, validator.bls.secretKey)])
      ofEven.push(await answer({ ...request, requestId: 2 }))
      if (even === "answers") expect(ofEven.at(-1)).toEqual(given)
    }
    expect(outcomes).toEqual(recording.exchanges.map(({ what, outcome }) => [what, outcome]))
    if (even === "drops") expect(new Set(ofEven)).toEqual(new Set([undefined]))
  },
)

test("the P-Chain answers requests of any number", async () => {
  const devnet = await Devnet.create({ seed: "recorded peers", clock })
  const [validator] = devnet.network.validators
  if (!validator) throw new Error("nobody validates")
  const answer = validatorAnswers(devnet, validator)
  const { signal } = new AbortController()
  const request = { nodeId: new Uint8Array(20), chainId: new Uint8Array(32), appBytes: Uint8Array.of(9), signal }
  const refusal = { code: -2, text: "unregistered handler" }
  expect(await answer({ ...request, requestId: 1 })).toEqual({ refusal })
  expect(await answer({ ...request, requestId: 2 })).toEqual({ refusal })
})

function outcomeOf(
  answer: Awaited<ReturnType<ReturnType<typeof validatorAnswers>>>,
  message: Uint8Array,
  secretKey: Uint8Array,
): unknown {
  if (!answer) return "silence"
  if ("refusal" in answer) return Object.values(answer.refusal)
  // Two bytes precede the signature: its field and its length.
  const isSigned = Buffer.compare(answer.appBytes.subarray(2), blsSign(message, secretKey)) === 0
  return isSigned ? "signed" : "signed something else"
}
