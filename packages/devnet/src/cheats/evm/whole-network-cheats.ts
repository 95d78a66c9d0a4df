import {
  type ArgumentReader,
  type JsonValue,
  optionalReader,
  type PositionalMethods,
  positionalMethod,
  readEvm,
} from "@serac/wire/node"
import { EvmError } from "../../evm/index.ts"
import type { Replacer } from "../../host/replacer.ts"
import { bareOrQuantity } from "./bare-or-quantity.ts"
import { packText, unpackText } from "./packed-text.ts"

/** A whole network, and the replacer that puts another network in its place. */
export interface WholeNetwork {
  /** The network's state as text. */
  dump(): Promise<string>
  readonly replacer: Pick<Replacer, "load" | "beginAgain">
}

/** The chain that `reset` should fork, and the block; viem's test client omits both for a plain reset. */
const forking: ArgumentReader<{ readonly url: string | undefined; readonly block: bigint | undefined }> = (given) => {
  const wanted = parameterMember(given, "forking")
  const url = parameterMember(wanted, "jsonRpcUrl")
  const block = parameterMember(wanted, "blockNumber")
  return {
    url: url?.kind === "string" ? url.value : undefined,
    block: block === undefined || block.kind === "null" ? undefined : bareOrQuantity(block),
  }
}

const parameterMember = (given: JsonValue | undefined, name: string): JsonValue | undefined =>
  given?.kind === "object" ? given.members.find((one) => one.name === name)?.value : undefined

/** Throws the error of a failed replacement as an EvmError, which the caller receives. */
function throwEvmError(error: Error): never {
  throw new EvmError(error.message, { cause: error })
}

/** Cheatcodes that affect all chains, whichever chain receives the call; names without prefix. */
export function wholeNetworkCheats(network: WholeNetwork): PositionalMethods {
  return {
    reset: positionalMethod([optionalReader(forking)], async ([fork]) => {
      await Promise.resolve()
        .then(() => network.replacer.beginAgain(fork))
        .catch(throwEvmError)
      return true
    }),
    dumpState: positionalMethod([], async () => packText(await network.dump())),
    loadState: positionalMethod([readEvm.data], async ([packed]) => {
      const text = await unpackText(packed)
      await network.replacer.load(text).catch(throwEvmError)
      return true
    }),
  }
}
