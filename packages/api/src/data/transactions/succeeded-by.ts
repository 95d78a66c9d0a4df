/** The success that the filter `status` selects; undefined for both. */
export function succeededBy(status: "failed" | "success" | undefined): boolean | undefined {
  return status === undefined ? undefined : status === "success"
}
