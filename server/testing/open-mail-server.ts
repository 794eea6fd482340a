import { once } from 'node:events';
import { SMTPServer } from 'smtp-server';

/** An e-mail that the server has accepted. */
interface ReceivedMail {
  to: string[];
  /** The raw message: headers, an empty line, and the body. */
  raw: string;
  /** Returns the value of a header, its folded lines joined; undefined if there is none. */
  header(name: string): string | undefined;
}

/** How the server answers. */
export interface Behaviour {
  /** The reply to a recipient: an SMTP code, or a code and a text; undefined accepts. */
  refuses?: (address: string) => number | string | undefined;
  /** The reply to a sender: a code and a text; undefined accepts. */
  refusesSender?: () => string | undefined;
  /** Called before an e-mail is accepted. */
  onLetter?: () => Promise<void> | void;
}

/** Starts a mail server that keeps the e-mails that it has accepted, in `letters`. The caller must stop it. */
export async function openMailServer({
  refuses = () => undefined,
  refusesSender = () => undefined,
  onLetter = () => {},
}: Behaviour = {}) {
  const letters: ReceivedMail[] = [];
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    size: 1_000_000,
    onRcptTo({ address }, _session, answer) {
      answer(refusalOf(refuses(address)));
    },
    onMailFrom(_address, _session, answer) {
      answer(refusalOf(refusesSender()));
    },
    async onData(stream, session, answer) {
      const chunks: Buffer[] = [];
      try {
        for await (const chunk of stream) chunks.push(chunk);
      } catch {
        return; // the sending process was killed
      }
      const raw = Buffer.concat(chunks).toString();
      await onLetter();
      letters.push({ to: session.envelope.rcptTo.map(({ address }) => address), raw, header: headerOf(raw) });
      answer(null);
    },
  });
  server.on('error', () => {});
  const listening = server.listen(0, '127.0.0.1');
  await once(listening, 'listening');
  const address = listening.address();
  const port = typeof address === 'object' ? address?.port : 0;
  const stop = () => new Promise<void>((resolve) => server.close(() => resolve()));
  return { url: `smtp://127.0.0.1:${port}`, letters, stop };
}

/** Returns the error by which the server refuses; null accepts. */
function refusalOf(reply: number | string | undefined): Error | null {
  if (reply === undefined) return null;
  const [code = '', ...words] = String(reply).split(' ');
  return Object.assign(new Error(words.join(' ') || 'refused'), { responseCode: Number(code) });
}

/** Returns a function that returns a header of an e-mail by its name; undefined if it has none. */
function headerOf(raw: string): ReceivedMail['header'] {
  const [head = ''] = raw.split('\r\n\r\n', 1);
  const lines = head.replace(/\r\n[ \t]+/g, ' ').split('\r\n');
  return (name) =>
    lines.find((line) => line.toLowerCase().startsWith(`${name.toLowerCase()}: `))?.slice(name.length + 2);
}

/** Returns the decoded parts of a multipart e-mail with their headers removed, joined by line breaks. */
export function textOf({ raw }: Pick<ReceivedMail, 'raw'>): string {
  const parts = raw.split(/\r\n--[^\r\n]+\r\n/).slice(1);
  return parts.map(decodePart).join('\n');
}

/** Returns the body of a part, decoded as its header says: base64, quoted-printable, or plain. */
function decodePart(part: string): string {
  const [head = '', ...rest] = part.split('\r\n\r\n');
  const body = rest.join('\r\n\r\n');
  if (/base64/i.test(head)) return Buffer.from(body, 'base64').toString();
  if (!/quoted-printable/i.test(head)) return body;
  const bytes = body
    .replace(/=\r\n/g, '')
    .replace(/=([0-9A-F]{2})/g, (_, hex) => String.fromCharCode(Number.parseInt(hex, 16)));
  return Buffer.from(bytes, 'latin1').toString();
}
