import { parseAddress } from "../text/address.ts"
import { parseHex } from "../text/hex.ts"
import { parseNodeId } from "../text/node-id.ts"
import type { GenesisAllocation, GenesisFile, GenesisStaker } from "./genesis-file.ts"

const parsedAddress = (text: string): Uint8Array => parseAddress(text).bytes
const hex = (text: string): Uint8Array => parseHex(text, "hexnc")

const megaAvax = 10n ** 15n
const firstStart = 1_721_016_000n
const period = 270n * 86_400n
// October 2021: in the past for every network that starts today.
const unlocked = 1_633_824_000n

// The address of the published test key "ewoq" has funds; the other two have the stake and a reserve.
const ewoq = "X-local18jma8ppw3nhx5r4ap8clazz0dps7rv5u00z96u"
const staking = "X-local1g65uqn6t77p656w64023nh8nd9updzmxyymev2"
const reserve = "X-local1ur873jhz9qnaqv5qthk5sn3e8nj3e0kmggalnu"
const ethAddr = "0xb3d82b1367d362de99ab59a658165aff520cbd4d"

const allocation = (
  owner: string,
  initial: bigint,
  ...unlocks: [mega: bigint, locktime: bigint][]
): GenesisAllocation => ({
  ethAddr: hex(ethAddr),
  avaxAddr: parsedAddress(owner),
  initialAmount: initial * megaAvax,
  unlockSchedule: unlocks.map(([mega, locktime]) => ({ amount: mega * megaAvax, locktime })),
})

const staker = (
  nodeID: string,
  delegationFee: number,
  publicKey: string,
  proofOfPossession: string,
): GenesisStaker => ({
  nodeID: parseNodeId(`NodeID-${nodeID}`),
  rewardAddress: parsedAddress(ewoq),
  delegationFee,
  signer: { publicKey: hex(`0x${publicKey}`), proofOfPossession: hex(`0x${proofOfPossession}`) },
})

const stakers = (): GenesisStaker[] => [
  staker(
    "7Xhw2mDxuDS44j42TCB6U5579esbSt3Lg",
    1_000_000,
    "900c9b119b5c82d781d4b49be78c3fc7ae65f2b435b7ed9e3a8b9a03e475edff86d8a64827fec8db23a6f236afbf127d",
    "8bfd6d4d2086b2b8115d8f72f94095fefe5a6c07876b2accf51a811adf520f389e74a3d2152a6d90b521e2be58ffe468043dc5ea68b4c44410eb67f8dc24f13ed4f194000764c0e922cd254a3588a4962b1cb4db7de4bb9cda9d9d4d6b03f3d2",
  ),
  staker(
    "MFrZFVCXPv5iCn6M9K6XduxGTYp891xXZ",
    500_000,
    "a058ff27a4c570664bfa28e34939368539a1340867951943d0f56fa8aac13bc09ff64f341acf8cc0cef74202c2d6f9c0",
    "ac52195616344127df74d924e11701ca5e0867647ae36171d168fcf95d536e94061659b3edb924fffdb69dd5aa5cb2d703f8920c825c8f7b74dd0112c9c27814790bfcfa3a08e1d9358da1c54e1f6c0b4d9772432f79d7dceaa3a95c3a7e6adc",
  ),
  staker(
    "NFBbbJ4qCmNaCzeW7sxErhvWqvEQMnYcN",
    250_000,
    "a10b6955a85684a0f5c94b8381f04506f1bee60625927d372323f78b3d30196cc56c8618c77eaf429298e74673d832c3",
    "8d505f7b53960813f1e007f04702ae1bd524cce036b4695fbf8a16eb50b35cdbdd4eedec2b0ce281f35ae36e3ac29fb40867c94cabe2ba0b462f177dd8c3d293b0586b92d392e8278711fb434fe2601ae1b2e0867cfd128180c936a8010c5552",
  ),
  staker(
    "GWPcbFJZFfZreETSoWjPimr846mXEKCtu",
    125_000,
    "accd61ceb90c61628aa0fa34acab27ecb08f6897e9ccad283578c278c52109f9e10e4f8bc31aa6d7905c4e1623de367e",
    "910082e2b61fe4895b4a8f754c9e3a93c346156363acf67546a87e4bc1db7bbfa3239daa5292ad9bc30a11f60e59bbd30b375785b71fe45abd154d717b6471c2406df2534297305ae93d6abeb38fc461170fc0b74b8aa4550f30257a264c75b0",
  ),
  staker(
    "P7oB2McjBGgW2NXXWVYjV8JEDFoW9xDE5",
    62_500,
    "8048109c3da13de0700f9f3590c3270bfc42277417f6d0cc84282947e1a1f8b4980fd3e3fe223acf0f56a5838890814a",
    "b034e0d0ec808b7ec456a6d88bdad7b32854794605a11139d70430d81fb93834a3f81d8969042952daff335fec51018016a7ecb19d38597c5743a4eb3fb945ebe28a4250dd7bcb7a192c98d2fcaf15320a9bee239c66ddf61bb24f87c6e91971",
  ),
]

const zeroHash = `0x${"0".repeat(64)}`
const cChainGenesis = JSON.stringify({
  config: {
    chainId: 43112,
    homesteadBlock: 0,
    daoForkBlock: 0,
    daoForkSupport: true,
    eip150Block: 0,
    eip150Hash: "0x2086799aeebeae135c246c65021c82b4e15a2c451340993aacfd2751886514f0",
    eip155Block: 0,
    eip158Block: 0,
    byzantiumBlock: 0,
    constantinopleBlock: 0,
    petersburgBlock: 0,
    istanbulBlock: 0,
    muirGlacierBlock: 0,
    apricotPhase1BlockTimestamp: 0,
    apricotPhase2BlockTimestamp: 0,
  },
  nonce: "0x0",
  timestamp: "0x5FCB13D0",
  extraData: "0x00",
  gasLimit: "0x5f5e100",
  difficulty: "0x0",
  mixHash: zeroHash,
  coinbase: `0x${"0".repeat(40)}`,
  alloc: { "8db97C7cEcE249c2b98bDC0226Cc4C2A57BF52FC": { balance: "0x295BE96E64066972000000" } },
  number: "0x0",
  gasUsed: "0x0",
  parentHash: zeroHash,
})

/**
 * The built-in genesis of the local network, 12345: five validators, and the funds of the published test key.
 *
 * Nodes move its start forward in steps of 270 days, to the last one that is not in the future. X- and C-Chain and AVAX
 * have the same ids for every start; the validators' transactions do not.
 *
 * @param startTime Unix seconds; default: that of a node started now.
 * @example
 * ```ts
 * import { buildGenesis, localGenesis } from "@serac/chain"
 *
 * const { validators } = buildGenesis(localGenesis(1_721_016_000n))
 * ```
 */
export const localGenesis = (startTime: bigint = recentStart(BigInt(Math.floor(Date.now() / 1000)))): GenesisFile => ({
  networkID: 12345,
  allocations: [
    allocation(staking, 0n, [10n, unlocked]),
    allocation(ewoq, 300n, [20n, 0n], [10n, unlocked]),
    allocation(reserve, 10n, [10n, unlocked]),
  ],
  startTime,
  initialStakeDuration: 31_536_000n,
  initialStakeDurationOffset: 5400n,
  initialStakedFunds: [parsedAddress(staking)],
  initialStakers: stakers(),
  cChainGenesis,
  message: "{{ fun_quote }}",
})

const recentStart = (now: bigint): bigint =>
  now < firstStart ? firstStart : firstStart + ((now - firstStart) / period) * period
