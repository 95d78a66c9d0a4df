/** @throws TypeError unless it is on, off or left out. */
export function checkReconciliation({ reconciliation }: { readonly reconciliation?: string | undefined }): void {
  if (reconciliation !== undefined && reconciliation !== "on" && reconciliation !== "off")
    throw new TypeError('reconciliation must be "on" or "off"')
}

/** @throws TypeError for a value that is given and no positive integer. */
export function checkPositive(values: Readonly<Record<string, number | undefined>>): void {
  for (const [name, value] of Object.entries(values))
    if (value !== undefined && (!Number.isSafeInteger(value) || value < 1))
      throw new TypeError(`${name} must be a positive integer`)
}
