// SPDX-License-Identifier: MIT
pragma solidity ^0.8.24;

struct Fee { address token; uint256 amount; }
struct Message { bytes32 chain; address receiver; Fee fee; uint256 gas; address[] relayers; bytes text; }
interface IMessenger { function sendCrossChainMessage(Message calldata) external returns (bytes32); }

IMessenger constant messenger = IMessenger(0x253b2784c75e510dD0fF1da844684a1aC0aa5fcf);

contract Greeter {
    function greet(bytes32 chain, address receiver, string calldata text) external {
        messenger.sendCrossChainMessage(
            Message(chain, receiver, Fee(address(0), 0), 200_000, new address[](0), bytes(text))
        );
    }
}

contract Guestbook {
    string public last;
    address public from;

    function receiveTeleporterMessage(bytes32, address sender, bytes calldata text) external {
        require(msg.sender == address(messenger), "not from the messenger");
        (last, from) = (string(text), sender);
    }
}
