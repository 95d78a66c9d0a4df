import { DroppedAnswer, textResponse, type WireEndpoint, type WireHandler } from "@serac/wire/node"
import type { Faults } from "./faults.ts"
import { faultySocket } from "./faulty-socket.ts"
import { frameMethods } from "./frame-calls.ts"
import { garble } from "./garble.ts"
import { wait } from "./wait.ts"

/** Wraps an endpoint so that faults affect its answers. The request is still executed, unless it is refused. */
export function faultyEndpoint(path: string, endpoint: WireEndpoint, faults: Faults): WireEndpoint {
  const { connect } = endpoint
  return {
    ...endpoint,
    handle: faultyHandler(path, endpoint.handle, faults),
    ...(connect === undefined ? {} : { connect: faultySocket(path, connect, faults) }),
  }
}

function faultyHandler(path: string, handle: WireHandler, faults: Faults): WireHandler {
  return async (request) => {
    const strike = faults.isEmpty ? undefined : faults.strike(path, frameMethods(request.body))
    if (strike === undefined) return handle(request)
    if (strike.kind === "refuse") return textResponse(strike.status, "the devnet was told to refuse this\n")
    const response = await handle(request)
    if (strike.kind === "drop") throw new DroppedAnswer()
    if (strike.kind === "garble") return { ...response, body: garble(response.body, strike.random) }
    await wait(strike.milliseconds, request.signal)
    return response
  }
}
