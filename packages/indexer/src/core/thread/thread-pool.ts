import { SharedThread, type ThreadTask } from "./shared-thread.ts"

/** How much a task has to do: it follows its node, or is far behind it. */
export type TaskLoad = "light" | "heavy"

/** A task that a pool runs. */
export interface PooledTask extends ThreadTask {
  /** Whether it shares its thread with tasks of the other load, and the pool could run it elsewhere now. */
  isMisplaced(load: TaskLoad): boolean
}

interface PoolThread {
  readonly thread: SharedThread
  readonly keys: Set<string>
  /** The tasks that were separated together after a crash; undefined for all others. */
  readonly group: number | undefined
}

/**
 * Threads that many tasks share. Each task has a thread of its own while there are enough; beyond that, light tasks share one half of
 * the threads and heavy ones the other, so that a chain that is far behind its node delays none that follows.
 *
 * A thread that crashes ends all of its tasks. When they are started again, each half of them gets a thread of its own: after a few
 * crashes the task at fault is alone.
 */
export class ThreadPool {
  readonly #most: number
  readonly #threads: PoolThread[] = []
  readonly #groups = new Map<string, number>()
  #lastGroup = 0
  /** Called when a thread has crashed. */
  onCrash: (error: Error) => void = () => {}

  /** @param most - threads, without those of tasks that were separated after a crash; at least 1 */
  constructor(most: number) {
    this.#most = most
  }

  /** The number of threads that run. */
  get size(): number {
    return this.#threads.length
  }

  /**
   * Runs a task's module.
   *
   * @param key - the same for each start of the task
   * @param name - of its thread in errors
   */
  run(key: string, name: string, file: URL, data: unknown, load: TaskLoad = "light"): PooledTask {
    const place = this.#placeFor(key, load)
    place.keys.add(key)
    const task = place.thread.run(name, file, data)
    void task.ended.then((error) => {
      // Who else was there when the thread crashed is read at its end.
      if (error === undefined) place.keys.delete(key)
    })
    return { ...task, isMisplaced: (now) => this.#isMisplaced(place, now) }
  }

  /** Ends all threads, whatever they are doing. */
  async kill(): Promise<void> {
    await Promise.all(this.#threads.map(({ thread }) => thread.kill()))
  }

  #placeFor(key: string, load: TaskLoad): PoolThread {
    const group = this.#groups.get(key)
    if (group !== undefined) return this.#threads.find((one) => one.group === group) ?? this.#start(group)
    const shared = this.#shared()
    if (shared.length < this.#most) return this.#start(undefined)
    return this.#half(shared, load).reduce((least, one) => (one.thread.size < least.thread.size ? one : least))
  }

  #shared(): readonly PoolThread[] {
    return this.#threads.filter(({ group }) => group === undefined)
  }

  /** The threads for light tasks are the first ones; one thread is for all. */
  #half(shared: readonly PoolThread[], load: TaskLoad): readonly PoolThread[] {
    const light = Math.ceil(shared.length / 2)
    const half = load === "light" ? shared.slice(0, light) : shared.slice(light)
    return half.length > 0 ? half : shared
  }

  #isMisplaced(place: PoolThread, load: TaskLoad): boolean {
    const shared = this.#shared()
    if (place.group !== undefined || shared.length < this.#most || place.thread.size === 1) return false
    return !this.#half(shared, load).includes(place)
  }

  #start(group: number | undefined): PoolThread {
    const place: PoolThread = { thread: new SharedThread((crash) => this.#ended(place, crash)), keys: new Set(), group }
    this.#threads.push(place)
    return place
  }

  #ended(place: PoolThread, crash: Error | undefined): void {
    this.#threads.splice(this.#threads.indexOf(place), 1)
    if (crash === undefined) return
    const keys = [...place.keys]
    const half = Math.ceil(keys.length / 2)
    if (keys.length > 1)
      for (const part of [keys.slice(0, half), keys.slice(half)]) {
        this.#lastGroup += 1
        for (const key of part) this.#groups.set(key, this.#lastGroup)
      }
    this.onCrash(crash)
  }
}
