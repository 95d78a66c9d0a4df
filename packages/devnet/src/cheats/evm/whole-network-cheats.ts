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
import { packText, unpackText } from "./packed-text.ts"

/** A whole network, and the replacer that puts another network in its place. */
export interface WholeNetwork {
  /** The network's state as text. */
  dump(): Promise<string>
  readonly replacer: Pick<Replacer, "load" | "beginAgain">
}

/** Reads the URL of the network that `reset` should fork; viem's test client omits it for a plain reset. */
const copied: ArgumentReader<string | undefined> = (given) => {
  const url = parameterMember(parameterMember(given, "forking"), "jsonRpcUrl")
  return url === undefined || url.kind === "null" ? undefined : url.text
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
    reset: positionalMethod([optionalReader(copied)], async ([url]) => {
      if (url !== undefined) throw new EvmError(`not done here: this network is no copy of another, such as ${url}`)
      await network.replacer.beginAgain().catch(throwEvmError)
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
