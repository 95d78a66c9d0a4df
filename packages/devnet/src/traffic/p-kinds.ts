import {
  buildAddPermissionlessDelegatorTx,
  buildAddPermissionlessValidatorTx,
  buildAddSubnetValidatorTx,
  buildCreateSubnetTx,
  buildRemoveSubnetValidatorTx,
  buildTransferSubnetOwnershipTx,
} from "@serac/chain"
import { keyOf } from "../interfaces/keys.ts"
import { zeroID } from "../ledger/index.ts"
import { validatorIdentity } from "../network/validator-identity.ts"
import type { DevnetWallet } from "../wallet/devnet-wallet.ts"
import { someAmount } from "./amount.ts"
import { avax, milliAvax, someRecipient } from "./recipients.ts"
import type { Scene } from "./scene.ts"
import { waitingOn } from "./x-kinds.ts"

type PActivity = (scene: Scene) => void

const secondsPerDay = 86_400n

const transferKind: PActivity = (scene) => {
  const stakeable = scene.random.chance(0.1) ? { stakeableLocktime: nowOf(scene) + 3n * secondsPerDay } : {}
  const payment = { to: someRecipient(scene), amount: someAmount(scene.random, milliAvax), ...stakeable }
  scene.someone().transferP([payment])
}

const exportKind: PActivity = (scene) => {
  const { xChainID, cChainID } = scene.network.genesis
  const wallet = scene.someone()
  const destination = scene.random.chance(0.5) ? xChainID : cChainID
  wallet.exportP(destination, [{ to: wallet.address, amount: someAmount(scene.random, 5n * milliAvax) }])
}

const importKind: PActivity = (scene) => {
  const { xChainID } = scene.network.genesis
  const wallet = waitingOn(scene, zeroID, xChainID) ?? scene.someone()
  wallet.importP(xChainID)
}

/** The devnet clock's time in seconds since 1970. */
const nowOf = ({ network }: Scene): bigint => BigInt(Math.floor(network.clock.now() / 1000))

/** Whether a validation lasts long enough for a delegation or subnet validation of the least duration. */
const isLong = (scene: Scene, end: bigint): boolean => end > nowOf(scene) + secondsPerDay + 300n

/** The end of a stake of one to three days, where one day is the network's minimum; at most `latest`. */
function stakingEnd(scene: Scene, latest?: bigint): bigint {
  const end = nowOf(scene) + secondsPerDay + BigInt(scene.random.between(60, 172_800))
  if (latest !== undefined && latest < end) return latest
  return end
}

const addValidator: PActivity = (scene) => {
  const { random, network } = scene
  const wallet = scene.someone()
  const { stakers } = network.p.state
  const identity = validatorIdentity("traffic", random.between(0, 11))
  if (stakers.validator(zeroID, identity.nodeID)) return
  const validation = {
    nodeID: identity.nodeID,
    end: stakingEnd(scene),
    weight: network.p.config.staking.minValidatorStake + someAmount(random, avax),
    signer: identity.bls,
    validationRewardsOwner: wallet.address,
    delegationRewardsOwner: random.pick(scene.people).address,
    shares: random.pick([20_000, 50_000, 100_000, 1_000_000]),
  }
  wallet.issueP(buildAddPermissionlessValidatorTx(wallet.pContext, wallet.pWallet, validation))
}

const addDelegator: PActivity = (scene) => {
  const { random, network } = scene
  const wallet = scene.someone()
  const { state, config } = network.p
  const candidates = state.stakers.inOrder().filter(({ kind, end }) => kind === "validator" && isLong(scene, end))
  if (candidates.length === 0) return
  const { nodeID, end } = random.pick(candidates)
  const delegation = {
    nodeID,
    end: stakingEnd(scene, end),
    weight: config.staking.minDelegatorStake + someAmount(random, avax / 10n),
    rewardsOwner: wallet.address,
  }
  wallet.issueP(buildAddPermissionlessDelegatorTx(wallet.pContext, wallet.pWallet, delegation))
}

const createSubnet: PActivity = (scene) => {
  const wallet = scene.someone()
  wallet.issueP(buildCreateSubnetTx(wallet.pContext, wallet.pWallet, { owner: wallet.address }))
}

/** A subnet with a single owner among the users. */
function owned(scene: Scene) {
  const { subnets } = scene.network.p.state
  for (const subnetID of scene.random.shuffle(subnets.ids)) {
    const subnetOwner = subnets.owner(subnetID)
    const [first] = subnetOwner?.addresses ?? []
    const wallet = first && scene.people.find(({ address }) => keyOf(address) === keyOf(first))
    if (wallet && subnetOwner && !subnets.conversion(subnetID)) return { wallet, subnetID, subnetOwner }
  }
  return undefined
}

/** The validators of the primary network that also validate a subnet, or that do not. */
function changeMembers(scene: Scene, subnetID: Uint8Array, isMember: boolean) {
  const { stakers } = scene.network.p.state
  return stakers
    .inOrder()
    .filter(({ kind, nodeID }) => kind === "validator" && !!stakers.validator(subnetID, nodeID) === isMember)
}

const addSubnetValidator: PActivity = (scene) => {
  const subnet = owned(scene)
  const able = subnet && changeMembers(scene, subnet.subnetID, false).filter(({ end }) => isLong(scene, end))
  if (!subnet || !able || able.length === 0) return
  const { nodeID, end } = scene.random.pick(able)
  const weight = BigInt(scene.random.between(1, 1_000))
  const validation = { ...subnet, nodeID, end: stakingEnd(scene, end), weight }
  issue(subnet.wallet, (wallet) => buildAddSubnetValidatorTx(wallet.pContext, wallet.pWallet, validation))
}

const removeSubnetValidator: PActivity = (scene) => {
  const subnet = owned(scene)
  const [member] = subnet ? changeMembers(scene, subnet.subnetID, true) : []
  if (!subnet || !member) return
  const removal = { ...subnet, nodeID: member.nodeID }
  issue(subnet.wallet, (wallet) => buildRemoveSubnetValidatorTx(wallet.pContext, wallet.pWallet, removal))
}

const transferSubnet: PActivity = (scene) => {
  const subnet = owned(scene)
  if (!subnet) return
  const transferred = { ...subnet, newOwner: scene.random.pick(scene.people).address }
  issue(subnet.wallet, (wallet) => buildTransferSubnetOwnershipTx(wallet.pContext, wallet.pWallet, transferred))
}

const issue = (wallet: DevnetWallet, build: (wallet: DevnetWallet) => Parameters<DevnetWallet["issueP"]>[0]) =>
  wallet.issueP(build(wallet))

/** The activities on the P-Chain, with their weights. */
export const pKinds: Readonly<Record<string, readonly [weight: number, act: PActivity]>> = {
  transfer: [8, transferKind],
  export: [4, exportKind],
  import: [4, importKind],
  validator: [2, addValidator],
  delegator: [5, addDelegator],
  createSubnet: [1, createSubnet],
  subnetValidator: [2, addSubnetValidator],
  removal: [1, removeSubnetValidator],
  subnetOwner: [1, transferSubnet],
}
