import { expect, test } from "vitest"
import { DiskFailedError, DiskFullError } from "../errors.ts"
import { sqliteFailure } from "./failure.ts"

const path = "/data/chains/43114.sqlite"
const sqliteError = (errcode: number) =>
  Object.assign(new Error("disk I/O error"), { code: "ERR_SQLITE_ERROR", errcode })
const room = () => 2 ** 30
const noRoom = () => 4096

test.each([
  ["SQLITE_FULL", sqliteError(13), room],
  ["SQLITE_IOERR_WRITE without room", sqliteError(10 | (3 << 8)), noRoom],
  ["SQLITE_IOERR_SHMSIZE without room", sqliteError(10 | (19 << 8)), noRoom],
  ["ENOSPC of the file system", Object.assign(new Error("ENOSPC: no space left on device"), { code: "ENOSPC" }), room],
  ["a quota that is used up", Object.assign(new Error("EDQUOT: quota exceeded"), { code: "EDQUOT" }), room],
])("%s is a full disk", (_, error, roomAt) => {
  const failure = sqliteFailure(error, path, roomAt)
  expect(failure).toBeInstanceOf(DiskFullError)
  expect(failure).toMatchObject({
    code: "DISK_FULL",
    message: `There is no room left for ${path}: ${error.message}`,
    cause: error,
  })
})

test.each([
  ["SQLITE_IOERR_WRITE with room", sqliteError(10 | (3 << 8))],
  ["SQLITE_READONLY", sqliteError(8)],
  ["SQLITE_CANTOPEN_ISDIR", sqliteError(14 | (2 << 8))],
  ["a file system that became read-only", Object.assign(new Error("EROFS: read-only file system"), { code: "EROFS" })],
  ["a disk that fails", Object.assign(new Error("EIO: i/o error"), { code: "EIO" })],
])("%s is a disk that takes no writes", (_, error) => {
  const failure = sqliteFailure(error, path, room)
  expect(failure).toBeInstanceOf(DiskFailedError)
  expect(failure).toMatchObject({
    code: "DISK_FAILED",
    message: `The disk of ${path} takes no writes: ${error.message}`,
    cause: error,
  })
})

test.each([
  ["SQLITE_BUSY without room", sqliteError(5), noRoom],
  ["what is no error of SQLite's", new TypeError("x is undefined"), noRoom],
])("%s is none", (_, error, roomAt) => {
  expect(sqliteFailure(error, path, roomAt)).toBe(error)
})
