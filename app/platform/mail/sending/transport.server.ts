import { smtpUrl } from "~/platform/env/env.server";

const MINUTE = 60 * 1000;

/**
 * Sends over SMTP; without a server it only builds the message, which is written to a file. The
 * package is large, so it is loaded when the first mail is due.
 */
async function makeTransport(url: string | undefined) {
  const { createTransport } = await import("nodemailer");
  return url
    ? createTransport({
        url,
        // Only a server on this machine may be used without TLS.
        requireTLS: !isOnLoopback(url),
        connectionTimeout: MINUTE / 2,
        greetingTimeout: MINUTE / 2,
        socketTimeout: MINUTE,
        disableFileAccess: true,
        disableUrlAccess: true,
      })
    : createTransport({ streamTransport: true, buffer: true, newline: "unix" });
}

function isOnLoopback(url: string): boolean {
  return /^(localhost|127(\.\d+){3}|\[::1\])$/.test(new URL(url).hostname);
}

let transport: { url: string | undefined; made: ReturnType<typeof makeTransport> } | undefined;

/** The transport to the mail server that is set now; the office may set another one. */
export function findTransport() {
  if (!transport || transport.url !== smtpUrl) {
    transport = { url: smtpUrl, made: makeTransport(smtpUrl) };
  }
  return transport.made;
}
