/** Relative accuracy: closer values share a bucket. */
const accuracy = 0.009
const gamma = (1 + accuracy) / (1 - accuracy)
const perBucket = 1 / Math.log(gamma)

/** Milliseconds; shorter durations share the first bucket, longer ones the last. */
const shortest = 0.01
const longestLatencyMs = 3_600_000
const lastBucket = bucketOf(longestLatencyMs)

/**
 * A histogram of durations that can be merged: counts in buckets whose bounds grow by a constant factor. A quantile differs from the exact one
 * by less than 1 %, between 10 microseconds and an hour, and merging loses nothing.
 */
export class LatencyHistogram {
  readonly #counts = new Map<number, number>()
  #total = 0

  /** Reads what {@link toString} wrote. */
  static parse(text: string): LatencyHistogram {
    const histogram = new LatencyHistogram()
    if (text === "") return histogram
    for (const part of text.split(" ")) {
      const [bucket, count] = part.split(":")
      histogram.#add(Number(bucket), Number(count))
    }
    return histogram
  }

  /** Counts a request. */
  add(milliseconds: number): void {
    this.#add(Math.min(lastBucket, bucketOf(milliseconds)), 1)
  }

  /** Adds the counts of another histogram. */
  merge(other: LatencyHistogram): void {
    for (const [bucket, count] of other.#counts) this.#add(bucket, count)
  }

  /** The median (the lower of two middle values) in milliseconds with four digits; 0 for an empty histogram. */
  median(): number {
    const rank = Math.floor((this.#total - 1) / 2)
    let before = 0
    for (const [bucket, count] of this.#sorted()) {
      before += count
      if (before > rank) return Number(middleOf(bucket).toPrecision(4))
    }
    return 0
  }

  /** Buckets with their counts, in a line of text. */
  toString(): string {
    return this.#sorted()
      .map(([bucket, count]) => `${bucket}:${count}`)
      .join(" ")
  }

  #add(bucket: number, count: number): void {
    this.#counts.set(bucket, (this.#counts.get(bucket) ?? 0) + count)
    this.#total += count
  }

  #sorted(): readonly (readonly [number, number])[] {
    return [...this.#counts].sort(([one], [other]) => one - other)
  }
}

function bucketOf(milliseconds: number): number {
  return milliseconds <= shortest ? 0 : Math.ceil(Math.log(milliseconds / shortest) * perBucket)
}

/** The value with the same relative distance to both bounds of the bucket. */
function middleOf(bucket: number): number {
  return bucket === 0 ? shortest : (shortest * 2 * gamma ** bucket) / (gamma + 1)
}
