import type { Machine } from "../../execute/machine.ts"
import { answerQuestion, type Scene } from "./answers.ts"
import type { ScriptTask } from "./messages.ts"
import type { ScriptThread } from "./script-thread.ts"

/** Limits of a batch of tasks: their number, and the size in bytes of the code's memory that they refer to. */
const [maxTasks, maxTaskBytes] = [256, 2 ** 23]

/**
 * The tasks of a tracer, in order. Most tracers never query the state, so tasks are collected and sent to the thread
 * in batches. With a tracer that does, the code waits for each task.
 */
export class Tasks {
  readonly #thread: ScriptThread
  readonly #machine: Machine
  readonly #isInStep: boolean
  #tasks: ScriptTask[] = []
  #scenes: Scene[] = []
  #bytes = 0
  /** Whether the tracer queried the state: then it must start again with `isInStep`. */
  needsState = false

  /** @param isInStep - whether the code waits for each task */
  constructor(thread: ScriptThread, machine: Machine, isInStep: boolean) {
    this.#thread = thread
    this.#machine = machine
    this.#isInStep = isInStep
  }

  /** Adds a task, and runs the batch if it is full. @throws TracerError if a task of the batch fails */
  async add(task: ScriptTask, scene: Scene): Promise<void> {
    if (this.needsState) return
    this.#tasks.push(task)
    this.#scenes.push(scene)
    if (task.kind === "step") this.#bytes += task.memorySize
    else if (task.kind === "enter") this.#bytes += task.input.length
    else if (task.kind === "exit") this.#bytes += task.output.length
    if (this.#isInStep || this.#tasks.length >= maxTasks || this.#bytes > maxTaskBytes)
      await this.#flush(this.#isInStep)
  }

  /** Runs all remaining tasks. @returns the JSON of the result; its queries see the final state @throws TracerError if a task fails */
  async result(task: Extract<ScriptTask, { kind: "result" }>, scene: Scene): Promise<string> {
    await this.#flush(false)
    if (this.needsState) return ""
    this.#tasks.push(task)
    this.#scenes.push(scene)
    return this.#flush(true)
  }

  async #flush(hasState: boolean): Promise<string> {
    const [tasks, scenes] = [this.#tasks, this.#scenes]
    ;[this.#tasks, this.#scenes, this.#bytes] = [[], [], 0]
    if (tasks.length === 0) return ""
    const { json, needsState } = await this.#thread.run(tasks, hasState, (question, at) =>
      answerQuestion(question, this.#machine, scenes[at] ?? {}),
    )
    this.needsState = needsState
    return json
  }
}
