// SPDX-License-Identifier: MIT
pragma solidity ^0.8.24;

struct TeleporterMessageReceipt {
    uint256 receivedMessageNonce;
    address relayerRewardAddress;
}

struct TeleporterMessage {
    uint256 messageNonce;
    address originSenderAddress;
    bytes32 destinationBlockchainID;
    address destinationAddress;
    uint256 requiredGasLimit;
    address[] allowedRelayerAddresses;
    TeleporterMessageReceipt[] receipts;
    bytes message;
}

struct TeleporterFeeInfo {
    address feeTokenAddress;
    uint256 amount;
}

struct TeleporterMessageInput {
    bytes32 destinationBlockchainID;
    address destinationAddress;
    TeleporterFeeInfo feeInfo;
    uint256 requiredGasLimit;
    address[] allowedRelayerAddresses;
    bytes message;
}

/// What receives messages of other chains.
interface IMessageReceiver {
    function receiveTeleporterMessage(bytes32 sourceBlockchainID, address originSenderAddress, bytes calldata message)
        external;
}

/// The messenger, as callers and indexers know it.
interface ITeleporterMessenger {
    event BlockchainIDInitialized(bytes32 indexed blockchainID);
    event SendCrossChainMessage(
        bytes32 indexed messageID,
        bytes32 indexed destinationBlockchainID,
        TeleporterMessage message,
        TeleporterFeeInfo feeInfo
    );
    event AddFeeAmount(bytes32 indexed messageID, TeleporterFeeInfo updatedFeeInfo);
    event ReceiveCrossChainMessage(
        bytes32 indexed messageID,
        bytes32 indexed sourceBlockchainID,
        address indexed deliverer,
        address rewardRedeemer,
        TeleporterMessage message
    );
    event MessageExecuted(bytes32 indexed messageID, bytes32 indexed sourceBlockchainID);
    event MessageExecutionFailed(
        bytes32 indexed messageID, bytes32 indexed sourceBlockchainID, TeleporterMessage message
    );
    event ReceiptReceived(
        bytes32 indexed messageID,
        bytes32 indexed destinationBlockchainID,
        address indexed relayerRewardAddress,
        TeleporterFeeInfo feeInfo
    );
    event RelayerRewardsRedeemed(address indexed redeemer, address indexed asset, uint256 amount);

    function sendCrossChainMessage(TeleporterMessageInput calldata messageInput) external returns (bytes32 messageID);

    function retrySendCrossChainMessage(TeleporterMessage calldata message) external;

    function addFeeAmount(bytes32 messageID, address feeTokenAddress, uint256 additionalFeeAmount) external;

    function receiveCrossChainMessage(uint32 messageIndex, address relayerRewardAddress) external;

    function retryMessageExecution(bytes32 sourceBlockchainID, TeleporterMessage calldata message) external;

    function sendSpecifiedReceipts(
        bytes32 sourceBlockchainID,
        bytes32[] calldata messageIDs,
        TeleporterFeeInfo calldata feeInfo,
        address[] calldata allowedRelayerAddresses
    ) external returns (bytes32 messageID);

    function redeemRelayerRewards(address feeTokenAddress) external;

    function initializeBlockchainID() external returns (bytes32);

    function getMessageHash(bytes32 messageID) external view returns (bytes32 messageHash);

    function messageReceived(bytes32 messageID) external view returns (bool);

    function getRelayerRewardAddress(bytes32 messageID) external view returns (address);

    function checkRelayerRewardAmount(address relayer, address feeTokenAddress) external view returns (uint256);

    function getFeeInfo(bytes32 messageID) external view returns (address feeTokenAddress, uint256 amount);

    function getNextMessageID(bytes32 destinationBlockchainID) external view returns (bytes32 messageID);

    function getReceiptQueueSize(bytes32 blockchainID) external view returns (uint256);

    function getReceiptAtIndex(bytes32 blockchainID, uint256 index)
        external
        view
        returns (TeleporterMessageReceipt memory);
}
