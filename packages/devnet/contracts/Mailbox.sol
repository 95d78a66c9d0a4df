// SPDX-License-Identifier: MIT
pragma solidity ^0.8.24;

import {IMessageReceiver} from "./ITeleporterMessenger.sol";

/// Keeps the last message that the messenger brought from another chain.
contract Mailbox is IMessageReceiver {
    address private constant MESSENGER = 0x253b2784c75e510dD0fF1da844684a1aC0aa5fcf;

    event Received(bytes32 indexed sourceBlockchainID, address indexed sender, bytes message);

    uint256 public received;
    bytes public lastMessage;

    function receiveTeleporterMessage(bytes32 sourceBlockchainID, address originSenderAddress, bytes calldata message)
        external
    {
        require(msg.sender == MESSENGER, "Mailbox: not from the messenger");
        received++;
        lastMessage = message;
        emit Received(sourceBlockchainID, originSenderAddress, message);
    }
}
