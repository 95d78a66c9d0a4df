/**
 * The order in which the node's genesis lists its validators: that of a binary heap by end time after all of them were
 * pushed, in the file's order.
 */
export const heapOrder = <T>(values: readonly T[], endOf: (value: T) => bigint): T[] => {
  const heap: T[] = []
  for (const value of values) {
    let at = heap.push(value) - 1
    while (at > 0) {
      const parent = (at - 1) >> 1
      if (endOf(value) >= endOf(heap[parent] as T)) break
      heap[at] = heap[parent] as T
      at = parent
    }
    heap[at] = value
  }
  return heap
}
