import type { Machine } from "../../execute/machine.ts"
import { answerQuestion, type Scene } from "./answers.ts"
import type { ScriptTask } from "./messages.ts"
import type { ScriptThread } from "./script-thread.ts"

/** So many tasks go to the thread together, or fewer where they keep more memory of code than this, in bytes. */
const [maxTasks, maxTaskBytes] = [256, 2 ** 23]

/**
 * The tasks of a tracer, in order. Most tracers never look at the state, so that many tasks wait for each other and go to the thread
 * together; with one that does, each is done before the code goes on.
 */
export class Tasks {
  readonly #thread: ScriptThread
  readonly #machine: Machine
  readonly #isInStep: boolean
  #tasks: ScriptTask[] = []
  #scenes: Scene[] = []
  #bytes = 0
  /** The tracer looks at the state: it has to begin again, in step. */
  needsState = false

  /** @param isInStep - each task is done before the code goes on */
  constructor(thread: ScriptThread, machine: Machine, isInStep: boolean) {
    this.#thread = thread
    this.#machine = machine
    this.#isInStep = isInStep
  }

  /** One more. @throws TracerError where one of those that were done by now fails */
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

  /** The JSON of the result; what it looks at is the state that was left. @throws TracerError where one of them fails */
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
