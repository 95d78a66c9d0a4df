import type { NodeReply } from "@serac/kits/nodes"
import type { Random } from "../random.ts"

/** An HTTP answer, or none. */
export type SimulatedReply = Exclude<NodeReply, { readonly kind: "parts" }>

/** The fault that replaces the answer to a request. */
export function requestFault(text: string, isBatch: boolean, now: number, random: Random): SimulatedReply {
  const kind = random.weighed({ ...replyWeights, batchRefused: isBatch ? 1 : 0 })
  switch (kind) {
    case "refused":
      return { kind: "refused" }
    case "hanging":
      return { kind: "hanging" }
    case "throttled":
      return throttled(now, random)
    case "unavailable":
      return unavailable(random)
    case "broken":
      return { kind: "answer", status: 200, text: text.slice(0, random.between(0, text.length - 1)), breaksOff: true }
    case "cut":
      return { kind: "answer", status: 200, text: text.slice(0, random.between(0, text.length - 1)) }
    case "garbage":
      return { kind: "answer", status: 200, text: random.pick(garbage) }
    case "limited":
      return rpcError(-32005, "request rate limited")
    case "batchRefused":
      return rpcError(-32600, "batch too large")
  }
}

const replyWeights = { refused: 3, throttled: 2, unavailable: 2, broken: 2, limited: 2, hanging: 1, cut: 2, garbage: 2 }

const garbage = [
  "",
  "null",
  "[]",
  "{}",
  "<!doctype html><title>Just a moment...</title>",
  '"0x1"',
  '{"jsonrpc":"2.0","id":0,"result":"0x1"}',
  '[{"jsonrpc":"2.0","id":-1,"result":null}]',
  '{"jsonrpc":"1.0","result":[]}',
  "\u0000\ufffd",
]

const rpcError = (code: number, message: string): SimulatedReply => ({
  kind: "answer",
  status: 200,
  text: JSON.stringify({ jsonrpc: "2.0", id: null, error: { code, message } }),
})

/** 429, with the time to wait in either form or without it. */
export function throttled(now: number, random: Random): SimulatedReply {
  const seconds = random.between(0, 20)
  const retryAfter = random.pick([`${seconds}`, new Date(now + seconds * 1000).toUTCString(), "soon", undefined])
  const headers = retryAfter === undefined ? {} : { "retry-after": retryAfter }
  return { kind: "answer", status: 429, text: '{"message":"Too many requests"}', headers }
}

const unavailable = (random: Random): SimulatedReply =>
  random.pick<SimulatedReply>([
    { kind: "answer", status: 503, text: "API call rejected because chain is not done bootstrapping\n" },
    { kind: "answer", status: 503, text: "", headers: { "retry-after": "1" } },
    { kind: "answer", status: 502, text: "<html>502 Bad Gateway</html>" },
    { kind: "answer", status: 504, text: "" },
    { kind: "answer", status: 500, text: "internal server error" },
    { kind: "answer", status: 404, text: "404 page not found\n" },
    { kind: "answer", status: 403, text: "forbidden" },
  ])
