import type { WireCall } from "../dialect/dialect.ts"
import { answerCalls, type Find, findIn, type PositionalOptions } from "../dialect/positional-calls.ts"
import { positionalDialect } from "../dialect/positional-dialect.ts"
import { parseJson } from "../json/parse-json.ts"
import { string } from "../read/evm.ts"
import type { PositionalMethod, PositionalMethods, Subscriptions } from "../rpc/by-position.ts"
import { RpcError } from "../rpc/rpc-error.ts"
import type { FrameSession, SendFrame } from "./frame-session.ts"
import { OpenSubscriptions } from "./open-subscriptions.ts"

/** Options of a WebSocket session. */
export interface SocketOptions extends PositionalOptions {
  /** Creates subscription ids, `0x` and digits, unique for a socket. Default: random ones, as on a node. */
  readonly newSubscriptionId?: () => string
  /** Maximum number of subscriptions of a socket. Default 1,000. */
  readonly maxSubscriptions?: number
}

/**
 * Creates sessions of positional methods and subscriptions, like a node's WebSocket: responses are sent as they are
 * ready, with events in between. It needs no socket.
 */
export function serveSocket(
  methods: PositionalMethods,
  subscriptions: Subscriptions,
  options: SocketOptions = {},
): (send: SendFrame) => FrameSession {
  const findMethod = findIn(methods)
  return (send) => {
    const gone = new AbortController()
    const open = new OpenSubscriptions(send, options)

    const find =
      (opened: (() => void)[]): Find =>
      (call) => {
        if (call.method.endsWith("_subscribe")) return subscribing(call, subscriptions, open, opened)
        if (call.method.endsWith("_unsubscribe")) return unsubscribing(open)
        return findMethod(call)
      }

    return {
      async receive(text) {
        if (gone.signal.aborted) return
        const reading = positionalDialect.read(text)
        if ("response" in reading) {
          if (!isJsonText(text)) send(undefined)
          else if (reading.response.body !== "") send(reading.response.body)
          return
        }
        const { calls, batch } = reading
        const opened: (() => void)[] = []
        const { answers, cut } = await answerCalls(calls, find(opened), { ...options, signal: gone.signal, batch })
        if (gone.signal.aborted) return
        const { body } = positionalDialect.render(answers, batch)
        if (body !== "") send(cut ? body.trimEnd() : body)
        // Events follow the response with their subscription's id.
        for (const begin of opened) begin()
      },
      end() {
        if (gone.signal.aborted) return
        gone.abort()
        open.closeAll()
      },
    }
  }
}

function subscribing(
  call: WireCall,
  subscriptions: Subscriptions,
  open: OpenSubscriptions,
  opened: (() => void)[],
): PositionalMethod {
  const namespace = call.method.slice(0, -"_subscribe".length)
  const name = nameIn(call)
  const named = Object.hasOwn(subscriptions, namespace) ? subscriptions[namespace] : undefined
  const subscription = named !== undefined && Object.hasOwn(named, name) ? named[name] : undefined
  if (subscription === undefined) throw new RpcError(-32601, `no "${name}" subscription in ${namespace} namespace`)
  return {
    parameters: [string, ...subscription.parameters],
    call([, ...given]) {
      const { id, begin } = open.add(namespace, (tell) => subscription.open(given, tell))
      opened.push(begin)
      return id
    },
  }
}

function nameIn({ params }: WireCall): string {
  if (params === undefined || params.kind !== "array") throw new RpcError(-32602, "non-array args")
  const [first] = params.elements
  if (first?.kind === "string") return first.value
  throw new RpcError(-32602, "expected subscription name as first argument")
}

function unsubscribing(open: OpenSubscriptions): PositionalMethod {
  return {
    parameters: [string],
    call([id]) {
      if (open.close(id as string)) return true
      throw new RpcError(-32000, "subscription not found")
    },
  }
}

function isJsonText(text: string): boolean {
  try {
    return parseJson(text) !== undefined
  } catch {
    return false
  }
}
