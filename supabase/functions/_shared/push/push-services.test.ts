import { expect, test } from "vitest";
import { isPushService } from "./push-services.ts";

test.each([
  "https://fcm.googleapis.com/fcm/send/dGVzdA:APA91b",
  "https://jmt17.google.com/fcm/send/dGVzdA",
  "https://updates.push.services.mozilla.com/wpush/v2/gAAAA",
  "https://web.push.apple.com/QGuQyavXutnMH",
  "https://wns2-par02p.notify.windows.com/w/?token=BQYAAAD",
])("%s is a push service of a browser", (endpoint) => {
  expect(isPushService(endpoint)).toBe(true);
});

test.each([
  { endpoint: "https://push.example.org/1", because: "nobody named it" },
  { endpoint: "http://fcm.googleapis.com/fcm/send/1", because: "it is not encrypted" },
  {
    endpoint: "https://fcm.googleapis.com:8443/fcm/send/1",
    because: "another port may be another service",
  },
  { endpoint: "https://fcm.googleapis.com@127.0.0.1/1", because: "the service is only its user" },
  { endpoint: "https://a:b@fcm.googleapis.com/1", because: "it comes with a password" },
  { endpoint: "https://fcm.googleapis.com.evil.example/1", because: "the name goes on" },
  { endpoint: "https://evilnotify.windows.com/1", because: "it is not below the service" },
  { endpoint: "https://notify.windows.com/1", because: "a family of names is not one of them" },
  { endpoint: "https://web.push.apple.com:444/1", because: "a port below a family, either" },
  { endpoint: "https://127.0.0.1/1", because: "it is this machine" },
  { endpoint: "https://[::1]/1", because: "so is this" },
  { endpoint: "https://2130706433/1", because: "so is this, in one number" },
  {
    endpoint: "https://169.254.169.254/latest/meta-data",
    because: "a cloud serves credentials there",
  },
  { endpoint: "https://10.0.0.1/1", because: "it is a machine of the network" },
  { endpoint: "https://localhost/1", because: "it is this machine by name" },
  { endpoint: "file:///etc/passwd", because: "it is a file" },
  { endpoint: "https://fcm.googleapis.com/", because: "it is nobody's subscription" },
  { endpoint: "https://fcm.googleapis.com/1#x", because: "it ends with a fragment" },
  { endpoint: `https://fcm.googleapis.com/${"x".repeat(1000)}`, because: "it is too long" },
  { endpoint: "https://fcm.googleapis.com/fcm/send/ a", because: "there is a space in it" },
  { endpoint: "fcm.googleapis.com/1", because: "it is no address" },
  { endpoint: "", because: "it is empty" },
])("$endpoint is none: $because", ({ endpoint }) => {
  expect(isPushService(endpoint)).toBe(false);
});

test("a service that the installation names is accepted, by its whole origin", () => {
  const more = ["http://127.0.0.1:4321"];
  expect(isPushService("http://127.0.0.1:4321/sub/1", more)).toBe(true);
  expect(isPushService("http://127.0.0.1:4322/sub/1", more)).toBe(false);
  expect(isPushService("https://127.0.0.1:4321/sub/1", more)).toBe(false);
});
