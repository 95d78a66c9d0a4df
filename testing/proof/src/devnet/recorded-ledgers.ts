import { buildGenesis, decodeAtomicBatch, decodeContainer, parseId, recoverPublicKey } from "@serac/chain"
import { AtomicTransactions, Journal, PChain, type PChainOptions, SharedMemory, XChain } from "@serac/devnet/ledger"
import type { PrimaryRecording } from "../primary/recording/recording.ts"
import { bytesFromHex } from "./bytes.ts"
import { DecidingUptimes } from "./deciding-uptimes.ts"
import type { Replayed } from "./replay.ts"

/** The final ledgers of a recorded primary network. */
export interface RecordedLedgers {
  readonly p: PChain
  readonly x: XChain
  readonly atomic: AtomicTransactions
  readonly memory: SharedMemory
  /** A clock that is stopped at the time of the recorded node's answers. */
  readonly clock: { now(): number }
  /** What the ledger prefers where the recorded network decided about a reward. */
  readonly decisions: Replayed
}

/**
 * Adds all accepted blocks of a recorded primary network to new ledgers, in an order in which no chain imports before the export
 * of another chain. At the end the clock is stopped, `askedAfter` milliseconds after the last block of the P-Chain. BLS signatures are not verified,
 * since the ledgers' own tests do that.
 */
export function acceptRecorded(
  recording: PrimaryRecording,
  settings: Pick<PChainOptions, "staking" | "upgrades">,
  askedAfter: number,
  onPlatformBlock: (p: PChain) => void = () => undefined,
): RecordedLedgers {
  const journal = new Journal()
  const memory = new SharedMemory(journal)
  const time = { now: 0 }
  const clock = { now: () => time.now }
  const genesis = genesisOf(recording)
  const cryptography = { recover: recoverPublicKey, verifyProof: () => true, verifyWarp: () => undefined }
  const common = { journal, memory, genesis }
  const uptimes = new DecidingUptimes(settings.upgrades?.helicon)
  const p = new PChain({ ...common, ...settings, clock, cryptography, uptimeOf: (_, since) => uptimes.of(since) })
  const x = new XChain({ ...common, clock: { now: () => Number.MAX_SAFE_INTEGER }, recover: recoverPublicKey })
  const atomic = new AtomicTransactions({ ...common, clock, recover: recoverPublicKey })
  acceptInTurns([
    recording.P.slice(1).map(({ container, acceptedAt, bytes }) => () => {
      time.now = Date.parse(acceptedAt ?? "")
      const envelope = container === undefined ? undefined : decodeContainer(bytesFromHex(container))
      p.accept(new Uint8Array(bytes), { pChainHeight: envelope && heightIn(envelope) })
      uptimes.decide(p)
      onPlatformBlock(p)
    }),
    recording.X.slice(1).map(
      ({ bytes }) =>
        () =>
          void x.accept(new Uint8Array(bytes)),
    ),
    recording.evm.blocks.map(({ block }) => () => {
      const { number, blockExtraData = "0x" } = block as { number: string; blockExtraData?: string }
      const batch = decodeAtomicBatch(bytesFromHex(blockExtraData))
      journal.attempt(() => atomic.accept(Number(number), batch))
    }),
  ])
  time.now = Date.parse(recording.P.at(-1)?.acceptedAt ?? "") + askedAfter
  return { p, x, atomic, memory, clock, decisions: uptimes.decisions }
}

/** The genesis with two recorded IDs that cannot be derived, since the code of a contract is left out of the recorded genesis. */
function genesisOf({ directory, genesis, cChainID, P }: PrimaryRecording) {
  const [first] = P
  if (genesis === undefined || first === undefined) throw new Error(`${directory}: there is no genesis.json`)
  return { ...buildGenesis(genesis), cChainID: parseId(cChainID), id: parseId(first.json.parentID) }
}

/** The height at which a container's validators are looked up. */
function heightIn(envelope: ReturnType<typeof decodeContainer>): number | undefined {
  if (envelope.type === "option") return undefined
  return Number("epoch" in envelope ? envelope.epoch.pChainHeight : envelope.pChainHeight)
}

/** Lets each chain accept blocks until its next block depends on another chain. */
function acceptInTurns(chains: readonly (readonly (() => void)[])[]): void {
  const next = chains.map(() => 0)
  for (;;) {
    const before = next.join()
    let refusal: unknown
    for (const [index, blocks] of chains.entries()) {
      try {
        for (let block = blocks[next[index] as number]; block; block = blocks[next[index] as number]) {
          block()
          next[index] = (next[index] as number) + 1
        }
      } catch (error) {
        refusal ??= error
      }
    }
    if (chains.every((blocks, index) => next[index] === blocks.length)) return
    if (next.join() === before) throw new Error("no chain can go on", { cause: refusal })
  }
}
