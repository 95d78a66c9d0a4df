import type { WritingConnection } from "../engine.ts"
import { listQuarantined, releaseQuarantined } from "../queries/reports.ts"
import { quarantineTable } from "../schema/meta-tables.ts"
import type { QuarantinedBlock } from "./quarantined-block.ts"
import { type IndexedSubject, subjectKey, subjectOfKey } from "./subject.ts"

interface QuarantineRow {
  readonly subject: string
  readonly number: number
  readonly hash: string | null
  readonly reason: string
  readonly attempts: number
  readonly firstAt: number
  readonly lastAt: number
  readonly software: string
  readonly answers: Uint8Array
}

/** Quarantines a block, or updates its entry; the time when the block was first seen stays. */
export async function writeQuarantined(meta: WritingConnection, block: QuarantinedBlock): Promise<void> {
  const { number, hash, reason, attempts, lastAt, software, answers } = block
  const subject = subjectKey(block.subject)
  await meta.transaction(async (transaction) => {
    const known = await transaction.all<QuarantineRow>(listQuarantined, { subject, number: -1 })
    const firstAt = known.find((row) => row.number === number)?.firstAt ?? block.firstAt
    const row = [subject, number, hash ?? null, reason, attempts, firstAt, lastAt, software, answers]
    await transaction.replace(quarantineTable, [row])
  })
}

/** The quarantined blocks of a subject, ascending. */
export async function readQuarantined(
  meta: WritingConnection,
  subject: IndexedSubject,
): Promise<readonly QuarantinedBlock[]> {
  const rows = await meta.all<QuarantineRow>(listQuarantined, { subject: subjectKey(subject), number: -1 })
  return rows.map(({ hash, answers, ...row }) => ({
    ...row,
    subject: subjectOfKey(row.subject),
    ...(hash === null ? {} : { hash }),
    answers: new Uint8Array(answers),
  }))
}

/** Deletes a subject's quarantined blocks up to a number, because they are stored now. Returns the number of deleted entries. */
export function releaseUpTo(meta: WritingConnection, subject: IndexedSubject, number: number): Promise<number> {
  return meta.transaction((transaction) =>
    transaction.run(releaseQuarantined, { subject: subjectKey(subject), number }),
  )
}
