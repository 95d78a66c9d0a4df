import { expect, expectTypeOf, test } from "vitest"
import { createMetricsClient, type getAverageTps, NotFoundError } from "./index.ts"

const page = (value: number, nextPageToken?: string) => ({
  results: [{ timestamp: 1, value }],
  status: 200,
  nextPageToken,
})

test("a series is iterated point by point, page by page", async () => {
  const pages: Record<string, object> = { "": page(3, "00000000-0000-8000-8000-000000000001") }
  pages["00000000-0000-8000-8000-000000000001"] = { ...page(2), results: [{ timestamp: 0, value: 2 }] }
  const client = createMetricsClient({
    baseUrl: "http://127.0.0.1",
    fetch: async (input) => Response.json(pages[new URL(new Request(input).url).searchParams.get("pageToken") ?? ""]),
  })
  const values: number[] = []
  for await (const { value } of client.getAverageTps({ chainId: "43114" })) values.push(value)
  expect(values).toEqual([3, 2])
})

test("a list of messages becomes one message and stays in the body", async () => {
  const body = { message: ["unknown chain", "see /v1/chains"], statusCode: 404, error: "Not Found" }
  const client = createMetricsClient({
    baseUrl: "http://127.0.0.1",
    fetch: async () => Response.json(body, { status: 404 }),
  })
  const error = await client.getAverageTps({ chainId: "1" }).then(
    () => undefined,
    (reason: unknown) => reason,
  )
  expect(error).toBeInstanceOf(NotFoundError)
  expect(error).toMatchObject({ status: 404, body, message: expect.stringContaining("unknown chain") })
})

test("a point is a time and a number", () => {
  type Point = Awaited<ReturnType<typeof getAverageTps>>["items"][number]
  expectTypeOf<Point>().toEqualTypeOf<{ timestamp: number; value: number }>()
})
