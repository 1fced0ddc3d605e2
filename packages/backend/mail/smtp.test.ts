import { createServer, type Server, type Socket } from "node:net";
import { afterEach, beforeEach, expect, test } from "vitest";
import { createSmtpMailer, type SmtpMailer } from "./smtp.ts";

/** Just enough of a mail server: it says yes to everything, or no to every recipient. */
function mailServer(answerToRecipient = "250 ok") {
  const said: string[] = [];
  const sockets = new Set<Socket>();
  const server = createServer((socket) => {
    sockets.add(socket);
    socket.write("220 test\r\n");
    let isData = false;
    let rest = "";
    socket.on("data", (chunk) => {
      const lines = (rest + chunk.toString("utf8")).split("\r\n");
      rest = lines.pop() ?? "";
      for (const line of lines) {
        said.push(line);
        if (isData && line !== ".") continue;
        if (line === "DATA") {
          isData = true;
          socket.write("354 go on\r\n");
        } else {
          isData = false;
          socket.write(`${line.startsWith("RCPT") ? answerToRecipient : "250 ok"}\r\n`);
        }
      }
    });
  });
  return { server, said, hangUp: () => sockets.forEach((socket) => void socket.destroy()) };
}

const mail = {
  to: "marie@example.org",
  subject: "Confirmez votre adresse, s’il vous plaît",
  text: "Bonjour Zoé",
  html: "<p>Bonjour Zoé</p>",
};

let open: (() => Promise<void>)[] = [];
beforeEach(() => {
  open = [];
});
afterEach(() => Promise.all(open.map((close) => close())));

async function start(answerToRecipient?: string): Promise<{ mailer: SmtpMailer; said: string[] }> {
  const { server, said, hangUp } = mailServer(answerToRecipient);
  const port = await listen(server);
  const mailer = createSmtpMailer({
    url: `smtp://127.0.0.1:${port}`,
    from: "Trousse <bonjour@example.org>",
  });
  open.push(async () => {
    mailer.close();
    hangUp();
    await new Promise((resolve) => server.close(resolve));
  });
  return { mailer, said };
}

function listen(server: Server): Promise<number> {
  return new Promise((resolve) =>
    server.listen(0, "127.0.0.1", () => {
      const address = server.address();
      resolve(typeof address === "object" && address ? address.port : 0);
    }),
  );
}

test("a mail goes out with both forms, from us, marked as automatic", async () => {
  const { mailer, said } = await start();
  await mailer.send(mail);
  expect(said).toContain("MAIL FROM:<bonjour@example.org>");
  expect(said).toContain("RCPT TO:<marie@example.org>");
  const text = said.join("\n");
  expect(text).toContain("Auto-Submitted: auto-generated");
  expect(text).toContain("Content-Type: text/plain");
  expect(text).toContain("Content-Type: text/html");
});

test("no value adds a header or a recipient", async () => {
  const { mailer, said } = await start();
  await mailer.send({ ...mail, subject: "a\r\nBcc: eve@example.org\r\n\r\nbody" });
  await mailer.send({ ...mail, to: "marie@example.org,eve@example.org" }).catch(() => undefined);
  expect(said.filter((line) => /^(Bcc:|RCPT TO:<eve)/i.test(line))).toEqual([]);
});

test("an answer goes to whom the mail names, and to nobody that an address smuggles in", async () => {
  const { mailer, said } = await start();
  await mailer.send({ ...mail, replyTo: "zoe@example.org" });
  expect(said).toContain("Reply-To: zoe@example.org");
  await mailer
    .send({ ...mail, replyTo: "zoe@example.org\r\nBcc: eve@example.org" })
    .catch(() => undefined);
  expect(said.filter((line) => /^(Bcc:|RCPT TO:<eve)/i.test(line))).toEqual([]);
});

test("a mail that is not accepted fails", async () => {
  const { mailer } = await start("550 no such user");
  await expect(mailer.send(mail)).rejects.toThrow("550");
});

test("a server that is not there fails", async () => {
  const mailer = createSmtpMailer({ url: "smtp://127.0.0.1:9", from: "a@example.org" });
  open.push(async () => mailer.close());
  await expect(mailer.send(mail)).rejects.toThrow();
});

test("a mail that may come twice has one id, and one press ends its kind", async () => {
  const { mailer, said } = await start();
  await mailer.send(mail);
  expect(said.join("\n")).not.toMatch(/List-Unsubscribe/);
  await mailer.send({
    ...mail,
    messageId: "weekly-2026-11-16",
    unsubscribeUrl: "https://trousse.example/functions/v1/unsubscribe?token=abc",
  });
  // A long header goes on in the next line.
  const head = said.join("\n").replaceAll(/\n\s+/g, " ");
  expect(head).toContain("Message-ID: <weekly-2026-11-16@example.org>");
  expect(head).toContain(
    "List-Unsubscribe: <https://trousse.example/functions/v1/unsubscribe?token=abc>",
  );
  expect(head).toContain("List-Unsubscribe-Post: List-Unsubscribe=One-Click");
});
