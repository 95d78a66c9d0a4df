// SPDX-License-Identifier: MIT
pragma solidity ^0.8.24;

interface IWarpMessages {
    struct Message {
        bytes32 sourceChainID;
        address originSenderAddress;
        bytes payload;
    }

    function getVerifiedWarpMessage(uint32 index) external view returns (Message memory message, bool valid);
}

/// Takes messages of other chains: those that a messenger brings, and those that a transaction itself brings.
contract Inbox {
    IWarpMessages private constant WARP = IWarpMessages(0x0200000000000000000000000000000000000005);

    event Received(bytes32 indexed sourceBlockchainID, address indexed sender, bytes message);

    function receiveTeleporterMessage(bytes32 sourceBlockchainID, address originSenderAddress, bytes calldata message)
        external
    {
        emit Received(sourceBlockchainID, originSenderAddress, message);
    }

    function take(uint32 index) external {
        (IWarpMessages.Message memory message, bool valid) = WARP.getVerifiedWarpMessage(index);
        require(valid, "Inbox: no valid message");
        emit Received(message.sourceChainID, message.originSenderAddress, message.payload);
    }
}
