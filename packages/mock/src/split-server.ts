import { Agent, request as httpRequest, type IncomingMessage, type ServerResponse } from "node:http"
import { problemAnswer, sendAnswer } from "./http/answer.ts"
import { type Handler, type ListeningServer, type ListenOptions, listenMock, running } from "./http/listen.ts"

/** The JSON-RPC part of a server. */
export interface RpcSide {
  readonly handle: Handler
  /** Whether any method is served at this path. */
  serves(path: string): boolean
}

/**
 * Combines two servers on one port: a POST to a path that the JSON-RPC side serves goes there, all other requests are forwarded
 * unchanged to `rest`. `rest` is stopped together with the combined server, or immediately if the port is not available.
 *
 * @param before wraps the handler, to answer some requests before either server
 */
export async function splitServer(
  rpc: RpcSide | undefined,
  rest: ListeningServer,
  options: ListenOptions,
  before: (handle: Handler) => Handler = (handle) => handle,
): Promise<ListeningServer> {
  const agent = new Agent({ keepAlive: true })
  const stop = async () => {
    agent.destroy()
    await rest.close()
  }
  const handle: Handler = (request, response) => {
    const [path = "/"] = (request.url ?? "/").split("?")
    return rpc !== undefined && isPost(request) && rpc.serves(path)
      ? rpc.handle(request, response)
      : forward(request, response, rest.url, agent)
  }
  const front = await listenMock(before(handle), options).catch(async (error: unknown) => {
    await stop()
    throw error
  })
  return running(front.url, async () => {
    await Promise.all([front.close(), stop()])
  })
}

/** Whether a request is a POST, or a preflight for a POST. */
function isPost({ method, headers }: IncomingMessage): boolean {
  return method === "POST" || (method === "OPTIONS" && headers["access-control-request-method"] === "POST")
}

function forward(request: IncomingMessage, response: ServerResponse, url: string, agent: Agent): Promise<void> {
  return new Promise((resolve) => {
    const { method, headers } = request
    const onward = httpRequest(`${url}${request.url ?? "/"}`, { agent, method, headers }, (answer) => {
      response.writeHead(answer.statusCode ?? 502, answer.headers)
      answer.pipe(response)
      answer.once("close", resolve)
    })
    onward.once("error", (error) => {
      if (response.headersSent) response.destroy()
      else sendAnswer(response, problemAnswer(502, "The server behind this one is gone", error.message))
      resolve()
    })
    response.once("close", () => onward.destroy())
    request.pipe(onward)
  })
}
