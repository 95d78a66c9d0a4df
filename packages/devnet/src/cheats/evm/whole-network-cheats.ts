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

/** A whole network, and what puts another in its place. */
export interface WholeNetwork {
  /** All that it is, as text. */
  dump(): Promise<string>
  readonly replacer: Pick<Replacer, "load" | "beginAgain">
}

/** What `reset` is asked to copy; viem's test client names nothing where nothing is to be copied. */
const copied: ArgumentReader<string | undefined> = (given) => {
  const url = parameterMember(parameterMember(given, "forking"), "jsonRpcUrl")
  return url === undefined || url.kind === "null" ? undefined : url.text
}

const parameterMember = (given: JsonValue | undefined, name: string): JsonValue | undefined =>
  given?.kind === "object" ? given.members.find((one) => one.name === name)?.value : undefined

/** Why there is no other network, as a caller is told it. */
function throwEvmError(error: Error): never {
  throw new EvmError(error.message, { cause: error })
}

/** What concerns all chains, whichever is asked: without the prefix. */
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
