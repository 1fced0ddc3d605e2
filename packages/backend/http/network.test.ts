import { expect, test } from "vitest";
import { networkOf } from "./network.ts";

test.each([
  { address: "203.0.113.7", network: "203.0.113.7", because: "an IPv4 address is a household" },
  { address: "::ffff:203.0.113.7", network: "203.0.113.7", because: "this is the same one" },
  { address: "::FFFF:203.0.113.7", network: "203.0.113.7", because: "capitals do not count" },
  { address: "2001:db8:1:2::1", network: "2001:db8:1:2::/64", because: "it has 2^64 addresses" },
  { address: "2001:db8:1:2:3:4:5:6", network: "2001:db8:1:2::/64", because: "this is the same" },
  { address: "2001:0DB8:1:2::1", network: "2001:db8:1:2::/64", because: "so is this" },
  { address: "2001:db8:1:3::1", network: "2001:db8:1:3::/64", because: "this is the neighbour" },
  { address: "2001:db8::1", network: "2001:db8:0:0::/64", because: "zeros may be left out" },
  { address: "::1", network: "0:0:0:0::/64", because: "this machine" },
  { address: "fe80::1%eth0", network: "fe80:0:0:0::/64", because: "its cable is not its name" },
  { address: "1:2:3:4:5:6:1.2.3.4", network: "1:2:3:4::/64", because: "its end may have dots" },
  { address: "", network: "", because: "the connection is gone" },
  { address: "nonsense", network: "nonsense", because: "it is counted all the same" },
])("$address counts as $network: $because", ({ address, network }) => {
  expect(networkOf(address)).toBe(network);
});
