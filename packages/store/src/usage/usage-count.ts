/** Length in seconds of an interval of counted usage: a minute, an hour or a UTC day. */
export type UsageResolution = 60 | 3600 | 86400

/**
 * The count of one process for requests of the same kind in one interval. Counts start at the interval's start, so saving a count
 * again replaces the saved one; readers add up the counts of all writers.
 */
export interface UsageCount {
  /** The owner of the usage; counts are read by subject. */
  readonly subject: string
  readonly resolution: UsageResolution
  /** Start of the interval in Unix seconds. */
  readonly start: number
  /** The common properties of the requests, in the counter's own text format. */
  readonly cell: string
  /** The counting process, by a unique name. */
  readonly writer: string
  readonly requests: number
  readonly succeeded: number
  readonly invalid: number
  readonly credits: number
  readonly wasted: number
  /** The distribution of the requests' durations, in the counter's own text format. */
  readonly latency: string
}

/** One request as it is logged. */
export interface LoggedRequest {
  readonly orgId: string
  /** When the request ended, in Unix milliseconds. */
  readonly at: number
  /** Unique ID of the request. */
  readonly id: string
  /** The listed data of the request, in the counter's own text format. */
  readonly entry: string
}

/** Which usage to keep; older usage is deleted. */
export interface UsageRetention {
  /** The first interval to keep of each resolution, in Unix seconds. */
  readonly counts: Readonly<Record<UsageResolution, number>>
  /** The first request to keep, in Unix milliseconds. */
  readonly requests: number
  /** The maximum number of requests to keep. */
  readonly mostRequests: number
}

/** The position at which the last page of counts ended. */
export type UsagePosition = Pick<UsageCount, "start" | "cell" | "writer">

/** A time range of one subject's usage. */
export interface UsageRange {
  readonly subject: string
  readonly resolution: UsageResolution
  /** The first interval and the first one after the range, in Unix seconds. */
  readonly start: number
  readonly end: number
  readonly after?: UsagePosition | undefined
  readonly limit: number
}

/** A time range of one organisation's requests, newest first. */
export interface LogRange {
  readonly orgId: string
  /** The first moment and the first one after the range, in Unix milliseconds. */
  readonly start: number
  readonly end: number
  readonly after?: Pick<LoggedRequest, "at" | "id"> | undefined
  readonly limit: number
}

/** The services' counts of the requests that they answer. Many processes write them concurrently. */
export interface UsageTables {
  /** Saves counts, replacing the same writer's counts of the same cells, and adds requests that are not stored yet. */
  save(counts: readonly UsageCount[], requests: readonly LoggedRequest[]): Promise<void>
  /** Counts in a range, ordered by interval, cell and writer. */
  counts(range: UsageRange): Promise<readonly UsageCount[]>
  /** Requests in a range, newest first. */
  requests(range: LogRange): Promise<readonly LoggedRequest[]>
  /** Deletes older rows; resolves to the number of deleted rows. */
  prune(retention: UsageRetention): Promise<number>
}
