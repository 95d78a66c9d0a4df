/** A request to a fake node. */
export interface NodeRequest {
  readonly method: string
  /** The path with its query. */
  readonly target: string
  /** By lower-case name. */
  readonly headers: Readonly<Record<string, string | undefined>>
  readonly body: string
}

/** The response of a node, or the fate of the connection instead. */
export type NodeReply =
  | {
      readonly kind: "answer"
      readonly status: number
      readonly text: string
      /** Default: those of JSON, if there is a text. */
      readonly headers?: Readonly<Record<string, string>>
      /** Whether the connection is closed after half of the text. */
      readonly breaksOff?: boolean
    }
  /** A response with status 200 whose parts are created and sent one after another, for texts that are too long for one string. */
  | { readonly kind: "parts"; readonly parts: Iterable<string | Uint8Array> }
  /** The connection is closed without a response. */
  | { readonly kind: "refused" }
  /** No response is sent, and the connection stays open. */
  | { readonly kind: "hanging" }

/** Anything that answers requests: over HTTP with {@link NodeServer}, or without a socket. */
export interface Replying {
  /** A rejected promise closes the connection without a response. */
  reply(request: NodeRequest): NodeReply | Promise<NodeReply>
}

/** The result or error of a fetch that is answered without a socket. */
export async function responseOf(reply: NodeReply, signal?: AbortSignal): Promise<Response> {
  switch (reply.kind) {
    case "refused":
      throw new TypeError("fetch failed", { cause: Object.assign(new Error("connect"), { code: "ECONNREFUSED" }) })
    case "hanging":
      return new Promise((_, reject) => {
        signal?.addEventListener("abort", () => reject(signal.reason), { once: true })
      })
    case "parts":
      return new Response(Buffer.concat([...reply.parts].map((part) => Buffer.from(part))), { headers: jsonHeaders })
    case "answer": {
      const { status, text, breaksOff } = reply
      const body = breaksOff ? brokenOff(text) : [204, 304].includes(status) ? null : text
      return new Response(body, { status, headers: headersOf(reply) })
    }
  }
}

/** The headers of an answer. */
export function headersOf({ headers, text }: Extract<NodeReply, { kind: "answer" }>): Readonly<Record<string, string>> {
  return headers ?? (text === "" ? {} : jsonHeaders)
}

const jsonHeaders = { "content-type": "application/json" }

function brokenOff(text: string): ReadableStream<Uint8Array> {
  const half = [new TextEncoder().encode(text.slice(0, text.length / 2))]
  return new ReadableStream({
    pull(controller) {
      const part = half.pop()
      if (part) controller.enqueue(part)
      else controller.error(new TypeError("terminated"))
    },
  })
}
