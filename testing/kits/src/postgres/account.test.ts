import { expect, test } from "vitest"
import { serverAccount } from "./account.ts"

const passwd = (...lines: string[]) => {
  return () => lines.join("\n")
}

test("a normal user runs PostgreSQL as itself", () => {
  expect(serverAccount(1000, passwd())).toBeUndefined()
})

test("root runs it as nobody, else as postgres", () => {
  const root = "root:x:0:0:root:/root:/bin/sh"
  const postgres = "postgres:x:101:104::/var/lib/postgresql:/bin/sh"
  const nobody = "nobody:x:65534:65533:nobody:/nonexistent:/usr/sbin/nologin"
  expect(serverAccount(0, passwd(root, postgres, nobody))).toEqual({ uid: 65534, gid: 65533 })
  expect(serverAccount(0, passwd(root, postgres))).toEqual({ uid: 101, gid: 104 })
})

test("the negative numbers of macOS are those that the system means", () => {
  expect(serverAccount(0, passwd("nobody:*:-2:-2:Unprivileged User:/var/empty:/usr/bin/false"))).toEqual({
    uid: 4294967294,
    gid: 4294967294,
  })
})

test("without such an account root is told what to do", () => {
  expect(() => serverAccount(0, passwd("root:x:0:0:root:/root:/bin/sh"))).toThrow(/SERAC_TEST_POSTGRES/)
})
