import type { ExecutionResult } from "../../execute/transition.ts"
import type { Traced } from "../traced.ts"
import type { ScriptFunctions } from "./messages.ts"
import { Tasks } from "./tasks.ts"
import { watch } from "./watch.ts"

/**
 * Runs a message with a JavaScript tracer, as a node does: it calls `step` and `fault` for opcodes, `enter` and `exit` for calls
 * in the message, and `result` at the end.
 *
 * @param code - a JavaScript object expression
 * @param config - JSON for its function `setup`
 * @returns the parsed JSON of the value that `result` returned
 * @throws TracerError if the code is not a tracer, or one of its functions fails
 */
export async function traceScript(
  code: string,
  traced: Traced,
  run: () => Promise<ExecutionResult>,
  config: string,
): Promise<unknown> {
  const { machine, scripts, scriptTime, size } = traced
  const { state } = machine
  const begin = async () => {
    const has = await scripts.begin(code, { config, precompiles: machine.warmAddresses, timeLimit: scriptTime })
    // The time for loading the interpreter does not count as the code's time.
    machine.startTime()
    return has
  }
  const attempt = async (isInStep: boolean, has: ScriptFunctions) => {
    const tasks = new Tasks(scripts, machine, isInStep)
    return { json: await watch(traced, tasks, has, run), needsState: tasks.needsState }
  }
  const resultOf = (json: string): unknown => {
    size.add(json.length)
    return JSON.parse(json)
  }
  const has = await begin()
  // If other tracers watch the same run, the message cannot run again, so tasks run in step at once.
  if (traced.isTogether === true) return resultOf((await attempt(true, has)).json)
  state.checkpoint()
  let { json, needsState } = await attempt(false, has).catch((error: unknown) => {
    // Later transactions must have the message's state even if the tracer fails.
    state.commit()
    throw error
  })
  if (needsState) {
    // The tracer queries the state: the message runs again, and waits for the tracer at each task.
    state.revert()
    ;({ json } = await attempt(true, await begin()))
  } else state.commit()
  return resultOf(json)
}
