/** Opens the reader's own mail program on an answer, with the message quoted below. @param quoted says whose words follow */
export function replyAddress(
  { email, subject, text }: { email: string; subject: string; text: string },
  quoted: string,
): string {
  const lines = text.split(/\r?\n/).map((line) => `> ${line}`);
  const body = ["", "", quoted, ...lines].join("\r\n");
  // The sign between name and domain stays itself; no other may end the address or begin a header.
  const to = encodeURIComponent(email).replace("%40", "@");
  const title = /^re\s?:/i.test(subject) ? subject : `Re: ${subject}`;
  return `mailto:${to}?subject=${encodeURIComponent(title)}&body=${encodeURIComponent(body)}`;
}
