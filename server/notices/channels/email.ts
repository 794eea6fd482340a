import type { Transporter } from 'nodemailer';
import type { ChannelConfig } from '#server/channel-config.ts';
import { LETTER_FRAME } from '#words/letters.ts';
import type { Adapter, Letter } from './channel.ts';
import { readFailure } from './mail-answer.ts';

type EmailConfig = NonNullable<ChannelConfig['email']>;

/** Maximum number of connections to the mail server at once. */
const MOST_CONNECTIONS = 8;
/** Number of e-mails after which a connection is opened anew. */
const LETTERS_A_CONNECTION = 200;
/** Exactly one address: no list, no name, no second line. */
const ONE_ADDRESS = /^[^\s@<>()[\],;:"\\]{1,64}@[^\s@<>()[\],;:"\\]{1,190}$/u;

/** Timeouts of a connection to the mail server, in milliseconds. */
const TIMEOUTS_MS = { connectionTimeout: 10_000, greetingTimeout: 10_000, socketTimeout: 30_000, dnsTimeout: 5_000 };

/** Opens the channel of a mail server. `stopUrl` returns the link that ends an account's e-mails, if there is one. */
export async function openEmail(
  { url, from }: EmailConfig,
  stopUrl: (letter: Letter) => string | undefined,
  timeoutsMs: Partial<typeof TIMEOUTS_MS> = {},
): Promise<Adapter> {
  const { createTransport } = await import('nodemailer');
  const transporter: Transporter = createTransport({
    url,
    pool: true,
    maxConnections: MOST_CONNECTIONS,
    maxMessages: LETTERS_A_CONNECTION,
    ...TIMEOUTS_MS,
    ...timeoutsMs,
    // Nothing that a letter names is fetched or read from here.
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  // The domain of the sender's address, with or without angle brackets.
  const domain = /@([^\s@<>]+?)>?$/.exec(from)?.[1] ?? 'localhost';
  return {
    async send(letter) {
      if (!ONE_ADDRESS.test(letter.to)) return { isSent: false, reason: 'address', isForGood: true };
      const stop = stopUrl(letter);
      try {
        await transporter.sendMail({
          from,
          to: { name: '', address: letter.to },
          subject: letter.subject,
          ...(letter.replyTo && { replyTo: letter.replyTo }),
          text: plainOf(letter, stop),
          html: htmlOf(letter, stop),
          messageId: `<${letter.noticeId}@${domain}>`,
          headers: {
            'Auto-Submitted': 'auto-generated',
            'Content-Language': letter.language,
            ...(stop && { 'List-Unsubscribe': `<${stop}>`, 'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click' }),
          },
        });
        return { isSent: true, gatewayId: letter.noticeId };
      } catch (error) {
        return readFailure(error, letter.to);
      }
    },
    close: async () => transporter.close(),
  };
}

/** Matches a text that begins with a greeting, as a letter that the office wrote by hand may. */
const GREETING = /^\s*(নমস্কার|প্রিয়|শ্রদ্ধেয়|মাননীয়|namaskar|namaste|dear|respected|hello)/i;

function plainOf({ text, link, language }: Letter, stop: string | undefined): string {
  const frame = LETTER_FRAME[language];
  const parts = [
    !GREETING.test(text) && frame.greeting,
    text,
    link && !text.includes(link.href) && link.href,
    frame.sign,
    stop && `${frame.stop}: ${stop}`,
  ];
  return `${parts.filter(Boolean).join('\n\n')}\n`;
}

function htmlOf({ subject, text, link, language }: Letter, stop: string | undefined): string {
  const frame = LETTER_FRAME[language];
  const lines = [...(GREETING.test(text) ? [] : [frame.greeting]), ...text.split('\n')].map(
    (line) => `<p>${escaped(line)}</p>`,
  );
  const button = link ? `<p><a href="${escaped(link.href)}">${escaped(link.label || frame.open)}</a></p>` : '';
  const stopLine = stop ? `<p><small><a href="${escaped(stop)}">${escaped(frame.stop)}</a></small></p>` : '';
  return `<!doctype html><html lang="${language}"><head><meta charset="utf-8"><title>${escaped(subject)}</title></head>
<body style="font-family:sans-serif;font-size:18px;line-height:1.5;max-width:36em">
${lines.join('\n')}
${button}
<p>${escaped(frame.sign)}</p>
${stopLine}
</body></html>
`;
}

const ENTITIES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
/** Escapes a text for HTML. */
const escaped = (text: string): string => text.replace(/[&<>"]/g, (sign) => ENTITIES[sign] ?? sign);
