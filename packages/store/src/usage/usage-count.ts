/** How long an interval of counted usage is, in seconds: a minute, an hour or a day of UTC. */
export type UsageResolution = 60 | 3600 | 86400

/**
 * What one process counted of requests that are alike, in one interval. Counts are those since the interval began, so that saving them
 * again replaces what was saved before; who reads adds up those of all writers.
 */
export interface UsageCount {
  /** Whose usage it is: what is read at a time. */
  readonly subject: string
  readonly resolution: UsageResolution
  /** Start of the interval in Unix seconds. */
  readonly start: number
  /** What the requests have in common, in a text of the counter's own. */
  readonly cell: string
  /** The process that counted, by a name that no other ever has. */
  readonly writer: string
  readonly requests: number
  readonly succeeded: number
  readonly invalid: number
  readonly credits: number
  readonly wasted: number
  /** How long they took, in a text of the counter's own. */
  readonly latency: string
}

/** One request, as it is listed. */
export interface LoggedRequest {
  readonly orgId: string
  /** When it ended, in Unix milliseconds. */
  readonly at: number
  /** Unlike that of any other request. */
  readonly id: string
  /** All that is listed of it, in a text of the counter's own. */
  readonly entry: string
}

/** What to forget of usage. */
export interface UsageRetention {
  /** The first interval to keep of each resolution, in Unix seconds. */
  readonly counts: Readonly<Record<UsageResolution, number>>
  /** The first request to keep, in Unix milliseconds. */
  readonly requests: number
  /** How many requests to keep at most. */
  readonly mostRequests: number
}

/** Where the last page of counts ended. */
export type UsagePosition = Pick<UsageCount, "start" | "cell" | "writer">

/** A stretch of one subject's usage. */
export interface UsageRange {
  readonly subject: string
  readonly resolution: UsageResolution
  /** The first interval and the first one after, in Unix seconds. */
  readonly start: number
  readonly end: number
  readonly after?: UsagePosition | undefined
  readonly limit: number
}

/** A stretch of one organisation's requests, newest first. */
export interface LogRange {
  readonly orgId: string
  /** The first moment and the first one after, in Unix milliseconds. */
  readonly start: number
  readonly end: number
  readonly after?: Pick<LoggedRequest, "at" | "id"> | undefined
  readonly limit: number
}

/** What services count of the requests that they answer. Many processes write it at once. */
export interface UsageTables {
  /** Saves what was counted, in the place of what the same writer saved of the same cells, and requests that are not there yet. */
  save(counts: readonly UsageCount[], requests: readonly LoggedRequest[]): Promise<void>
  /** Counts of a stretch, by interval, cell and writer. */
  counts(range: UsageRange): Promise<readonly UsageCount[]>
  /** Requests of a stretch, newest first. */
  requests(range: LogRange): Promise<readonly LoggedRequest[]>
  /** Forgets what is older; resolves to how many rows there were of it. */
  prune(retention: UsageRetention): Promise<number>
}
