import autocannon from "autocannon"
import type { Job, LoadResult } from "./load.ts"

const requests = async ({ url, paths, seconds, connections }: Job): Promise<LoadResult> => {
  const begin = performance.now()
  let asking = 0
  const { errors, timeouts, non2xx, latency, requests } = await autocannon({
    url,
    connections,
    duration: seconds,
    // Without samples within the run, one shorter than a second has no figures.
    sampleInt: 100,
    setupClient: (client) => {
      // Each connection requests its own pages, and each page once a turn.
      const share = paths.filter((_, at) => at % Math.min(connections, paths.length) === asking % paths.length)
      asking += 1
      client.setRequests(share.map((path) => ({ path })))
    },
  })
  if (errors + timeouts + non2xx > 0) throw new Error(`${url}: ${errors} errors, ${timeouts} late, ${non2xx} not 2xx`)
  return {
    answers: requests.total,
    seconds: (performance.now() - begin) / 1000,
    p50: latency.p50,
    p99: latency.p99,
  }
}

process.on("message", (job: Job) => {
  requests(job).then(
    (outcome) => process.send?.(outcome),
    (error: Error) => process.send?.({ error: error.message }),
  )
})
