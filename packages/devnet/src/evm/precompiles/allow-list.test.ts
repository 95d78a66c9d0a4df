import { expect, test } from "vitest"
import { mayChangeRole } from "./allow-list.ts"

/** The role numbers of the precompile's contract. */
const [none, enabled, admin, manager] = [0n, 1n, 2n, 3n]
const all = [none, enabled, admin, manager]

/** All role changes, from and to, that a caller with a role may make. */
const changesBy = (role: bigint) =>
  all.flatMap((from) => all.filter((to) => mayChangeRole(role, from, to)).map((to) => [from, to]))

test("an admin gives and takes every role, a manager that of users alone, and others give none", () => {
  expect(changesBy(admin)).toHaveLength(16)
  expect(changesBy(manager)).toEqual([
    [none, none],
    [none, enabled],
    [enabled, none],
    [enabled, enabled],
  ])
  expect([changesBy(none), changesBy(enabled)]).toEqual([[], []])
})
