import { expect, test } from "vitest"
import { postgresTarget } from "./target.ts"

test("a database is named without its user and password", () => {
  expect(postgresTarget("postgres://serac:s3cret@db.example:6432/chains?sslmode=disable")).toEqual({
    url: "postgres://serac:s3cret@db.example:6432/chains?sslmode=disable",
    settings: {},
    connectTimeout: 4_000,
    readTimeout: 15_000,
    poolMax: 4,
    partitionBlocks: 1_000_000,
    name: "db.example:6432/chains",
  })
})

test("what is left out is as PostgreSQL's own clients have it", () => {
  expect(postgresTarget("postgresql://serac@localhost").name).toBe("localhost:5432/serac")
  expect(postgresTarget("postgres:///chains?host=/run/postgresql").name).toBe("/run/postgresql:5432/chains")
})

test("settings for sessions and the time to connect are taken out of the URL", () => {
  expect(
    postgresTarget(
      "postgres://localhost/chains?options=-c%20work_mem%3D64MB&connect_timeout=3&partition_blocks=50&pool_max=2",
    ),
  ).toEqual({
    url: "postgres://localhost/chains",
    settings: { work_mem: "64MB" },
    connectTimeout: 3000,
    readTimeout: 15_000,
    poolMax: 2,
    partitionBlocks: 50,
    name: "localhost:5432/chains",
  })
})

test.each(["s3cret", "http://user:s3cret@host/", "postgres://user:s3cret@a:1,b:2/chains"])(
  "what is no PostgreSQL URL is refused without being repeated: %s",
  (url) => {
    expect(() => postgresTarget(url)).toThrow(/^The store's location is no PostgreSQL URL/)
    expect(() => postgresTarget(url)).not.toThrow(/s3cret/)
  },
)

test.each(["pool_max=0", "pool_max=many", "partition_blocks=-1", "partition_blocks=1e6"])(
  "a count that is none is refused by its name: %s",
  (parameter) => {
    const [name, value] = parameter.split("=")
    expect(() => postgresTarget(`postgres://localhost/chains?${parameter}`)).toThrow(
      `${name} in the PostgreSQL URL must be a whole number from 1 to 999999999, and is "${value}"`,
    )
  },
)
