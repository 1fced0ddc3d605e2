import { expect, test } from "vitest";
import { addressState, isLocalOnly, isOpenWithoutHttps } from "./open-without-https.ts";

test.each([
  {
    host: "localhost",
    publicUrl: "http://localhost:3000",
    isOpen: false,
    isLocal: true,
    address: "this-machine",
  },
  {
    host: "127.0.0.1",
    publicUrl: "http://[::1]:3000",
    isOpen: false,
    isLocal: true,
    address: "this-machine",
  },
  {
    host: "0.0.0.0",
    publicUrl: "http://localhost:3000",
    isOpen: true,
    isLocal: false,
    address: "unencrypted",
  },
  {
    host: "192.168.1.5",
    publicUrl: "http://192.168.1.5:3000",
    isOpen: true,
    isLocal: false,
    address: "unencrypted",
  },
  {
    host: "0.0.0.0",
    publicUrl: "https://trousse.example",
    isOpen: false,
    isLocal: false,
    address: "https",
  },
  {
    host: "localhost",
    publicUrl: "https://trousse.example",
    isOpen: false,
    isLocal: false,
    address: "https",
  },
])("listening on $host as $publicUrl", ({ isOpen, isLocal, address, ...settings }) => {
  expect(isOpenWithoutHttps(settings)).toBe(isOpen);
  expect(isLocalOnly(settings)).toBe(isLocal);
  expect(addressState(settings)).toBe(address);
});
