// SPDX-License-Identifier: MIT
pragma solidity ^0.8.24;

import {IERC20} from "@openzeppelin/contracts/token/ERC20/IERC20.sol";
import {SafeERC20} from "@openzeppelin/contracts/token/ERC20/utils/SafeERC20.sol";
import {IWarp} from "./IWarp.sol";
import {
    IMessageReceiver,
    ITeleporterMessenger,
    TeleporterFeeInfo,
    TeleporterMessage,
    TeleporterMessageInput,
    TeleporterMessageReceipt
} from "./ITeleporterMessenger.sol";

/// Sends messages to contracts of other chains, and gives contracts those that relayers bring: what everybody's messenger does
/// at its address, with its events, encodings, refusals and ids, written anew.
contract TeleporterMessenger is ITeleporterMessenger {
    using SafeERC20 for IERC20;

    struct Sent {
        bytes32 messageHash;
        TeleporterFeeInfo feeInfo;
    }

    struct Received {
        uint256 nonce;
        address rewardAddress;
    }

    /// Receipts that wait for a message to their chain: from `first` on, below `end`.
    struct ReceiptQueue {
        uint256 first;
        uint256 end;
        mapping(uint256 => TeleporterMessageReceipt) receipts;
    }

    IWarp private constant WARP = IWarp(0x0200000000000000000000000000000000000005);
    uint256 private constant MAXIMUM_RECEIPTS = 5;
    uint256 private constant BUSY = 2;

    // A genesis that has the messenger sets the first two slots to 1.
    uint256 private _sending;
    uint256 private _receiving;

    bytes32 public blockchainID;
    uint256 public messageNonce;
    mapping(bytes32 messageID => Sent) private _sent;
    mapping(bytes32 messageID => Received) private _received;
    mapping(bytes32 messageID => bytes32) public receivedFailedMessageHashes;
    mapping(bytes32 chain => ReceiptQueue) private _receiptQueues;
    mapping(address relayer => mapping(address token => uint256)) private _rewards;

    modifier sends() {
        _require(_sending != BUSY, "sends already");
        _sending = BUSY;
        _;
        _sending = 1;
    }

    modifier receives() {
        _require(_receiving != BUSY, "receives already");
        _receiving = BUSY;
        _;
        _receiving = 1;
    }

    function sendCrossChainMessage(TeleporterMessageInput calldata input) external sends returns (bytes32) {
        return _send(
            TeleporterMessage({
                messageNonce: 0,
                originSenderAddress: msg.sender,
                destinationBlockchainID: input.destinationBlockchainID,
                destinationAddress: input.destinationAddress,
                requiredGasLimit: input.requiredGasLimit,
                allowedRelayerAddresses: input.allowedRelayerAddresses,
                receipts: _takeReceipts(input.destinationBlockchainID),
                message: input.message
            }),
            input.feeInfo
        );
    }

    function retrySendCrossChainMessage(TeleporterMessage calldata message) external sends {
        bytes32 messageID =
            calculateMessageID(initializeBlockchainID(), message.destinationBlockchainID, message.messageNonce);
        Sent storage sent = _sent[messageID];
        bytes memory encoded = abi.encode(message);
        _require(sent.messageHash != 0, "message not found");
        _require(sent.messageHash == keccak256(encoded), "invalid message hash");
        emit SendCrossChainMessage(messageID, message.destinationBlockchainID, message, sent.feeInfo);
        WARP.sendWarpMessage(encoded);
    }

    function addFeeAmount(bytes32 messageID, address feeTokenAddress, uint256 additionalFeeAmount) external sends {
        _require(additionalFeeAmount > 0, "zero additional fee amount");
        _require(feeTokenAddress != address(0), "zero fee asset contract address");
        Sent storage sent = _sent[messageID];
        _require(sent.messageHash != 0, "message not found");
        _require(sent.feeInfo.feeTokenAddress == feeTokenAddress, "invalid fee asset contract address");
        sent.feeInfo.amount += _collect(feeTokenAddress, additionalFeeAmount);
        emit AddFeeAmount(messageID, sent.feeInfo);
    }

    function sendSpecifiedReceipts(
        bytes32 sourceBlockchainID,
        bytes32[] calldata messageIDs,
        TeleporterFeeInfo calldata feeInfo,
        address[] calldata allowedRelayerAddresses
    ) external sends returns (bytes32) {
        bytes32 here = initializeBlockchainID();
        TeleporterMessageReceipt[] memory receipts = new TeleporterMessageReceipt[](messageIDs.length);
        for (uint256 i = 0; i < messageIDs.length; i++) {
            Received storage received = _received[messageIDs[i]];
            _require(received.nonce != 0, "receipt not found");
            bytes32 expected = calculateMessageID(sourceBlockchainID, here, received.nonce);
            _require(expected == messageIDs[i], "message ID not from source blockchain");
            receipts[i] = TeleporterMessageReceipt(received.nonce, received.rewardAddress);
        }
        return _send(
            TeleporterMessage({
                messageNonce: 0,
                originSenderAddress: msg.sender,
                destinationBlockchainID: sourceBlockchainID,
                destinationAddress: address(0),
                requiredGasLimit: 0,
                allowedRelayerAddresses: allowedRelayerAddresses,
                receipts: receipts,
                message: ""
            }),
            feeInfo
        );
    }

    function receiveCrossChainMessage(uint32 messageIndex, address relayerRewardAddress) external receives {
        (IWarp.Message memory warp, bool isValid) = WARP.getVerifiedWarpMessage(messageIndex);
        _require(isValid, "invalid warp message");
        _require(warp.originSenderAddress == address(this), "invalid origin sender address");
        TeleporterMessage memory message = abi.decode(warp.payload, (TeleporterMessage));
        bytes32 here = initializeBlockchainID();
        bytes32 source = warp.sourceChainID;
        _require(message.destinationBlockchainID == here, "invalid destination chain ID");
        bytes32 messageID = calculateMessageID(source, here, message.messageNonce);
        _require(!messageReceived(messageID), "message already received");
        _require(_isAllowed(msg.sender, message.allowedRelayerAddresses), "unauthorized relayer");

        _received[messageID] = Received(message.messageNonce, relayerRewardAddress);
        for (uint256 i = 0; i < message.receipts.length; i++) _settle(source, here, message.receipts[i]);
        ReceiptQueue storage queue = _receiptQueues[source];
        queue.receipts[queue.end++] = TeleporterMessageReceipt(message.messageNonce, relayerRewardAddress);

        emit ReceiveCrossChainMessage(messageID, source, msg.sender, relayerRewardAddress, message);
        if (message.message.length > 0) _execute(messageID, source, message);
    }

    function retryMessageExecution(bytes32 sourceBlockchainID, TeleporterMessage calldata message) external receives {
        bytes32 messageID =
            calculateMessageID(sourceBlockchainID, initializeBlockchainID(), message.messageNonce);
        bytes32 failed = receivedFailedMessageHashes[messageID];
        _require(failed != 0, "message not found");
        _require(failed == keccak256(abi.encode(message)), "invalid message hash");
        _require(message.destinationAddress.code.length > 0, "destination address has no code");
        delete receivedFailedMessageHashes[messageID];
        emit MessageExecuted(messageID, sourceBlockchainID);
        _require(_call(sourceBlockchainID, message, gasleft()), "retry execution failed");
    }

    function redeemRelayerRewards(address feeTokenAddress) external {
        uint256 amount = _rewards[msg.sender][feeTokenAddress];
        _require(amount > 0, "no reward to redeem");
        delete _rewards[msg.sender][feeTokenAddress];
        emit RelayerRewardsRedeemed(msg.sender, feeTokenAddress, amount);
        IERC20(feeTokenAddress).safeTransfer(msg.sender, amount);
    }

    function initializeBlockchainID() public returns (bytes32 id) {
        id = blockchainID;
        if (id != 0) return id;
        id = WARP.getBlockchainID();
        blockchainID = id;
        emit BlockchainIDInitialized(id);
    }

    function messageReceived(bytes32 messageID) public view returns (bool) {
        return _received[messageID].nonce != 0;
    }

    function getMessageHash(bytes32 messageID) external view returns (bytes32) {
        return _sent[messageID].messageHash;
    }

    function getFeeInfo(bytes32 messageID) external view returns (address, uint256) {
        TeleporterFeeInfo storage feeInfo = _sent[messageID].feeInfo;
        return (feeInfo.feeTokenAddress, feeInfo.amount);
    }

    function getRelayerRewardAddress(bytes32 messageID) external view returns (address) {
        return _received[messageID].rewardAddress;
    }

    function checkRelayerRewardAmount(address relayer, address feeTokenAddress) external view returns (uint256) {
        return _rewards[relayer][feeTokenAddress];
    }

    function getNextMessageID(bytes32 destinationBlockchainID) external view returns (bytes32) {
        bytes32 here = blockchainID != 0 ? blockchainID : WARP.getBlockchainID();
        return calculateMessageID(here, destinationBlockchainID, messageNonce + 1);
    }

    function getReceiptQueueSize(bytes32 chain) external view returns (uint256) {
        return _receiptQueues[chain].end - _receiptQueues[chain].first;
    }

    function getReceiptAtIndex(bytes32 chain, uint256 index) external view returns (TeleporterMessageReceipt memory) {
        ReceiptQueue storage queue = _receiptQueues[chain];
        _require(index < queue.end - queue.first, "no such receipt");
        return queue.receipts[queue.first + index];
    }

    /// What both chains know a message by: not the id of the warp message that carries it.
    function calculateMessageID(bytes32 source, bytes32 destination, uint256 nonce) public view returns (bytes32) {
        return keccak256(abi.encode(address(this), source, destination, nonce));
    }

    function _send(TeleporterMessage memory message, TeleporterFeeInfo memory feeInfo)
        private
        returns (bytes32 messageID)
    {
        bytes32 here = initializeBlockchainID();
        message.messageNonce = ++messageNonce;
        messageID = calculateMessageID(here, message.destinationBlockchainID, message.messageNonce);
        uint256 amount = 0;
        if (feeInfo.amount > 0) {
            _require(feeInfo.feeTokenAddress != address(0), "zero fee asset contract address");
            amount = _collect(feeInfo.feeTokenAddress, feeInfo.amount);
        }
        Sent memory sent = Sent(0, TeleporterFeeInfo(feeInfo.feeTokenAddress, amount));
        bytes memory encoded = abi.encode(message);
        sent.messageHash = keccak256(encoded);
        _sent[messageID] = sent;
        emit SendCrossChainMessage(messageID, message.destinationBlockchainID, message, sent.feeInfo);
        WARP.sendWarpMessage(encoded);
    }

    /// Takes a fee from the caller: some tokens give less than they are told to.
    function _collect(address token, uint256 amount) private returns (uint256) {
        uint256 before = IERC20(token).balanceOf(address(this));
        IERC20(token).safeTransferFrom(msg.sender, address(this), amount);
        uint256 got = IERC20(token).balanceOf(address(this));
        _require(got > before, "balance not increased");
        return got - before;
    }

    function _takeReceipts(bytes32 destination) private returns (TeleporterMessageReceipt[] memory receipts) {
        ReceiptQueue storage queue = _receiptQueues[destination];
        uint256 count = queue.end - queue.first;
        if (count > MAXIMUM_RECEIPTS) count = MAXIMUM_RECEIPTS;
        receipts = new TeleporterMessageReceipt[](count);
        for (uint256 i = 0; i < count; i++) {
            receipts[i] = queue.receipts[queue.first];
            delete queue.receipts[queue.first++];
        }
    }

    /// A message of ours has arrived: who brought it gets its fee. Receipts come again, and then say nothing.
    function _settle(bytes32 source, bytes32 here, TeleporterMessageReceipt memory receipt) private {
        bytes32 messageID = calculateMessageID(here, source, receipt.receivedMessageNonce);
        Sent memory sent = _sent[messageID];
        if (sent.messageHash == 0) return;
        delete _sent[messageID];
        if (sent.feeInfo.amount > 0) {
            _rewards[receipt.relayerRewardAddress][sent.feeInfo.feeTokenAddress] += sent.feeInfo.amount;
        }
        emit ReceiptReceived(messageID, source, receipt.relayerRewardAddress, sent.feeInfo);
    }

    function _execute(bytes32 messageID, bytes32 source, TeleporterMessage memory message) private {
        _require(gasleft() >= message.requiredGasLimit, "insufficient gas");
        bool isDone = message.destinationAddress.code.length > 0 && _call(source, message, message.requiredGasLimit);
        if (isDone) {
            emit MessageExecuted(messageID, source);
        } else {
            receivedFailedMessageHashes[messageID] = keccak256(abi.encode(message));
            emit MessageExecutionFailed(messageID, source, message);
        }
    }

    /// Calls the receiver, without reading what it gives back.
    function _call(bytes32 source, TeleporterMessage memory message, uint256 gasLimit) private returns (bool isDone) {
        bytes memory data = abi.encodeCall(
            IMessageReceiver.receiveTeleporterMessage, (source, message.originSenderAddress, message.message)
        );
        address receiver = message.destinationAddress;
        assembly ("memory-safe") {
            isDone := call(gasLimit, receiver, 0, add(data, 32), mload(data), 0, 0)
        }
    }

    function _isAllowed(address relayer, address[] memory allowed) private pure returns (bool) {
        for (uint256 i = 0; i < allowed.length; i++) if (allowed[i] == relayer) return true;
        return allowed.length == 0;
    }

    function _require(bool holds, string memory reason) private pure {
        if (!holds) revert(string.concat("TeleporterMessenger: ", reason));
    }
}
