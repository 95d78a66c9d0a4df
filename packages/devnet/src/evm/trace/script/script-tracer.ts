import type { ExecutionResult } from "../../execute/transition.ts"
import type { Traced } from "../traced.ts"
import type { ScriptFunctions } from "./messages.ts"
import { Tasks } from "./tasks.ts"
import { watch } from "./watch.ts"

/**
 * Runs a message and lets a tracer in JavaScript watch, as the node lets one: `step` and `fault` for opcodes, `enter` and `exit` for calls
 * within, `result` in the end.
 *
 * @param code - an object as JavaScript has it between brackets
 * @param config - what its `setup` is told, JSON
 * @returns what `result` gave, as JSON has it
 * @throws TracerError where it is no tracer, and where one of its functions fails
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
    // To load the interpreter is no time of the code.
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
  // Where others watch the same run, it is not run once more.
  if (traced.isTogether === true) return resultOf((await attempt(true, has)).json)
  state.checkpoint()
  let { json, needsState } = await attempt(false, has).catch((error: unknown) => {
    // What follows finds the state that the message left, whatever became of its tracer.
    state.commit()
    throw error
  })
  if (needsState) {
    // It looks at the state: it sees everything once more, and the code waits for it.
    state.revert()
    ;({ json } = await attempt(true, await begin()))
  } else state.commit()
  return resultOf(json)
}
