import { SharedThread, type ThreadTask } from "./shared-thread.ts"

/** How much a task has to do: it follows its node, or is far behind it. */
export type TaskLoad = "light" | "heavy"

/** A task that a pool runs. */
export interface PooledTask extends ThreadTask {
  /** Whether the pool would run it elsewhere now: apart from tasks of the other load, or with others of its own. */
  isMisplaced(load: TaskLoad): boolean
}

interface PoolThread {
  readonly thread: SharedThread
  readonly keys: Set<string>
  /** The load of the tasks that share it. */
  readonly half: TaskLoad
  /** The tasks that were separated together after a crash; undefined for all others. */
  readonly group: number | undefined
}

/** Light tasks of a thread from which on a further one has no thread of its own: what one more costs there is less than a thread's memory. */
const crowd = 8

/**
 * Threads that many tasks share. Each task has a thread of its own while there are enough; beyond that, light tasks share one half of
 * the threads and heavy ones the other, so that a chain that is far behind its node delays none that follows. Many light tasks leave
 * the other half, whose threads end.
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
    if (group !== undefined) return this.#threads.find((one) => one.group === group) ?? this.#start("light", group)
    if (this.#shared().length < this.#most && !(load === "light" && this.#isCrowded()))
      return this.#start(this.#freeHalf(load))
    return emptiest(this.#half(load))
  }

  #shared(half?: TaskLoad): readonly PoolThread[] {
    return this.#threads.filter((one) => one.group === undefined && (half === undefined || one.half === half))
  }

  /** The threads for tasks of a load; one thread is for all. */
  #half(load: TaskLoad): readonly PoolThread[] {
    const half = this.#shared(load)
    return half.length > 0 ? half : this.#shared()
  }

  /** The half of a new thread: the one for the load unless it is complete. */
  #freeHalf(load: TaskLoad): TaskLoad {
    const most = load === "light" ? this.#mostLight : this.#most - this.#mostLight
    if (this.#shared(load).length < most) return load
    return load === "light" ? "heavy" : "light"
  }

  get #mostLight(): number {
    return Math.ceil(this.#most / 2)
  }

  /** Whether the half for light tasks is complete and each of its threads has many. */
  #isCrowded(): boolean {
    const light = this.#shared("light")
    return light.length >= this.#mostLight && emptiest(light).thread.size >= crowd
  }

  #isMisplaced(place: PoolThread, load: TaskLoad): boolean {
    if (place.group !== undefined || this.#most === 1 || place.half === load) return false
    return place.thread.size > 1 || (load === "light" && this.#isCrowded())
  }

  #start(half: TaskLoad, group?: number): PoolThread {
    const thread = new SharedThread((crash) => this.#ended(place, crash))
    const place: PoolThread = { thread, keys: new Set(), half, group }
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

const emptiest = (threads: readonly PoolThread[]): PoolThread =>
  threads.reduce((least, one) => (one.thread.size < least.thread.size ? one : least))
