/** Blocks of the archive differ from what was stored. All other data of the chain is unaffected. */
export class ArchiveDamagedError extends Error {
  override readonly name = "ArchiveDamagedError"
  readonly code = "ARCHIVE_DAMAGED"
}

/**
 * @param chain - the ID of the chain, or the key of a piece of it.
 * @param reason - the damage, in words that follow "blocks 1 to 9".
 */
export function archiveDamaged(
  chain: bigint | string,
  { first, last }: { readonly first: number; readonly last: number },
  reason: string,
  cause?: unknown,
): ArchiveDamagedError {
  const blocks = first === last ? `block ${first}` : `blocks ${first} to ${last}`
  return new ArchiveDamagedError(
    `The archive of chain ${chain} is damaged: ${blocks} ${reason}. What is served of the chain is not affected, but it cannot be ` +
      `rebuilt from its archive. Restore a backup, or run "serac reset --chain ${chain}" and it is indexed again.`,
    { cause },
  )
}
