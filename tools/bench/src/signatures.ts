import * as blst from "@chainsafe/blst"
import { BlsThreads, type Signed } from "@serac/signatures"
import { pinToTwoCores } from "./cores.ts"
import { race } from "./measure.ts"
import type { PartOptions } from "./part.ts"
import { printRatios } from "./table.ts"

const benchMessage = new Uint8Array(300).fill(7)

/** Validators with different keys that all sign the same message. */
const signedBy = (count: number): readonly Signed[] =>
  Array.from({ length: count }, (_, index) => {
    const seed = new Uint8Array(32)
    new DataView(seed.buffer).setUint32(0, index)
    const key = blst.SecretKey.fromKeygen(seed)
    return { publicKey: key.toPublicKey().toBytes(), signature: key.sign(benchMessage).toBytes() }
  })

/** Signatures of one message from their bytes: each is checked, all are aggregated, and the aggregate is verified; compared with the verification of a single signature. */
export async function signatures({ quick, results }: PartOptions): Promise<void> {
  console.log(`\nSignatures of validators, two threads, ${pinToTwoCores()}`)
  const threads = new BlsThreads({ count: 2 })
  const aggregate = async (signed: readonly Signed[]) => {
    const invalid = await threads.findInvalid(benchMessage, signed)
    const together = await threads.aggregate(signed.map(({ signature }) => signature))
    const holds = await threads.verify(
      benchMessage,
      together,
      signed.map(({ publicKey }) => publicKey),
    )
    if (invalid.length > 0 || !holds) throw new Error("the signatures do not hold")
  }
  const one = signedBy(1)
  const [first] = one as [Signed]
  const contestants = [
    { name: "one signature verified", work: () => threads.verify(benchMessage, first.signature, [first.publicKey]) },
    ...(quick ? [10] : [100, 1_000]).map((count) => {
      const signed = signedBy(count)
      return { name: `${count.toLocaleString("en")} checked, aggregated, verified`, work: () => aggregate(signed) }
    }),
  ]
  const times = await race(contestants, { rounds: quick ? 3 : 15, calls: 3 })
  await threads.close()
  for (const { name, median } of times) {
    const milliseconds = median / 1000
    const time = `${milliseconds.toFixed(milliseconds < 10 ? 1 : 0)} ms`
    const ratio = median / (times[0]?.median ?? median)
    results.add("signatures", { "one message": name }, { time, ratio: `${ratio.toFixed(ratio < 10 ? 2 : 1)}x` })
  }
  printRatios(
    "one message",
    "ms",
    times.map(({ name, median }) => ({ name, value: median / 1000 })),
  )
}
