import { NodeFault } from "../../core/index.ts"

/**
 * Asks an endpoint a second time for what nothing in its answer proves. Whether several nodes agree is compared beside.
 *
 * @param what - what the answer is about, in words: `block 7 of the P-Chain`.
 * @param agrees - whether the second answer agrees with the first.
 * @throws NodeFault if it does not, or there is none.
 */
export async function requireSecondAnswer<T>(
  what: string,
  ask: () => Promise<T>,
  agrees: (answer: T) => boolean,
): Promise<void> {
  if (!agrees(await ask())) throw twoAnswers(what)
}

/** The fault of an endpoint that contradicts itself. Its cause says that each answer can be read: it is about no unreadable block. */
export const twoAnswers = (what: string): NodeFault =>
  new NodeFault("nonsense", `gave two different answers about ${what}`, { cause: "two answers" })
